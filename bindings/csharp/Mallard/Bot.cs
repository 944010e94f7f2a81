using System;
using System.Diagnostics.CodeAnalysis;
using System.Threading;
using System.Threading.Tasks;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A player made of code. It is shown what its seat may know and nothing else, so it
    /// cannot cheat. May be used for any seat and any match of its game, by one thread at a
    /// time.</summary>
    public sealed partial class Bot : IDisposable
    {
        /// <summary>The bot that plays any game, at random.</summary>
        public const string Random = "random";

        /// <summary>The game's own bot, which plays well.</summary>
        public const string Standard = "standard";

        /// <summary>The bot that searches in imagined matches; it plays any game.</summary>
        public const string Search = "search";

        private readonly BotHandle _handle;
        private readonly Evaluator? _evaluator;
        private int _busy;

        private Bot(BotHandle handle, Evaluator? evaluator, string name, ulong seed)
        {
            _handle = handle;
            _evaluator = evaluator;
            Name = name;
            Seed = seed;
        }

        /// <summary>Makes a bot for the game of a match. The same seed makes the same choices; null draws
        /// one.</summary>
        public Bot(Match match, string name = Standard, ulong? seed = null)
            : this(match, new BotOptions { Name = name, Seed = seed })
        {
        }

        /// <summary>Makes a bot for the game of a match, of a level, with its limits.</summary>
        public Bot(Match match, BotOptions options)
        {
            Seed = options.Seed ?? Ruleset.RandomSeed();
            Name = options.Name;
            var error = Make(match, options, Seed, out var handle, out _evaluator);
            _handle = MallardError.Require(handle, error);
        }

        /// <summary>Makes a bot for the game of a match, or says why there is none like that: a name from a
        /// menu, a personality from a pack.</summary>
        public static bool TryCreate(
            Match match,
            BotOptions options,
            [NotNullWhen(true)] out Bot? bot,
            [NotNullWhen(false)] out MallardError? error)
        {
            var seed = options.Seed ?? Ruleset.RandomSeed();
            error = Make(match, options, seed, out var handle, out var evaluator);
            bot = handle == null ? null : new Bot(handle, evaluator, options.Name, seed);
            return bot != null;
        }

        /// <summary>What it was made as.</summary>
        public string Name { get; }

        /// <summary>The seed it was made with, given or drawn.</summary>
        public ulong Seed { get; }

        /// <summary>Chooses a legal action for a seat that is being asked something. The match is not
        /// changed: apply the action to go on.</summary>
        public GameAction Choose(Match match, int seat)
        {
            Begin(match);
            try
            {
                return ChooseNow(match, seat);
            }
            finally
            {
                Volatile.Write(ref _busy, 0);
            }
        }

        /// <summary>Chooses for the first seat that is being asked something.</summary>
        public Move Choose(Match match)
        {
            var seat = Asked(match);
            return new Move(seat, Choose(match, seat));
        }

        /// <summary>Chooses on another thread. Until it is done the match can be read, but not changed,
        /// and disposing it takes effect afterwards. A request to cancel ends the thought within
        /// 20 milliseconds.</summary>
        public Task<GameAction> ChooseAsync(
            Match match, int seat, CancellationToken cancellation = default)
        {
            if (cancellation.IsCancellationRequested)
            {
                return Task.FromCanceled<GameAction>(cancellation);
            }

            Begin(match);
            try
            {
                _handle.Hold();
                try
                {
                    match.BeginThinking();
                }
                catch
                {
                    _handle.LetGo();
                    throw;
                }
            }
            catch
            {
                Volatile.Write(ref _busy, 0);
                throw;
            }

#if UNITY_WEBGL && !UNITY_EDITOR
            // No threads there: think at once.
            var source = new TaskCompletionSource<GameAction>();
            try
            {
                source.SetResult(Think(match, seat, cancellation));
            }
            catch (Exception failure)
            {
                source.SetException(failure);
            }
            finally
            {
                End(match);
            }

            return source.Task;
#else
            return ThinkAside(match, seat, cancellation);
#endif
        }

        /// <summary>Chooses, on another thread, for the first seat that is being asked
        /// something.</summary>
        public async Task<Move> ChooseAsync(Match match, CancellationToken cancellation = default)
        {
            var seat = Asked(match);
            return new Move(seat, await ChooseAsync(match, seat, cancellation).ConfigureAwait(false));
        }

        /// <summary>Frees the bot; if it is thinking, when it is done.</summary>
        public void Dispose() => _handle.Dispose();

        private static int Asked(Match match)
        {
            var seat = match.FirstAsked();
            return seat >= 0 ? seat : throw new InvalidOperationException("Nobody is being asked.");
        }

        private unsafe void Begin(Match match)
        {
            if (Interlocked.Exchange(ref _busy, 1) != 0)
            {
                throw new InvalidOperationException("This bot is thinking already.");
            }

            _evaluator?.Begin(match.Ruleset, (mld_bot*)_handle.DangerousGetHandle());
        }

        /// <summary>Ends a thought: bot and match have lived until here, and what failed is thrown, first
        /// what <see cref="BotOptions.Evaluate"/> threw.</summary>
        private unsafe void Done(Match match, Status status, mld_error* error)
        {
            GC.KeepAlive(match);
            GC.KeepAlive(this);
            var failure = MallardError.Take(status, error);
            _evaluator?.End();
            if (failure != null)
            {
                throw new MallardException(failure);
            }
        }

        // Not handing `cancellation` to Run: what was begun has to be ended in any case.
        private async Task<GameAction> ThinkAside(Match match, int seat, CancellationToken cancellation)
        {
            try
            {
                var thought = Task.Run(() => Think(match, seat, cancellation));
                if (cancellation.CanBeCanceled)
                {
                    await EndWhenCancelled(thought, cancellation).ConfigureAwait(false);
                }

                return await thought.ConfigureAwait(false);
            }
            finally
            {
                End(match);
            }
        }

        // A request that comes before the library has begun is not heard by it: so it is repeated.
        private async Task EndWhenCancelled(Task thought, CancellationToken cancellation)
        {
            var cancelled = new TaskCompletionSource<bool>(
                TaskCreationOptions.RunContinuationsAsynchronously);
            using (cancellation.Register(() => cancelled.TrySetResult(true)))
            {
                await Task.WhenAny(thought, cancelled.Task).ConfigureAwait(false);
            }

            while (!thought.IsCompleted)
            {
                CancelHeld();
                await Task.WhenAny(thought, Task.Delay(5)).ConfigureAwait(false);
            }
        }

        private GameAction Think(Match match, int seat, CancellationToken cancellation)
        {
            cancellation.ThrowIfCancellationRequested();
            var action = ChooseHeld(match, seat);
            cancellation.ThrowIfCancellationRequested();
            return action;
        }

        private void End(Match match)
        {
            match.EndThinking();
            Volatile.Write(ref _busy, 0);
            _handle.LetGo();
        }

        private unsafe void CancelHeld() =>
            Native.mld_bot_cancel((mld_bot*)_handle.DangerousGetHandle());

        private unsafe GameAction ChooseNow(Match match, int seat)
        {
            GameAction action;
            mld_error* error;
            var status = Native.mld_bot_choose(
                _handle.Pointer, match.Handle.Pointer, seat, (mld_action*)&action, &error);
            Done(match, status, error);
            return action;
        }

        /// <summary>The same with objects that are held, and may have been disposed meanwhile.</summary>
        private unsafe GameAction ChooseHeld(Match match, int seat)
        {
            GameAction action;
            mld_error* error;
            var status = Native.mld_bot_choose(
                (mld_bot*)_handle.DangerousGetHandle(),
                (mld_match*)match.Handle.DangerousGetHandle(),
                seat,
                (mld_action*)&action,
                &error);
            Done(match, status, error);
            return action;
        }

        private static unsafe MallardError? Make(
            Match match, BotOptions options, ulong seed, out BotHandle? handle, out Evaluator? evaluator)
        {
            var pointer = match.Handle.Pointer;
            mld_bot_options given;
            Native.mld_bot_options_init(&given, (uint)sizeof(mld_bot_options));
            given.level = options.Level;
            given.seed = seed;
            given.iterations = options.Iterations;
            given.time_ms = checked((uint)options.TimeLimit.TotalMilliseconds);
            given.threads = options.Threads;
            mld_bot* bot;
            mld_error* failure;
            Status status;
            fixed (byte* text = Text.In(options.Name))
            fixed (byte* personality = Text.In(options.Personality))
            {
                given.name = text;
                given.personality = personality;
                evaluator = Evaluator.Set(ref given, options.Evaluate); // from here on the library lets it go
                status = Native.mld_bot_create_with(pointer, &given, &bot, &failure);
            }

            GC.KeepAlive(match);
            var error = MallardError.Take(status, failure);
            handle = error == null ? new BotHandle(bot) : null;
            return error;
        }
    }
}
