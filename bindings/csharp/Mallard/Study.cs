using System;
using System.Runtime.InteropServices;
using System.Threading;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>What a study plays.</summary>
    public sealed class StudyOptions
    {
        /// <summary>How many games; of a tournament, for each pairing.</summary>
        public ulong Games { get; set; } = 100;

        /// <summary>Fixes everything that chance decides: the same options give the same report.</summary>
        public ulong Seed { get; set; }

        /// <summary>Games at a time: 1 to 256.</summary>
        public int Threads { get; set; } = 1;

        /// <summary>A game that is not over by then is given up; null: the library's default.</summary>
        public ulong? MaxActions { get; set; }

        /// <summary>Bots, separated by commas; a personality after a plus sign, and the playouts of a search
        /// after a colon: "hard,normal+fox,search:200". Null: "standard".</summary>
        public string? Players { get; set; }

        /// <summary>What the first player does without, separated by commas: "torpedo". Null:
        /// nothing.</summary>
        public string? Without { get; set; }

        /// <summary>Whether a pairing of a tournament ends as soon as it is clear, at 5 % of error, who is
        /// stronger.</summary>
        public bool Sequential { get; set; }

        /// <summary>Told after every game how many are done, of how many: on some thread, one at a time. It
        /// must not use the library.</summary>
        public Action<ulong, ulong>? Progress { get; set; }

        /// <summary>Ends the study after the game that is being played.</summary>
        public CancellationToken Cancellation { get; set; }
    }

    /// <summary>A laboratory for designers: many games by bots, and what they say about a game, its players
    /// and each piece of its content. It takes its time: run it on a thread of its own.</summary>
    public sealed unsafe class Study : IDisposable
    {
        // Native code holds a pointer to it, so it must not be collected.
        private static readonly mld_progress_callback Told = OnProgress;

        private readonly StudyHandle _handle;

        private Study(mld_study* study) => _handle = new StudyHandle(study);

        private delegate Status Play(mld_study_options* options, mld_study** study, mld_error** error);

        /// <summary>Plays many games: lengths, endings, scores, wins by player, seat and first turn, and how
        /// often each action and each entry was offered, used and won with.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static Study Simulate(Ruleset ruleset, MatchOptions? match, StudyOptions options) =>
            Games(ruleset, match, options, false);

        /// <summary>Lets every player play every other, each seed twice with seats changed, and rates
        /// them.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static Study Tournament(Ruleset ruleset, MatchOptions? match, StudyOptions options) =>
            Games(ruleset, match, options, true);

        /// <summary>Goes through the history of a match and asks the first player of the options at every
        /// action what it would have done. Host only: it tells everything.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static Study Analyse(Match match, StudyOptions options)
        {
            var pointer = match.Handle.Pointer;
            var study = Run(options, (o, s, e) => Native.mld_study_create_analysis(pointer, o, s, e));
            GC.KeepAlive(match);
            return study;
        }

        /// <summary>All of it as JSON.</summary>
        public string ToJson()
        {
            var study = _handle.Pointer;
            var text = Text.Read((b, c, s, e) => Native.mld_study_format_json(study, b, c, s, e));
            GC.KeepAlive(this);
            return text;
        }

        /// <summary>A page that stands by itself, with charts, for light and dark screens.</summary>
        public string ToHtml()
        {
            var study = _handle.Pointer;
            var text = Text.Read((b, c, s, e) => Native.mld_study_format_html(study, b, c, s, e));
            GC.KeepAlive(this);
            return text;
        }

        /// <summary>Frees the study.</summary>
        public void Dispose() => _handle.Dispose();

        private static Study Games(Ruleset ruleset, MatchOptions? match, StudyOptions options, bool tournament)
        {
            using var held = new Held(ruleset.Handle);
            var wrong = Configuration.TryMake(ruleset, match, out var made);
            using var config = made;
            if (wrong != null)
            {
                throw new MallardException(wrong);
            }

            var rules = ruleset.Handle.Pointer;
            var given = config.Pointer;
            return Run(options, (o, s, e) => tournament
                ? Native.mld_study_create_tournament(rules, given, o, s, e)
                : Native.mld_study_create_simulation(rules, given, o, s, e));
        }

        private static Study Run(StudyOptions options, Play play)
        {
            options.Cancellation.ThrowIfCancellationRequested();
            mld_study_options given;
            Native.mld_study_options_init(&given, (uint)sizeof(mld_study_options));
            given.threads = options.Threads;
            given.games = options.Games;
            given.seed = options.Seed;
            given.max_actions = options.MaxActions ?? given.max_actions;
            given.sequential = options.Sequential ? 1 : 0;
            var listener = new Listener(options);
            var kept = GCHandle.Alloc(listener);
            try
            {
                mld_study* study;
                mld_error* error;
                Status status;
                fixed (byte* players = Text.In(options.Players))
                fixed (byte* without = Text.In(options.Without))
                {
                    given.players = players;
                    given.without = without;
                    given.progress = Marshal.GetFunctionPointerForDelegate(Told);
                    given.user_data = (void*)GCHandle.ToIntPtr(kept);
                    status = play(&given, &study, &error);
                }

                var failure = MallardError.Take(status, error);
                if (failure == null)
                {
                    return new Study(study);
                }

                throw listener.Thrown ?? (listener.IsEnded
                    ? new OperationCanceledException(options.Cancellation)
                    : (Exception)new MallardException(failure));
            }
            finally
            {
                kept.Free();
            }
        }

        [MonoPInvokeCallback(typeof(mld_progress_callback))]
        private static int OnProgress(void* userData, ulong done, ulong total) =>
            ((Listener)GCHandle.FromIntPtr((IntPtr)userData).Target!).Hear(done, total) ? 1 : 0;

        private sealed class Listener
        {
            private readonly StudyOptions _options;

            public Listener(StudyOptions options) => _options = options;

            /// <summary>Whether it asked the study to end.</summary>
            public bool IsEnded { get; private set; }

            /// <summary>What the receiver of progress threw: it may not pass through the library.</summary>
            public Exception? Thrown { get; private set; }

            public bool Hear(ulong done, ulong total)
            {
                try
                {
                    _options.Progress?.Invoke(done, total);
                    IsEnded = _options.Cancellation.IsCancellationRequested;
                }
                catch (Exception failure)
                {
                    Thrown = failure;
                    IsEnded = true;
                }

                return !IsEnded;
            }
        }
    }
}
