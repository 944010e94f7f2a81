using System;
using System.Collections.Generic;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A kind of entry and the entries of that kind.</summary>
    public sealed class CatalogKind
    {
        internal CatalogKind(string kind, string name, string text, IReadOnlyList<CatalogEntry> entries)
        {
            Kind = kind;
            Name = name;
            Text = text;
            Entries = entries;
        }

        /// <summary>As packs write it: "formation".</summary>
        public string Kind { get; }

        /// <summary>For people.</summary>
        public string Name { get; }

        /// <summary>What such an entry is.</summary>
        public string Text { get; }

        /// <summary>In load order; <see cref="SceneItem.Entry"/> and names are indices into
        /// it.</summary>
        public IReadOnlyList<CatalogEntry> Entries { get; }
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

    /// <summary>What stands in a field of an entry: a number, a text, a list, a table.</summary>
    public sealed unsafe class CatalogValue
    {
        private CatalogValue(mld_value* value)
        {
            mld_value_info info = default;
            info.struct_size = (uint)sizeof(mld_value_info);
            mld_error* error;
            MallardError.ThrowIfFailed(Native.mld_value_describe(value, &info, &error), error);
            Type = info.type;
            Integer = info.integer;
            Text = System.Text.Encoding.UTF8.GetString(info.text, checked((int)info.text_size));
            var items = new CatalogValue[checked((int)info.count)];
            var names = new string[Type == CatalogValueType.Table ? items.Length : 0];
            for (var i = 0; i < items.Length; i++)
            {
                items[i] = Read(Native.mld_value_item(value, (ulong)i));
                if (names.Length > 0)
                {
                    names[i] = Interop.Text.Out(Native.mld_value_field_name(value, (ulong)i));
                }
            }

            Items = items;
            Names = names;
        }

        /// <summary>What it is.</summary>
        public CatalogValueType Type { get; }

        /// <summary>Of a number; 0 or 1 of a truth.</summary>
        public long Integer { get; }

        /// <summary>Of a text; otherwise empty.</summary>
        public string Text { get; }

        /// <summary>Items of a list, or values of a table by the order of <see cref="Names"/>.</summary>
        public IReadOnlyList<CatalogValue> Items { get; }

        /// <summary>The names of the fields of a table; otherwise empty.</summary>
        public IReadOnlyList<string> Names { get; }

        /// <summary>A field of a table by its name; null if there is none.</summary>
        public CatalogValue? this[string name]
        {
            get
            {
                for (var i = 0; i < Names.Count; i++)
                {
                    if (Names[i] == name)
                    {
                        return Items[i];
                    }
                }

                return null;
            }
        }

        /// <summary>For people who look.</summary>
        public override string ToString() => Type switch
        {
            CatalogValueType.Nil => "nil",
            CatalogValueType.Bool => Integer != 0 ? "true" : "false",
            CatalogValueType.Int => Integer.ToString(System.Globalization.CultureInfo.InvariantCulture),
            CatalogValueType.String => Text,
            CatalogValueType.List => "{ " + string.Join(", ", Items) + " }",
            CatalogValueType.Table => Fields(),
            _ => Type.ToString().ToLowerInvariant(),
        };

        internal static CatalogValue Read(mld_value* value) => new CatalogValue(value);

        private string Fields()
        {
            var parts = new string[Names.Count];
            for (var i = 0; i < parts.Length; i++)
            {
                parts[i] = Names[i] + " = " + Items[i];
            }

            return "{ " + string.Join(", ", parts) + " }";
        }
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
            ulong number;
            fixed (byte* tag = Text.In(language))
            {
                number = Native.mld_catalog_find_language(pointer, tag);
            }

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
                Text.Out(info.kind), Text.Out(info.name), Text.Out(info.text), entries);
        }
    }
}
