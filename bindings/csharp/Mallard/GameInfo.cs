using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A named argument of a kind of action, event or decision.</summary>
    public sealed class ArgInfo
    {
        internal unsafe ArgInfo(in mld_arg_info info)
        {
            Name = Text.Out(info.name);
            Doc = Text.Out(info.doc);
            Type = (ArgType)info.type;
            Slot = (int)info.slot;
            Width = (int)info.width;
            Table = Text.Out(info.table);
            Words = Text.Out(info.words, info.word_count);
        }

        /// <summary>Lower case, words joined by underscores.</summary>
        public string Name { get; }

        /// <summary>What it means.</summary>
        public string Doc { get; }

        /// <summary>What it is, and so how it is written.</summary>
        public ArgType Type { get; }

        /// <summary>Where it begins among the arguments.</summary>
        public int Slot { get; }

        /// <summary>How many arguments it takes up.</summary>
        public int Width { get; }

        /// <summary>Of names: the table for <see cref="Match.Names"/>; otherwise empty.</summary>
        public string Table { get; }

        /// <summary>Of words: the words, by value; otherwise empty.</summary>
        public IReadOnlyList<string> Words { get; }
    }

    /// <summary>A kind of action, event or decision.</summary>
    public sealed class KindInfo
    {
        internal unsafe KindInfo(in mld_kind_info info, IReadOnlyList<ArgInfo> args)
        {
            Kind = info.kind;
            Name = Text.Out(info.name);
            Doc = Text.Out(info.doc);
            TakesBack = (info.flags & KindFlags.TakesBack) != 0;
            Args = args;
        }

        /// <summary>Its number.</summary>
        public uint Kind { get; }

        /// <summary>The first word of the text notation.</summary>
        public string Name { get; }

        /// <summary>What it is.</summary>
        public string Doc { get; }

        /// <summary>Of actions: it only takes an earlier one back.</summary>
        public bool TakesBack { get; }

        /// <summary>Its arguments, in order.</summary>
        public IReadOnlyList<ArgInfo> Args { get; }
    }

    /// <summary>An option of a match.</summary>
    public sealed class OptionInfo
    {
        internal unsafe OptionInfo(in mld_option_info info)
        {
            Name = Text.Out(info.name);
            Doc = Text.Out(info.doc);
            Default = Text.Out(info.fallback);
            Type = (OptionType)info.type;
            Min = info.min;
            Max = info.max;
            Words = Text.Out(info.words, info.word_count);
        }

        /// <summary>Lower case, words joined by underscores.</summary>
        public string Name { get; }

        /// <summary>What it changes.</summary>
        public string Doc { get; }

        /// <summary>Its default, as text.</summary>
        public string Default { get; }

        /// <summary>What values it takes.</summary>
        public OptionType Type { get; }

        /// <summary>Of whole numbers: the least.</summary>
        public long Min { get; }

        /// <summary>Of whole numbers: the greatest.</summary>
        public long Max { get; }

        /// <summary>Of words: which.</summary>
        public IReadOnlyList<string> Words { get; }
    }

    /// <summary>A bot that a game offers.</summary>
    public sealed class BotInfo
    {
        internal unsafe BotInfo(in mld_bot_info info)
        {
            Name = Text.Out(info.name);
            Doc = Text.Out(info.doc);
            Level = info.level;
        }

        /// <summary>As <see cref="Bot"/> takes it: "standard".</summary>
        public string Name { get; }

        /// <summary>How it plays, in one sentence.</summary>
        public string Doc { get; }

        /// <summary>How well it plays: the lowest is 0.</summary>
        public int Level { get; }
    }

    /// <summary>A game of this library and what its actions, events, decisions and options are called
    /// and mean: what a user interface needs that plays any game.</summary>
    public sealed unsafe class GameInfo
    {
        private GameInfo(in mld_game_info info)
        {
            Name = Text.Out(info.name);
            Title = Text.Out(info.title);
            Doc = Text.Out(info.doc);
            fixed (byte* name = Text.In(Name))
            {
                Actions = Kinds(name, KindList.Actions, info.action_count);
                Events = Kinds(name, KindList.Events, info.event_count);
                Decisions = Kinds(name, KindList.Decisions, info.decision_count);
                var options = new OptionInfo[checked((int)info.option_count)];
                for (var i = 0; i < options.Length; i++)
                {
                    var option = new mld_option_info { struct_size = (uint)sizeof(mld_option_info) };
                    mld_error* error;
                    MallardError.ThrowIfFailed(
                        Native.mld_game_describe_option(name, (ulong)i, &option, &error), error);
                    options[i] = new OptionInfo(option);
                }

                Options = options;
                Bots = ReadBots(name);
            }
        }

        /// <summary>As <see cref="Ruleset.Load(string)"/> takes it: "battleducks".</summary>
        public string Name { get; }

        /// <summary>For people: "BattleDucks".</summary>
        public string Title { get; }

        /// <summary>One sentence.</summary>
        public string Doc { get; }

        /// <summary>Kinds of action.</summary>
        public IReadOnlyList<KindInfo> Actions { get; }

        /// <summary>Kinds of event.</summary>
        public IReadOnlyList<KindInfo> Events { get; }

        /// <summary>Kinds of decision.</summary>
        public IReadOnlyList<KindInfo> Decisions { get; }

        /// <summary>Options of a match, in the order to show them.</summary>
        public IReadOnlyList<OptionInfo> Options { get; }

        /// <summary>The bots that play it, from the weakest to the strongest.</summary>
        public IReadOnlyList<BotInfo> Bots { get; }

        /// <summary>The version of the native library in use: "0.1.0".</summary>
        public static string LibraryVersion => Text.Out(Native.mld_version_string());

        /// <summary>All games of the library.</summary>
        public static IReadOnlyList<GameInfo> All()
        {
            var games = new GameInfo[checked((int)Native.mld_game_count())];
            for (var i = 0; i < games.Length; i++)
            {
                games[i] = Describe((ulong)i);
            }

            return games;
        }

        /// <summary>The game of that name.</summary>
        public static GameInfo Find(string name)
        {
            TryFind(name, out var game, out var error);
            return MallardError.Require(game, error);
        }

        /// <summary>A game by its name, or which name is the nearest to what was asked for.</summary>
        public static bool TryFind(
            string name, [NotNullWhen(true)] out GameInfo? game, [NotNullWhen(false)] out MallardError? error)
        {
            ulong index;
            mld_error* failure;
            Status status;
            fixed (byte* text = Text.In(name))
            {
                status = Native.mld_game_find(text, &index, &failure);
            }

            error = MallardError.Take(status, failure);
            game = error == null ? Describe(index) : null;
            return game != null;
        }

        private static GameInfo Describe(ulong index)
        {
            var info = new mld_game_info { struct_size = (uint)sizeof(mld_game_info) };
            mld_error* error;
            MallardError.ThrowIfFailed(Native.mld_game_describe(index, &info, &error), error);
            return new GameInfo(info);
        }

        private static BotInfo[] ReadBots(byte* game)
        {
            ulong count;
            mld_error* error;
            MallardError.ThrowIfFailed(Native.mld_game_bot_count(game, &count, &error), error);
            var bots = new BotInfo[checked((int)count)];
            for (var i = 0; i < bots.Length; i++)
            {
                var info = new mld_bot_info { struct_size = (uint)sizeof(mld_bot_info) };
                MallardError.ThrowIfFailed(
                    Native.mld_game_describe_bot(game, (ulong)i, &info, &error), error);
                bots[i] = new BotInfo(info);
            }

            return bots;
        }

        private static KindInfo[] Kinds(byte* game, KindList list, ulong count)
        {
            var kinds = new KindInfo[checked((int)count)];
            for (var i = 0; i < kinds.Length; i++)
            {
                var info = new mld_kind_info { struct_size = (uint)sizeof(mld_kind_info) };
                mld_error* error;
                MallardError.ThrowIfFailed(
                    Native.mld_game_describe_nth_kind(game, list, (ulong)i, &info, &error), error);
                var args = new ArgInfo[checked((int)info.arg_count)];
                for (var a = 0; a < args.Length; a++)
                {
                    var arg = new mld_arg_info { struct_size = (uint)sizeof(mld_arg_info) };
                    MallardError.ThrowIfFailed(
                        Native.mld_game_describe_arg(game, list, info.kind, (ulong)a, &arg, &error), error);
                    args[a] = new ArgInfo(arg);
                }

                kinds[i] = new KindInfo(info, args);
            }

            return kinds;
        }
    }
}
