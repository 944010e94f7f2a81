using System;
using System.Collections.Generic;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A kind of entry and the entries of that kind.</summary>
    public sealed class CatalogKind
    {
        internal CatalogKind(
            string kind, string name, string text, IReadOnlyList<CatalogField> fields, IReadOnlyList<CatalogEntry> entries)
        {
            Kind = kind;
            Name = name;
            Text = text;
            Fields = fields;
            Entries = entries;
        }

        /// <summary>As packs write it: "formation".</summary>
        public string Kind { get; }

        /// <summary>For people.</summary>
        public string Name { get; }

        /// <summary>What such an entry is.</summary>
        public string Text { get; }

        /// <summary>What its entries can say, those fields included that every entry has: for editors.</summary>
        public IReadOnlyList<CatalogField> Fields { get; }

        /// <summary>In load order; <see cref="SceneItem.Entry"/> and names are indices into
        /// it.</summary>
        public IReadOnlyList<CatalogEntry> Entries { get; }
    }

    /// <summary>A field that entries of a kind can have.</summary>
    public sealed unsafe class CatalogField
    {
        internal CatalogField(in mld_catalog_field_info info)
        {
            Name = Interop.Text.Out(info.name);
            Text = Interop.Text.Out(info.doc);
            Type = info.type;
            ItemType = info.item_type;
            Look = info.look;
            Reference = Interop.Text.Out(info.reference);
        }

        /// <summary>As packs write it.</summary>
        public string Name { get; }

        /// <summary>What it means, in English.</summary>
        public string Text { get; }

        /// <summary>What may stand in it.</summary>
        public FieldType Type { get; }

        /// <summary>Of a list: what its items are.</summary>
        public FieldType ItemType { get; }

        /// <summary>What people see in it, beyond its type.</summary>
        public FieldLook Look { get; }

        /// <summary>Of a reference, or a list of them: the kind of entry; otherwise empty.</summary>
        public string Reference { get; }
    }

    /// <summary>An entry of the catalog: a card, a ship, a weapon, as people see it.</summary>
    public sealed unsafe class CatalogEntry
    {
        internal CatalogEntry(in mld_catalog_entry_info info)
        {
            Id = Interop.Text.Out(info.id);
            Word = Interop.Text.Out(info.word);
            Name = Interop.Text.Out(info.name);
            Text = Interop.Text.Out(info.text);
            Icon = Interop.Text.Out(info.icon);
            Pack = Interop.Text.Out(info.pack);
            File = Interop.Text.Out(info.file);
            Line = info.line;
            Tags = Interop.Text.Out(info.tags, info.tag_count);
            Fields = CatalogValue.Read(info.fields);
            Extra = CatalogValue.Read(info.extra);
        }

        /// <summary><c>pack:name</c>.</summary>
        public string Id { get; }

        /// <summary>What people type for it.</summary>
        public string Word { get; }

        /// <summary>For people.</summary>
        public string Name { get; }

        /// <summary>What it does; empty if nobody wrote it.</summary>
        public string Text { get; }

        /// <summary>A key to art, of the pack's choosing; empty if there is none.</summary>
        public string Icon { get; }

        /// <summary>The pack whose text stands.</summary>
        public string Pack { get; }

        /// <summary>Path inside that pack.</summary>
        public string File { get; }

        /// <summary>Where it is declared.</summary>
        public int Line { get; }

        /// <summary>Its tags.</summary>
        public IReadOnlyList<string> Tags { get; }

        /// <summary>A table of all its fields that have a value.</summary>
        public CatalogValue Fields { get; }

        /// <summary>A table for clients and tools, unread by the engine; nothing if there is
        /// none.</summary>
        public CatalogValue Extra { get; }
    }

    /// <summary>Everything in a ruleset as people see it, in one language: kinds of entry and entries
    /// with names, texts, art keys and fields, the words of the game, and its options. Read once and kept; nothing in it depends on the
    /// ruleset's life.</summary>
    public sealed unsafe partial class Catalog
    {
        internal Catalog(Ruleset ruleset, string? language)
        {
            using var held = new Held(ruleset.Handle);
            var pointer = ruleset.Handle.Pointer;
            var number = Ruleset.LanguageNumber(pointer, language);
            Language = Text.Out(Native.mld_catalog_language(pointer, number));
            var languages = new string[checked((int)Native.mld_catalog_language_count(pointer))];
            for (var i = 0; i < languages.Length; i++)
            {
                languages[i] = Text.Out(Native.mld_catalog_language(pointer, (ulong)i));
            }

            Languages = languages;
            var kinds = new CatalogKind[checked((int)Native.mld_catalog_kind_count(pointer))];
            for (var i = 0; i < kinds.Length; i++)
            {
                kinds[i] = ReadKind(pointer, number, (ulong)i);
            }

            Kinds = kinds;
            var game = GameInfo.Find(ruleset.Game);
            Actions = ReadWords(pointer, number, KindList.Actions, game.Actions.Count);
            Events = ReadWords(pointer, number, KindList.Events, game.Events.Count);
            Decisions = ReadWords(pointer, number, KindList.Decisions, game.Decisions.Count);
            Options = ReadOptions(pointer, number);
            ReadCommonWords(pointer, number);
        }

        /// <summary>The language it is in: "en", "fr".</summary>
        public string Language { get; }

        /// <summary>All languages that the packs speak; the first is English.</summary>
        public IReadOnlyList<string> Languages { get; }

        /// <summary>The kinds of entry.</summary>
        public IReadOnlyList<CatalogKind> Kinds { get; }

        /// <summary>The kind of that name; null if there is none.</summary>
        public CatalogKind? Kind(string name)
        {
            foreach (var kind in Kinds)
            {
                if (kind.Kind == name)
                {
                    return kind;
                }
            }

            return null;
        }

        /// <summary>The entry that an item of a scene shows; null if it shows none.</summary>
        public CatalogEntry? EntryOf(in SceneItem item)
        {
            if (item.EntryKind == 0)
            {
                return null;
            }

            foreach (var kind in Kinds)
            {
                if (Reference.TableId(kind.Kind) == item.EntryKind)
                {
                    return item.Entry >= 0 && item.Entry < kind.Entries.Count
                        ? kind.Entries[item.Entry]
                        : null;
                }
            }

            return null;
        }

        private static CatalogKind ReadKind(mld_ruleset* ruleset, ulong language, ulong kind)
        {
            mld_catalog_kind_info info = default;
            info.struct_size = (uint)sizeof(mld_catalog_kind_info);
            mld_error* error;
            MallardError.ThrowIfFailed(
                Native.mld_catalog_describe_kind(ruleset, language, kind, &info, &error), error);
            var fields = new CatalogField[checked((int)info.field_count)];
            for (var i = 0; i < fields.Length; i++)
            {
                mld_catalog_field_info field = default;
                field.struct_size = (uint)sizeof(mld_catalog_field_info);
                MallardError.ThrowIfFailed(
                    Native.mld_catalog_describe_field(ruleset, kind, (ulong)i, &field, &error), error);
                fields[i] = new CatalogField(field);
            }

            var entries = new CatalogEntry[checked((int)info.entry_count)];
            for (var i = 0; i < entries.Length; i++)
            {
                mld_catalog_entry_info entry = default;
                entry.struct_size = (uint)sizeof(mld_catalog_entry_info);
                MallardError.ThrowIfFailed(
                    Native.mld_catalog_describe_entry(
                        ruleset, language, kind, (ulong)i, &entry, &error),
                    error);
                entries[i] = new CatalogEntry(entry);
            }

            return new CatalogKind(
                Text.Out(info.kind), Text.Out(info.name), Text.Out(info.text), fields, entries);
        }
    }
}
