using System;
using System.Threading;
using System.Threading.Tasks;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A player made of code. It is shown what its seat may know and nothing else, so it
    /// cannot cheat. May be used for any seat and any match of its game, by one thread at a
    /// time.</summary>
    public sealed class Bot : IDisposable
    {
        /// <summary>The bot that plays any game, at random.</summary>
        public const string Random = "random";

        /// <summary>The game's own bot, which plays well.</summary>
        public const string Standard = "standard";

        private readonly BotHandle _handle;
        private int _busy;

        /// <summary>Makes a bot for the game of a match. The same seed makes the same choices.</summary>
        public unsafe Bot(Match match, string name = Standard, ulong seed = 0)
        {
            mld_bot* bot;
            mld_error* error;
            fixed (byte* text = Text.In(name))
            {
                MallardError.ThrowIfFailed(
                    Native.mld_bot_create(match.Handle.Pointer, text, seed, &bot, &error), error);
            }

            GC.KeepAlive(match);
            _handle = new BotHandle(bot);
            Name = name;
        }

        /// <summary>What it was made as.</summary>
        public string Name { get; }

        /// <summary>Chooses a legal action for a seat that is being asked something. The match is not
        /// changed: apply the action to go on.</summary>
        public GameAction Choose(Match match, int seat)
        {
            Begin();
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
        /// and disposing it takes effect afterwards. A request to cancel is heeded before the bot begins
        /// to think and when it has done so: the library finishes a thought.</summary>
        public Task<GameAction> ChooseAsync(
            Match match, int seat, CancellationToken cancellation = default)
        {
            if (cancellation.IsCancellationRequested)
            {
                return Task.FromCanceled<GameAction>(cancellation);
            }

            Begin();
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

        private void Begin()
        {
            if (Interlocked.Exchange(ref _busy, 1) != 0)
            {
                throw new InvalidOperationException("This bot is thinking already.");
            }
        }

        // Not handing `cancellation` to Run: what was begun has to be ended in any case.
        private async Task<GameAction> ThinkAside(Match match, int seat, CancellationToken cancellation) =>
            await Task.Run(() => Think(match, seat, cancellation)).ConfigureAwait(false);

        private GameAction Think(Match match, int seat, CancellationToken cancellation)
        {
            try
            {
                cancellation.ThrowIfCancellationRequested();
                var action = ChooseHeld(match, seat);
                cancellation.ThrowIfCancellationRequested();
                return action;
            }
            finally
            {
                match.EndThinking();
                Volatile.Write(ref _busy, 0);
                _handle.LetGo();
            }
        }

        private unsafe GameAction ChooseNow(Match match, int seat)
        {
            GameAction action;
            mld_error* error;
            MallardError.ThrowIfFailed(
                Native.mld_bot_choose(
                    _handle.Pointer, match.Handle.Pointer, seat, (mld_action*)&action, &error),
                error);
            GC.KeepAlive(match);
            GC.KeepAlive(this);
            return action;
        }

        /// <summary>The same with objects that are held, and may have been disposed meanwhile.</summary>
        private unsafe GameAction ChooseHeld(Match match, int seat)
        {
            GameAction action;
            mld_error* error;
            MallardError.ThrowIfFailed(
                Native.mld_bot_choose(
                    (mld_bot*)_handle.DangerousGetHandle(),
                    (mld_match*)match.Handle.DangerousGetHandle(),
                    seat,
                    (mld_action*)&action,
                    &error),
                error);
            return action;
        }
    }
}
