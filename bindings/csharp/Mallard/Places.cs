using System;

namespace Mallard
{
    /// <summary>Who looks: a seat, or the host who sees everything. Give every player's user
    /// interface that player's viewer, and it cannot show what the player may not know.</summary>
    public readonly struct Viewer : IEquatable<Viewer>
    {
        private Viewer(int number) => Number = number;

        /// <summary>The viewer who sees everything: for servers, editors and tests.</summary>
        public static Viewer Host => new Viewer(Interop.Native.MLD_VIEWER_HOST);

        /// <summary>The viewer who knows only what everybody knows.</summary>
        public static Viewer Spectator => new Viewer(Interop.Native.MLD_VIEWER_SPECTATOR);

        /// <summary>As the library takes it.</summary>
        public int Number { get; }

        /// <summary>By the number that the library gives.</summary>
        public static Viewer FromNumber(int number) => new Viewer(number);

        /// <summary>A player, from 0.</summary>
        public static Viewer Seat(int seat) => new Viewer(seat);

        /// <summary>A player, from 0.</summary>
        public static implicit operator Viewer(int seat) => new Viewer(seat);

        /// <inheritdoc/>
        public bool Equals(Viewer other) => Number == other.Number;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Viewer other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => Number;

        /// <inheritdoc/>
        public override string ToString() =>
            Number >= 0 ? $"p{Number + 1}"
            : Number == Interop.Native.MLD_VIEWER_HOST ? "host" : "spectator";
    }

    /// <summary>A cell of a square grid of at most 16 by 16: B6.</summary>
    public readonly struct Cell : IEquatable<Cell>
    {
        /// <summary>By its number, row * 16 + column.</summary>
        public Cell(int index) => Index = index;

        /// <summary>By its column and row, from 0 at the top left.</summary>
        public Cell(int column, int row) => Index = row * 16 + column;

        /// <summary>row * 16 + column.</summary>
        public int Index { get; }

        /// <summary>From 0 at the left.</summary>
        public int Column => Index & 15;

        /// <summary>From 0 at the top.</summary>
        public int Row => Index >> 4;

        /// <inheritdoc/>
        public bool Equals(Cell other) => Index == other.Index;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => obj is Cell other && Equals(other);

        /// <inheritdoc/>
        public override int GetHashCode() => Index;

        /// <summary>As players write it.</summary>
        public override string ToString() => $"{(char)('A' + Column)}{Row + 1}";
    }

    /// <summary>A column and a row from 0, either of which may lie off the grid.</summary>
    public readonly struct Point
    {
        /// <summary>Both.</summary>
        public Point(int column, int row)
        {
            Column = column;
            Row = row;
        }

        /// <summary>From 0 at the left; may be negative.</summary>
        public int Column { get; }

        /// <summary>From 0 at the top; may be negative.</summary>
        public int Row { get; }
    }

    /// <summary>A place on a plane, in thousandths of an inch.</summary>
    public readonly struct Place
    {
        /// <summary>Both.</summary>
        public Place(int x, int y)
        {
            X = x;
            Y = y;
        }

        /// <summary>To the right.</summary>
        public int X { get; }

        /// <summary>Up.</summary>
        public int Y { get; }
    }

    /// <summary>A step on a plane, in thousandths of an inch.</summary>
    public readonly struct Vector
    {
        /// <summary>Both.</summary>
        public Vector(int x, int y)
        {
            X = x;
            Y = y;
        }

        /// <summary>To the right.</summary>
        public int X { get; }

        /// <summary>Up.</summary>
        public int Y { get; }
    }
}
