#nullable enable
using System.Collections.Generic;
using Mallard.Games.Battleducks;

namespace Mallard.AnimatedPonds
{
    /// <summary>What is shown for a moment.</summary>
    public enum BeatKind
    {
        /// <summary>A player's turn begins: their opponent's pond comes forward.</summary>
        Turn,

        /// <summary>Binoculars fly to a cell.</summary>
        Look,

        /// <summary>A cell answers: nothing but water.</summary>
        Splash,

        /// <summary>A cell answers: a duck comes up.</summary>
        Spotted,

        /// <summary>A cell answers: a duck comes up, the last of its formation.</summary>
        Found,

        /// <summary>A player has found everything.</summary>
        Won,
    }

    /// <summary>One moment of the show.</summary>
    public readonly struct Beat
    {
        /// <summary>Fills in everything.</summary>
        public Beat(BeatKind kind, int seat, Cell cell, float seconds)
        {
            Kind = kind;
            Seat = seat;
            Cell = cell;
            Seconds = seconds;
        }

        /// <summary>What is shown.</summary>
        public BeatKind Kind { get; }

        /// <summary>The player who acts; their looks are at the other's pond.</summary>
        public int Seat { get; }

        /// <summary>Where, of a look and of answers.</summary>
        public Cell Cell { get; }

        /// <summary>How long it takes.</summary>
        public float Seconds { get; }
    }

    /// <summary>Turns the events of BattleDucks into a show, one beat after the other, however fast they
    /// come. It needs nothing of Unity, so it can be tested without.</summary>
    public sealed class PondShow
    {
        private readonly Queue<Beat> _beats = new Queue<Beat>();
        private float _gone;

        /// <summary>Whether something is still to be shown.</summary>
        public bool IsPlaying => _beats.Count > 0;

        /// <summary>Takes an event; those that have nothing to show are left out.</summary>
        public void Tell(in GameEvent happened)
        {
            if (Events.TurnBegan.TryRead(happened, out var turn))
            {
                _beats.Enqueue(new Beat(BeatKind.Turn, turn.Seat, default, 0.3f));
            }
            else if (Events.Observed.TryRead(happened, out var observed))
            {
                _beats.Enqueue(new Beat(BeatKind.Look, observed.Seat, observed.Cell, 0.5f));
            }
            else if (Events.Answered.TryRead(happened, out var answered))
            {
                var kind = answered.Answer switch
                {
                    Answer.Found => BeatKind.Found,
                    Answer.Spotted => BeatKind.Spotted,
                    _ => BeatKind.Splash,
                };
                _beats.Enqueue(new Beat(kind, answered.Seat, answered.Cell, kind == BeatKind.Found ? 0.9f : 0.6f));
            }
            else if (Events.Won.TryRead(happened, out var won))
            {
                _beats.Enqueue(new Beat(BeatKind.Won, won.Seat, default, 2));
            }
        }

        /// <summary>Lets time pass, of one beat at most.</summary>
        /// <param name="seconds">Since the last call.</param>
        /// <param name="beat">What is shown now.</param>
        /// <param name="progress">How far it is, from 0 to 1; every beat ends with exactly 1.</param>
        /// <returns>False if there is nothing to show.</returns>
        public bool Step(float seconds, out Beat beat, out float progress)
        {
            progress = 0;
            if (!_beats.TryPeek(out beat))
            {
                return false;
            }

            _gone += seconds;
            progress = _gone < beat.Seconds ? _gone / beat.Seconds : 1;
            if (_gone >= beat.Seconds)
            {
                _beats.Dequeue();
                _gone = 0;
            }

            return true;
        }
    }
}
