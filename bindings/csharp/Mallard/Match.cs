using System;
using System.Diagnostics.CodeAnalysis;
using System.Threading;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>One running game. <see cref="Apply(int, in GameAction)"/> is the only way to move it
    /// on, for people, bots and replays alike; it succeeds whole or changes nothing. Used by one
    /// thread at a time. Methods that take spans, and everything that returns a number or a structure,
    /// make no garbage.</summary>
    public sealed unsafe partial class Match : IDisposable
    {
        private readonly MatchHandle _handle;
        private int _thinkers;

        internal Match(Ruleset ruleset, mld_match* match, ulong? seed)
            : this(ruleset, new MatchHandle(match), seed)
        {
        }

        private Match(Ruleset ruleset, MatchHandle handle, ulong? seed)
        {
            Ruleset = ruleset;
            Seed = seed;
            _handle = handle;
            SeatCount = Native.mld_match_seats(handle.Pointer);
        }

        /// <summary>The rules it is played by.</summary>
        public Ruleset Ruleset { get; private set; }

        /// <summary>The seed it began with, given or drawn, and so a secret of the host's; null of a match that
        /// was restored, received, imagined or given fresh chance.</summary>
        public ulong? Seed { get; private set; }

        /// <summary>Number of players.</summary>
        public int SeatCount { get; }

        /// <summary>Whose view it was opened from; the host if it knows everything.</summary>
        public Viewer Viewer
        {
            get
            {
                var viewer = Native.mld_match_viewer(Pointer);
                GC.KeepAlive(this);
                return Viewer.FromNumber(viewer);
            }
        }

        /// <summary>How the match stands.</summary>
        public Outcome Outcome
        {
            get
            {
                Outcome outcome;
                mld_error* error;
                Done(Native.mld_match_outcome(Pointer, (mld_outcome*)&outcome, &error), error);
                return outcome;
            }
        }

        internal MatchHandle Handle => _handle;

        private mld_match* Pointer => _handle.Pointer;

        /// <summary>For calls that change the match: not while a bot thinks about it, and not if it is only
        /// lent.</summary>
        private mld_match* Changed
        {
            get
            {
                if (_handle.IsLent)
                {
                    throw new InvalidOperationException("This match is lent, to look at; Clone() gives one to change.");
                }

                if (Volatile.Read(ref _thinkers) != 0)
                {
                    throw new InvalidOperationException(
                        "A bot is thinking about this match; await it before the match goes on.");
                }

                return Pointer;
            }
        }

        /// <summary>What a seat is being asked, as far as a viewer may know.</summary>
        public Decision Decision(int seat, Viewer viewer)
        {
            Decision decision;
            mld_error* error;
            Done(
                Native.mld_match_decision(
                    Pointer, seat, viewer.Number, (mld_decision*)&decision, &error),
                error);
            return decision;
        }

        /// <summary>What a seat is being asked.</summary>
        public Decision Decision(int seat) => Decision(seat, seat);

        /// <summary>The first seat from 0 that is being asked something, or -1. Host only: a player
        /// may not know whom others ask.</summary>
        public int FirstAsked()
        {
            for (var seat = 0; seat < SeatCount; seat++)
            {
                if (Decision(seat, Viewer.Host).IsAsked)
                {
                    return seat;
                }
            }

            return -1;
        }

        /// <summary>Number of legal actions of a seat; 0 when nothing is asked.</summary>
        public int LegalCount(int seat)
        {
            ulong count;
            mld_error* error;
            Done(Native.mld_match_legal_count(Pointer, seat, &count, &error), error);
            return checked((int)count);
        }

        /// <summary>The legal action of a number from 0. The order is fixed.</summary>
        public GameAction LegalAction(int seat, int number)
        {
            GameAction action;
            mld_error* error;
            Done(
                Native.mld_match_legal_nth(
                    Pointer, seat, (ulong)number, (mld_action*)&action, &error),
                error);
            return action;
        }

        /// <summary>Fills a span with the legal actions of a seat, as many as fit.</summary>
        /// <returns>How many there are.</returns>
        public int LegalActions(int seat, Span<GameAction> actions)
        {
            ulong count;
            mld_error* error;
            fixed (GameAction* start = actions)
            {
                var status = Native.mld_match_legal_actions(
                    Pointer, seat, (mld_action*)start, (ulong)actions.Length, &count, &error);
                Filled(status, error);
            }

            return checked((int)count);
        }

        /// <summary>All legal actions of a seat, in order.</summary>
        public GameAction[] LegalActions(int seat)
        {
            var actions = new GameAction[LegalCount(seat)];
            LegalActions(seat, actions);
            return actions;
        }

        /// <summary>Number of legal actions that agree with a pattern: of its kind, unless that is 0, and with
        /// its numbers where the mask has a bit. All of one unit, for instance.</summary>
        /// <param name="seat">Who acts.</param>
        /// <param name="pattern">What is fixed.</param>
        /// <param name="mask">Bit n: argument n is fixed.</param>
        public int LegalCount(int seat, in GameAction pattern, uint mask)
        {
            ulong count;
            mld_error* error;
            fixed (GameAction* given = &pattern)
            {
                Done(
                    Native.mld_match_legal_count_where(Pointer, seat, (mld_action*)given, mask, &count, &error),
                    error);
            }

            return checked((int)count);
        }

        /// <summary>Fills a span with the legal actions that agree with a pattern, as many as fit.</summary>
        /// <returns>How many there are.</returns>
        public int LegalActions(int seat, in GameAction pattern, uint mask, Span<GameAction> actions)
        {
            ulong count;
            mld_error* error;
            fixed (GameAction* given = &pattern)
            fixed (GameAction* start = actions)
            {
                var status = Native.mld_match_legal_actions_where(
                    Pointer, seat, (mld_action*)given, mask, (mld_action*)start, (ulong)actions.Length, &count, &error);
                Filled(status, error);
            }

            return checked((int)count);
        }

        /// <summary>Whether a seat may take the action now.</summary>
        public bool IsLegal(int seat, in GameAction action)
        {
            fixed (GameAction* given = &action)
            {
                var status = Native.mld_match_check(Pointer, seat, (mld_action*)given, null);
                GC.KeepAlive(this);
                return status == Status.Ok;
            }
        }

        /// <summary>Whether a seat may take the action now, and if not, why.</summary>
        public bool IsLegal(int seat, in GameAction action, [NotNullWhen(false)] out MallardError? reason)
        {
            fixed (GameAction* given = &action)
            {
                mld_error* error;
                var status = Native.mld_match_check(Pointer, seat, (mld_action*)given, &error);
                return Tried(status, error, out reason);
            }
        }

        /// <summary>Takes an action.</summary>
        /// <exception cref="MallardException">Why not; the match is exactly as it was.</exception>
        public void Apply(int seat, in GameAction action)
        {
            fixed (GameAction* given = &action)
            {
                mld_error* error;
                var status = Native.mld_match_apply(Changed, seat, (mld_action*)given, &error);
                GC.KeepAlive(this);
                MallardError.ThrowIfFailed(status, error);
            }
        }

        /// <summary>Takes what a bot answered.</summary>
        public void Apply(in Move move) => Apply(move.Seat, move.Action);

        /// <summary>Takes an action if that is allowed. Makes no garbage either way.</summary>
        public bool TryApply(int seat, in GameAction action)
        {
            fixed (GameAction* given = &action)
            {
                var status = Native.mld_match_apply(Changed, seat, (mld_action*)given, null);
                GC.KeepAlive(this);
                return status == Status.Ok;
            }
        }

        /// <summary>Takes an action, or says why not; the match is then exactly as it was.</summary>
        public bool TryApply(int seat, in GameAction action, [NotNullWhen(false)] out MallardError? reason)
        {
            fixed (GameAction* given = &action)
            {
                mld_error* error;
                var status = Native.mld_match_apply(Changed, seat, (mld_action*)given, &error);
                return Tried(status, error, out reason);
            }
        }

        /// <summary>Frees the match; if a bot is thinking about it, when that bot is done.</summary>
        public void Dispose() => _handle.Dispose();

        /// <summary>A match that the library lends: it can be looked at and cloned, but not changed.</summary>
        internal static Match Lent(Ruleset ruleset, mld_match* match, NativeHandle? owner, ulong? seed) =>
            new Match(ruleset, new MatchHandle(match, owner), seed);

        /// <summary>A bot begins to think: the match must stay as it is.</summary>
        internal void BeginThinking()
        {
            _handle.Hold();
            Interlocked.Increment(ref _thinkers);
        }

        /// <summary>The bot is done.</summary>
        internal void EndThinking()
        {
            Interlocked.Decrement(ref _thinkers);
            _handle.LetGo();
        }

        /// <summary>Ends a call: the match has lived until here, and a failure is thrown.</summary>
        private void Done(Status status, mld_error* error)
        {
            GC.KeepAlive(this);
            if (status != Status.Ok)
            {
                MallardError.ThrowIfFailed(status, error);
            }
        }

        /// <summary>The same, but a failure is told.</summary>
        private bool Tried(Status status, mld_error* error, [NotNullWhen(false)] out MallardError? reason)
        {
            GC.KeepAlive(this);
            reason = MallardError.Take(status, error);
            return reason == null;
        }

        /// <summary>The same for a call that filled a list: as much as fits is no failure.</summary>
        private void Filled(Status status, mld_error* error)
        {
            GC.KeepAlive(this);
            MallardError.ThrowUnlessFilled(status, error);
        }
    }
}
