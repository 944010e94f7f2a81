using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.ExceptionServices;
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

        /// <summary>Fixes everything that chance decides: the same options give the same report. Null draws
        /// one, which <see cref="Study.Seed"/> tells.</summary>
        public ulong? Seed { get; set; }

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

        private Study(mld_study* study, ulong seed)
        {
            _handle = new StudyHandle(study);
            Seed = seed;
        }

        private delegate Status Play(mld_study_options* options, mld_study** study, mld_error** error);

        /// <summary>The seed it was made with, given or drawn.</summary>
        public ulong Seed { get; }

        /// <summary>Plays many games: lengths, endings, scores, wins by player, seat and first turn, and how
        /// often each action and each entry was offered, used and won with.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static Study Simulate(Ruleset ruleset, MatchOptions? match, StudyOptions options)
        {
            TrySimulate(ruleset, match, options, out var study, out var error);
            return MallardError.Require(study, error);
        }

        /// <summary>Plays many games, or says what is wrong with the options.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static bool TrySimulate(
            Ruleset ruleset,
            MatchOptions? match,
            StudyOptions options,
            [NotNullWhen(true)] out Study? study,
            [NotNullWhen(false)] out MallardError? error) =>
            TryGames(ruleset, match, options, false, out study, out error);

        /// <summary>Lets every player play every other, each seed twice with seats changed, and rates
        /// them.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static Study Tournament(Ruleset ruleset, MatchOptions? match, StudyOptions options)
        {
            TryTournament(ruleset, match, options, out var study, out var error);
            return MallardError.Require(study, error);
        }

        /// <summary>Lets every player play every other, or says what is wrong with the options.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static bool TryTournament(
            Ruleset ruleset,
            MatchOptions? match,
            StudyOptions options,
            [NotNullWhen(true)] out Study? study,
            [NotNullWhen(false)] out MallardError? error) =>
            TryGames(ruleset, match, options, true, out study, out error);

        /// <summary>Goes through the history of a match and asks the first player of the options at every
        /// action what it would have done. Host only: it tells everything.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static Study Analyse(Match match, StudyOptions options)
        {
            TryAnalyse(match, options, out var study, out var error);
            return MallardError.Require(study, error);
        }

        /// <summary>Goes through the history of a match, or says why that cannot be.</summary>
        /// <exception cref="OperationCanceledException">It was ended.</exception>
        public static bool TryAnalyse(
            Match match,
            StudyOptions options,
            [NotNullWhen(true)] out Study? study,
            [NotNullWhen(false)] out MallardError? error)
        {
            var pointer = match.Handle.Pointer;
            error = Run(options, (o, s, e) => Native.mld_study_create_analysis(pointer, o, s, e), out study);
            GC.KeepAlive(match);
            return study != null;
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

        private static bool TryGames(
            Ruleset ruleset,
            MatchOptions? match,
            StudyOptions options,
            bool tournament,
            [NotNullWhen(true)] out Study? study,
            [NotNullWhen(false)] out MallardError? error)
        {
            study = null;
            using var held = new Held(ruleset.Handle);
            error = Configuration.TryMake(ruleset, match, out var made);
            using var config = made;
            if (error != null)
            {
                return false;
            }

            var rules = ruleset.Handle.Pointer;
            var given = config.Pointer;
            error = Run(
                options,
                (o, s, e) => tournament
                    ? Native.mld_study_create_tournament(rules, given, o, s, e)
                    : Native.mld_study_create_simulation(rules, given, o, s, e),
                out study);
            return study != null;
        }

        // What was ended, or threw while it was told of progress, throws; other failures are told.
        private static MallardError? Run(StudyOptions options, Play play, out Study? study)
        {
            options.Cancellation.ThrowIfCancellationRequested();
            mld_study_options given;
            Native.mld_study_options_init(&given, (uint)sizeof(mld_study_options));
            given.threads = options.Threads;
            given.games = options.Games;
            given.seed = options.Seed ?? Ruleset.RandomSeed();
            given.max_actions = options.MaxActions ?? given.max_actions;
            given.sequential = options.Sequential ? 1 : 0;
            var listener = new Listener(options);
            var kept = GCHandle.Alloc(listener);
            try
            {
                mld_study* made;
                mld_error* error;
                Status status;
                fixed (byte* players = Text.In(options.Players))
                fixed (byte* without = Text.In(options.Without))
                {
                    given.players = players;
                    given.without = without;
                    given.progress = Marshal.GetFunctionPointerForDelegate(Told);
                    given.user_data = (void*)GCHandle.ToIntPtr(kept);
                    status = play(&given, &made, &error);
                }

                var failure = MallardError.Take(status, error);
                if (failure != null)
                {
                    listener.ThrowIfEnded();
                }

                study = failure == null ? new Study(made, given.seed) : null;
                return failure;
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
            private bool _ended;
            private Exception? _thrown;

            public Listener(StudyOptions options) => _options = options;

            // What the receiver of progress threw may not pass through the library, and is thrown here.
            public void ThrowIfEnded()
            {
                if (_thrown != null)
                {
                    ExceptionDispatchInfo.Capture(_thrown).Throw();
                }

                if (_ended)
                {
                    throw new OperationCanceledException(_options.Cancellation);
                }
            }

            public bool Hear(ulong done, ulong total)
            {
                try
                {
                    _options.Progress?.Invoke(done, total);
                    _ended = _options.Cancellation.IsCancellationRequested;
                }
                catch (Exception failure)
                {
                    _thrown = failure;
                    _ended = true;
                }

                return !_ended;
            }
        }
    }
}
