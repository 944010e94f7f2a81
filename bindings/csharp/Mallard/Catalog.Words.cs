using System;
using System.Collections.Generic;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A kind of action, event or decision, for people.</summary>
    public sealed unsafe class CatalogWord
    {
        internal CatalogWord(in mld_catalog_word_info info)
        {
            Kind = info.kind;
            Word = Interop.Text.Out(info.word);
            Name = Interop.Text.Out(info.name);
            Text = Interop.Text.Out(info.text);
            Sentence = Interop.Text.Out(info.sentence);
        }

        /// <summary>Its number.</summary>
        public uint Kind { get; }

        /// <summary>As in the text notation.</summary>
        public string Word { get; }

        /// <summary>For people; of a decision, what is asked.</summary>
        public string Name { get; }

        /// <summary>What it is.</summary>
        public string Text { get; }

        /// <summary>Of an event: the sentence that tells it, with places for its arguments; otherwise
        /// empty.</summary>
        public string Sentence { get; }
    }

    /// <summary>Something that an option can be set to.</summary>
    public sealed unsafe class CatalogChoice
    {
        internal CatalogChoice(in mld_catalog_choice_info info, CatalogEntry? entry)
        {
            Value = Interop.Text.Out(info.value);
            Name = Interop.Text.Out(info.name);
            Text = Interop.Text.Out(info.text);
            Entry = entry;
        }

        /// <summary>As <see cref="MatchOptions"/> takes it.</summary>
        public string Value { get; }

        /// <summary>For people.</summary>
        public string Name { get; }

        /// <summary>What it means; empty if nobody wrote it.</summary>
        public string Text { get; }

        /// <summary>The entry that it names; null if it names none.</summary>
        public CatalogEntry? Entry { get; }
    }

    /// <summary>An option of a match, for people: what a menu is made of.</summary>
    public sealed unsafe class CatalogOption
    {
        internal CatalogOption(in mld_catalog_option_info info, IReadOnlyList<CatalogChoice> choices)
        {
            Option = Interop.Text.Out(info.option);
            Name = Interop.Text.Out(info.name);
            Text = Interop.Text.Out(info.text);
            Default = Interop.Text.Out(info.fallback);
            Type = (OptionType)info.type;
            Flags = info.flags;
            Min = info.min;
            Max = info.max;
            Choices = choices;
        }

        /// <summary>As <see cref="MatchOptions"/> takes it.</summary>
        public string Option { get; }

        /// <summary>For people.</summary>
        public string Name { get; }

        /// <summary>What it changes.</summary>
        public string Text { get; }

        /// <summary>Its default, as text.</summary>
        public string Default { get; }

        /// <summary>What values it takes.</summary>
        public OptionType Type { get; }

        /// <summary>What it takes besides its choices.</summary>
        public CatalogOptionFlags Flags { get; }

        /// <summary>Of whole numbers: the least.</summary>
        public long Min { get; }

        /// <summary>Of whole numbers: the greatest.</summary>
        public long Max { get; }

        /// <summary>What it can be set to; empty for numbers and free text.</summary>
        public IReadOnlyList<CatalogChoice> Choices { get; }
    }

    /// <content>Words of the game, and its options.</content>
    public sealed unsafe partial class Catalog
    {
        // As mallard_catalog.h lists them; the names of marks come from the library.
        private static readonly string[] Common =
        {
            "player", "nobody", "none", "round", "of", "to_move", "wins", "draw", "over", "hidden", "stale",
            "nothing", "more",
        };

        private readonly Dictionary<string, string> _common = new Dictionary<string, string>();

        /// <summary>Kinds of action.</summary>
        public IReadOnlyList<CatalogWord> Actions { get; }

        /// <summary>Kinds of event.</summary>
        public IReadOnlyList<CatalogWord> Events { get; }

        /// <summary>Kinds of decision.</summary>
        public IReadOnlyList<CatalogWord> Decisions { get; }

        /// <summary>Options of a match, in the order to show them.</summary>
        public IReadOnlyList<CatalogOption> Options { get; }

        /// <summary>A word that every game needs: "player", "round", "wins", "mark_hit", ...; empty for what
        /// is not there.</summary>
        public string CommonWord(string name) => _common.TryGetValue(name, out var word) ? word : string.Empty;

        private static CatalogWord[] ReadWords(mld_ruleset* ruleset, ulong language, KindList list, int count)
        {
            var words = new CatalogWord[count];
            for (var i = 0; i < count; i++)
            {
                mld_catalog_word_info info = default;
                info.struct_size = (uint)sizeof(mld_catalog_word_info);
                mld_error* error;
                MallardError.ThrowIfFailed(
                    Native.mld_catalog_describe_word(ruleset, language, list, (ulong)i, &info, &error), error);
                words[i] = new CatalogWord(info);
            }

            return words;
        }

        private CatalogOption[] ReadOptions(mld_ruleset* ruleset, ulong language)
        {
            var options = new CatalogOption[checked((int)Native.mld_catalog_option_count(ruleset))];
            for (var i = 0; i < options.Length; i++)
            {
                mld_catalog_option_info info = default;
                info.struct_size = (uint)sizeof(mld_catalog_option_info);
                mld_error* error;
                MallardError.ThrowIfFailed(
                    Native.mld_catalog_describe_option(ruleset, language, (ulong)i, &info, &error), error);
                var choices = new CatalogChoice[checked((int)info.choice_count)];
                for (var c = 0; c < choices.Length; c++)
                {
                    mld_catalog_choice_info choice = default;
                    choice.struct_size = (uint)sizeof(mld_catalog_choice_info);
                    MallardError.ThrowIfFailed(
                        Native.mld_catalog_describe_choice(
                            ruleset, language, (ulong)i, (ulong)c, &choice, &error),
                        error);
                    var entry = choice.kind >= 0 && choice.entry >= 0
                        ? Kinds[(int)choice.kind].Entries[(int)choice.entry]
                        : null;
                    choices[c] = new CatalogChoice(choice, entry);
                }

                options[i] = new CatalogOption(info, choices);
            }

            return options;
        }

        private void ReadCommonWords(mld_ruleset* ruleset, ulong language)
        {
            foreach (var name in Common)
            {
                ReadCommonWord(ruleset, language, name);
            }

            for (var bit = 0u; bit < 32; bit++)
            {
                var mark = Text.Out(Native.mld_mark_name(bit));
                if (mark.Length > 0)
                {
                    ReadCommonWord(ruleset, language, "mark_" + mark.Replace(' ', '_'));
                }
            }
        }

        private void ReadCommonWord(mld_ruleset* ruleset, ulong language, string name)
        {
            fixed (byte* text = Text.In(name))
            {
                _common[name] = Text.Out(Native.mld_catalog_common_word(ruleset, language, text));
            }
        }
    }
}
