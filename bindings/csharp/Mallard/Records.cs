using System;
using System.Runtime.InteropServices;

namespace Mallard
{
    /// <summary>A player's answer to a decision: 32 plain bytes. The game's own namespace
    /// (<c>Mallard.Games...</c>) has a type for every kind.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct GameAction : IEquatable<GameAction>
    {
        /// <summary>How many arguments there are.</summary>
        public const int ArgCount = 7;

        /// <summary>From the game's manifest; 0 is never legal.</summary>
        public uint Kind;

        /// <summary>The arguments, as the manifest says; those it does not use are 0.</summary>
        public int Arg0, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6;

        /// <summary>An argument by its number.</summary>
        public unsafe int this[int index]
        {
            readonly get
            {
                fixed (int* first = &Arg0)
                {
                    return first[Arguments.Check(index, ArgCount)];
                }
            }

            set
            {
                fixed (int* first = &Arg0)
                {
                    first[Arguments.Check(index, ArgCount)] = value;
                }
            }
        }

        /// <inheritdoc/>
        public readonly bool Equals(GameAction other) =>
            Kind == other.Kind && Arg0 == other.Arg0 && Arg1 == other.Arg1 && Arg2 == other.Arg2
            && Arg3 == other.Arg3 && Arg4 == other.Arg4 && Arg5 == other.Arg5 && Arg6 == other.Arg6;

        /// <inheritdoc/>
        public readonly override bool Equals(object? obj) => obj is GameAction other && Equals(other);

        /// <inheritdoc/>
        public readonly override int GetHashCode() =>
            HashCode.Combine(Kind, Arg0, Arg1, Arg2, Arg3, Arg4, HashCode.Combine(Arg5, Arg6));

        /// <summary>Numbers only; <see cref="Match.Format(in GameAction)"/> knows the words.</summary>
        public readonly override string ToString() =>
            $"{Kind}({Arg0}, {Arg1}, {Arg2}, {Arg3}, {Arg4}, {Arg5}, {Arg6})";
    }

    /// <summary>Something that happened, for animation and logs.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct GameEvent : IEquatable<GameEvent>
    {
        /// <summary>How many arguments there are.</summary>
        public const int ArgCount = 7;

        /// <summary>From the game's manifest.</summary>
        public uint Kind;

        /// <summary>The arguments, as the manifest says.</summary>
        public int Arg0, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6;

        /// <summary>An argument by its number.</summary>
        public readonly unsafe int this[int index]
        {
            get
            {
                fixed (int* first = &Arg0)
                {
                    return first[Arguments.Check(index, ArgCount)];
                }
            }
        }

        /// <inheritdoc/>
        public readonly bool Equals(GameEvent other) =>
            Kind == other.Kind && Arg0 == other.Arg0 && Arg1 == other.Arg1 && Arg2 == other.Arg2
            && Arg3 == other.Arg3 && Arg4 == other.Arg4 && Arg5 == other.Arg5 && Arg6 == other.Arg6;

        /// <inheritdoc/>
        public readonly override bool Equals(object? obj) => obj is GameEvent other && Equals(other);

        /// <inheritdoc/>
        public readonly override int GetHashCode() =>
            HashCode.Combine(Kind, Arg0, Arg1, Arg2, Arg3, Arg4, HashCode.Combine(Arg5, Arg6));

        /// <summary>Numbers only; <see cref="Match.Format(in GameEvent)"/> knows the words.</summary>
        public readonly override string ToString() =>
            $"{Kind}({Arg0}, {Arg1}, {Arg2}, {Arg3}, {Arg4}, {Arg5}, {Arg6})";
    }

    /// <summary>What a player is being asked right now.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Decision
    {
        /// <summary>How many arguments there are.</summary>
        public const int ArgCount = 6;

        /// <summary>From the game's manifest; 0: nothing is asked.</summary>
        public uint Kind;

        /// <summary>See <see cref="IsOpen"/>.</summary>
        public DecisionFlags Flags;

        /// <summary>The arguments, as the manifest says.</summary>
        public int Arg0, Arg1, Arg2, Arg3, Arg4, Arg5;

        /// <summary>Whether something is asked.</summary>
        public readonly bool IsAsked => Kind != 0;

        /// <summary>Whether the legal list holds representatives only; others can be checked.</summary>
        public readonly bool IsOpen => (Flags & DecisionFlags.Open) != 0;
    }

    /// <summary>How a match stands.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Outcome
    {
        private int _over;
        private uint _winners;
        private int _score0, _score1, _score2, _score3, _score4, _score5, _score6, _score7;

        /// <summary>Whether the match has ended.</summary>
        public readonly bool IsOver => _over != 0;

        /// <summary>Whether it ended without a winner.</summary>
        public readonly bool IsDraw => IsOver && _winners == 0;

        /// <summary>Whether a seat has won.</summary>
        public readonly bool HasWon(int seat) => Arguments.HasSeat(_winners, seat);

        /// <summary>Points of a seat, for games that count them.</summary>
        public readonly unsafe int Score(int seat)
        {
            fixed (int* first = &_score0)
            {
                return first[Arguments.Check(seat, Interop.Native.MLD_MAX_SEATS)];
            }
        }
    }

    /// <summary>What a seat does: what a bot answers.</summary>
    public readonly struct Move
    {
        /// <summary>A seat and its action.</summary>
        public Move(int seat, GameAction action)
        {
            Seat = seat;
            Action = action;
        }

        /// <summary>Who acts.</summary>
        public int Seat { get; }

        /// <summary>What they do.</summary>
        public GameAction Action { get; }
    }

    internal static class Arguments
    {
        public static bool HasSeat(uint seats, int seat) =>
            (seats >> Check(seat, Interop.Native.MLD_MAX_SEATS) & 1) != 0;

        public static int Check(int index, int count)
        {
            if ((uint)index >= (uint)count)
            {
                throw new ArgumentOutOfRangeException(nameof(index));
            }

            return index;
        }
    }
}
