using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>How a batch is run.</summary>
    public sealed class BatchOptions
    {
        /// <summary>How many matches, 1 to 1048576.</summary>
        public int Matches { get; set; } = 1;

        /// <summary>How many threads work, the caller's included: 1 to 256.</summary>
        public int Threads { get; set; } = 1;

        /// <summary>Fixes all that chance decides, in all matches; null draws one, which <see cref="Batch.Seed"/>
        /// tells.</summary>
        public ulong? Seed { get; set; }

        /// <summary>Whether actions are kept, for undo and replay.</summary>
        public bool History { get; set; }

        /// <summary>Whether events are kept.</summary>
        public bool Events { get; set; }
    }

    /// <summary>How one match of a batch stands.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct BatchState
    {
        private int _seat;
        private uint _asked;
        private int _over;
        private uint _winners;
        private ulong _legalCount;
        private ulong _actionCount;
        private int _score0, _score1, _score2, _score3, _score4, _score5, _score6, _score7;

        /// <summary>The lowest seat that is asked something, whose action a step takes; -1: none is.</summary>
        public readonly int Seat => _seat;

        /// <summary>Whether the match has ended.</summary>
        public readonly bool IsOver => _over != 0;

        /// <summary>Number of legal actions of <see cref="Seat"/>.</summary>
        public readonly ulong LegalCount => _legalCount;

        /// <summary>Actions taken since the match began.</summary>
        public readonly ulong ActionCount => _actionCount;

        /// <summary>Whether a seat is asked something.</summary>
        public readonly bool IsAsked(int seat) => Arguments.HasSeat(_asked, seat);

        /// <summary>Whether a seat has won.</summary>
        public readonly bool HasWon(int seat) => Arguments.HasSeat(_winners, seat);

        /// <summary>Points of a seat, for games that count them.</summary>
        public readonly unsafe int Score(int seat)
        {
            fixed (int* first = &_score0)
            {
                return first[Arguments.Check(seat, Native.MLD_MAX_SEATS)];
            }
        }
    }

    /// <summary>Many matches of one ruleset and one configuration, moved on by one call, on several threads:
    /// for learning, simulation and balance. Each has chance of its own, and what happens in them does not
    /// depend on the number of threads. Where several players are asked something, the one with the lowest seat
    /// answers first. Used by one thread at a time; nothing it is asked in a loop makes garbage.</summary>
    public sealed unsafe class Batch : IDisposable
    {
        /// <summary>A choice that leaves its match as it is.</summary>
        public const ulong Pass = Native.MLD_BATCH_PASS;

        private readonly BatchHandle _handle;

        private Batch(Ruleset ruleset, mld_batch* batch, ulong seed)
        {
            _handle = new BatchHandle(batch);
            Ruleset = ruleset;
            Seed = seed;
            Count = checked((int)Native.mld_batch_match_count(batch));
        }

        /// <summary>The rules of all its matches.</summary>
        public Ruleset Ruleset { get; }

        /// <summary>The seed it was made with, given or drawn.</summary>
        public ulong Seed { get; }

        /// <summary>How many matches.</summary>
        public int Count { get; }

        private mld_batch* Pointer => _handle.Pointer;

        /// <summary>Starts all matches.</summary>
        public static Batch Start(Ruleset ruleset, MatchOptions? match, BatchOptions options)
        {
            TryStart(ruleset, match, options, out var batch, out var error);
            return MallardError.Require(batch, error);
        }

        /// <summary>Starts all matches, or says what is wrong with the options.</summary>
        public static bool TryStart(
            Ruleset ruleset,
            MatchOptions? match,
            BatchOptions options,
            [NotNullWhen(true)] out Batch? batch,
            [NotNullWhen(false)] out MallardError? error)
        {
            batch = null;
            using var held = new Held(ruleset.Handle);
            error = Configuration.TryMake(ruleset, match, out var made);
            using var config = made;
            if (error != null)
            {
                return false;
            }

            mld_batch_options given;
            Native.mld_batch_options_init(&given, (uint)sizeof(mld_batch_options));
            given.match_count = (ulong)options.Matches; // what is negative is too many
            given.threads = options.Threads;
            given.seed = options.Seed ?? Ruleset.RandomSeed();
            given.history = options.History ? 1 : 0;
            given.events = options.Events ? 1 : 0;
            mld_batch* began;
            mld_error* failure;
            var status = Native.mld_batch_create(ruleset.Handle.Pointer, config.Pointer, &given, &began, &failure);
            error = MallardError.Take(status, failure);
            batch = error == null ? new Batch(ruleset, began, given.seed) : null;
            return error == null;
        }

        /// <summary>The seed that a match began with: <see cref="Ruleset.NewMatch"/> makes the same of it.</summary>
        public ulong SeedOf(int index)
        {
            ulong seed;
            mld_error* error;
            Done(Native.mld_batch_seed(Pointer, (ulong)index, &seed, &error), error);
            return seed;
        }

        /// <summary>A match of the batch, to look at: views, scenes, events, texts. It changes with the batch,
        /// and keeps its memory as long as it is not disposed; clone it to move it on by itself.</summary>
        public Match Match(int index)
        {
            mld_match* match;
            mld_error* error;
            Done(Native.mld_batch_match(Pointer, (ulong)index, &match, &error), error);
            return Mallard.Match.Lent(Ruleset, match, _handle, SeedOf(index));
        }

        /// <summary>Fills a span with how every match stands, in order, as many as fit.</summary>
        /// <returns>How many there are.</returns>
        public int States(Span<BatchState> states)
        {
            ulong count;
            mld_error* error;
            fixed (BatchState* start = states)
            {
                Filled(
                    Native.mld_batch_states(Pointer, (mld_batch_state*)start, (ulong)states.Length, &count, &error), error);
            }

            return checked((int)count);
        }

        /// <summary>How every match stands, in order.</summary>
        public BatchState[] States()
        {
            var states = new BatchState[Count];
            States(states);
            return states;
        }

        /// <summary>The first legal actions of every match, for the lowest seat that is asked: a table of one
        /// row a match. Places beyond the legal actions of a match have the kind 0.</summary>
        /// <param name="width">Columns of the table, at least 1.</param>
        /// <param name="actions">Receives the table, row by row; all of it must fit.</param>
        public void LegalActions(int width, Span<GameAction> actions)
        {
            ulong count;
            mld_error* error;
            fixed (GameAction* start = actions)
            {
                Done(
                    Native.mld_batch_legal_actions(
                        Pointer, (ulong)width, (mld_action*)start, (ulong)actions.Length, &count, &error),
                    error);
            }
        }

        /// <summary>Takes one action in every match; one of kind 0 leaves its match as it is. Each is taken
        /// whole or not at all, and one that fails does not keep the others from being taken.</summary>
        /// <param name="actions">One a match.</param>
        /// <param name="statuses">Receives what came of each; may be empty.</param>
        /// <exception cref="MallardException">Why the first match that failed did.</exception>
        public void Step(ReadOnlySpan<GameAction> actions, Span<Status> statuses = default)
        {
            mld_error* error;
            Done(Take(actions, statuses, &error), error);
        }

        /// <summary>Takes one action in every match, or says why the first that failed did.</summary>
        public bool TryStep(
            ReadOnlySpan<GameAction> actions, Span<Status> statuses, [NotNullWhen(false)] out MallardError? error)
        {
            mld_error* failure;
            return Tried(Take(actions, statuses, &failure), failure, out error);
        }

        /// <summary>Takes one legal action in every match, by its number from 0; <see cref="Pass"/> leaves a
        /// match as it is.</summary>
        /// <param name="choices">One a match.</param>
        /// <param name="statuses">Receives what came of each; may be empty.</param>
        /// <exception cref="MallardException">Why the first match that failed did.</exception>
        public void Step(ReadOnlySpan<ulong> choices, Span<Status> statuses = default)
        {
            mld_error* error;
            Done(Take(choices, statuses, &error), error);
        }

        /// <summary>Takes one legal action in every match, or says why the first that failed did.</summary>
        public bool TryStep(
            ReadOnlySpan<ulong> choices, Span<Status> statuses, [NotNullWhen(false)] out MallardError? error)
        {
            mld_error* failure;
            return Tried(Take(choices, statuses, &failure), failure, out error);
        }

        /// <summary>Plays every match on at random, until it has ended or so many more actions have been taken in
        /// it.</summary>
        /// <param name="maxActions">The most actions to take in a match.</param>
        /// <param name="seed">The same seed makes the same choices; each match gets choices of its own.</param>
        /// <param name="statuses">Receives what came of each match; may be empty.</param>
        /// <exception cref="MallardException">Why the first match that failed did.</exception>
        public void PlayOut(ulong maxActions, ulong seed, Span<Status> statuses = default)
        {
            CheckSize(statuses);
            mld_error* error;
            fixed (Status* results = statuses)
            {
                Done(Native.mld_batch_playout(Pointer, maxActions, seed, results, &error), error);
            }
        }

        /// <summary>Starts one match anew with a seed of its own, as a learner does with those that have
        /// ended.</summary>
        public void Restart(int index, ulong seed)
        {
            mld_error* error;
            Done(Native.mld_batch_restart(Pointer, (ulong)index, seed, &error), error);
        }

        /// <summary>Ends the threads and frees all matches; if one is still being looked at, when that is
        /// disposed.</summary>
        public void Dispose() => _handle.Dispose();

        private Status Take(ReadOnlySpan<GameAction> actions, Span<Status> statuses, mld_error** error)
        {
            CheckSize(statuses);
            fixed (GameAction* first = &MemoryMarshal.GetReference(actions))
            fixed (Status* results = statuses)
            {
                return Native.mld_batch_step(Pointer, (mld_action*)first, (ulong)actions.Length, results, error);
            }
        }

        private Status Take(ReadOnlySpan<ulong> choices, Span<Status> statuses, mld_error** error)
        {
            CheckSize(statuses);
            fixed (ulong* first = &MemoryMarshal.GetReference(choices))
            fixed (Status* results = statuses)
            {
                return Native.mld_batch_step_nth(Pointer, first, (ulong)choices.Length, results, error);
            }
        }

        // The library cannot know how many fit.
        private void CheckSize(Span<Status> statuses)
        {
            if (statuses.Length != 0 && statuses.Length < Count)
            {
                throw new ArgumentException($"There are {Count} matches, and room for {statuses.Length} statuses.", nameof(statuses));
            }
        }

        private void Done(Status status, mld_error* error)
        {
            GC.KeepAlive(this);
            MallardError.ThrowIfFailed(status, error);
        }

        private void Filled(Status status, mld_error* error)
        {
            GC.KeepAlive(this);
            MallardError.ThrowUnlessFilled(status, error);
        }

        private bool Tried(Status status, mld_error* failure, [NotNullWhen(false)] out MallardError? error)
        {
            GC.KeepAlive(this);
            error = MallardError.Take(status, failure);
            return error == null;
        }
    }
}
