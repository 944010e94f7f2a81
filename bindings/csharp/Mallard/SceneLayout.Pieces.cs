using System;

namespace Mallard
{
    /// <summary>A turned rectangle on the surface of a <see cref="SceneLayout"/>: a part of what an item
    /// looks like.</summary>
    public readonly struct LayoutPiece
    {
        internal LayoutPiece(float x, float y, float width, float height, float angle)
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
            Angle = angle;
        }

        /// <summary>Its middle.</summary>
        public float X { get; }

        /// <summary>Its middle; y grows downwards.</summary>
        public float Y { get; }

        /// <summary>Extent along its own first axis: of a line, how long it is.</summary>
        public float Width { get; }

        /// <summary>Extent across.</summary>
        public float Height { get; }

        /// <summary>How far its first axis is turned from x towards y, in degrees: clockwise on a screen,
        /// and about the y axis of an engine that looks down from above.</summary>
        public float Angle { get; }

        /// <summary>Whether a point lies in it, or so near outside.</summary>
        public bool Contains(float x, float y, float margin = 0)
        {
            var turn = Angle * Math.PI / 180;
            var along = (x - X) * Math.Cos(turn) + (y - Y) * Math.Sin(turn);
            var across = (y - Y) * Math.Cos(turn) - (x - X) * Math.Sin(turn);
            return Math.Abs(along) <= Width / 2 + margin && Math.Abs(across) <= Height / 2 + margin;
        }
    }

    /// <content>What items look like, in rectangles.</content>
    public sealed partial class SceneLayout
    {
        private const float Stroke = 0.12f;    // of a line that has no width of its own
        private const float Near = 0.2f;       // beside a line, a click still means it

        /// <summary>Of how many rectangles an item is drawn: a line of one for each of its segments, a
        /// polygon of its outline, cells and hexes of one each, everything else of one.</summary>
        public int PieceCount(in SceneItem item)
        {
            switch (item.Geometry)
            {
                case Geometry.Line when item.PointCount > 1:
                    return item.PointCount - 1;
                case Geometry.Polygon when item.PointCount > 2:
                case Geometry.Cell when item.PointCount > 0:
                case Geometry.Hex when item.PointCount > 0:
                    return item.PointCount;
                default:
                    return 1;
            }
        }

        /// <summary>A rectangle of an item, from 0.</summary>
        public LayoutPiece Piece(Scene scene, in SceneItem item, int index)
        {
            var count = PieceCount(item);
            if ((uint)index >= (uint)count)
            {
                throw new ArgumentOutOfRangeException(nameof(index));
            }

            if (count == 1 && item.PointCount < 2)
            {
                var box = Item(scene, item);
                return new LayoutPiece(box.X + box.Width / 2, box.Y + box.Height / 2, box.Width, box.Height, 0);
            }

            ref readonly var first = ref scene.PointAt(item, index);
            var (x, y) = PointIn(item.Area, first.X, first.Y);
            if (item.Geometry == Geometry.Cell || item.Geometry == Geometry.Hex)
            {
                var half = _areas[item.Area].HalfExtent;
                return new LayoutPiece(x, y, 2 * half.X, 2 * half.Y, 0);
            }

            ref readonly var second = ref scene.PointAt(item, (index + 1) % item.PointCount);
            var (toX, toY) = PointIn(item.Area, second.X, second.Y);
            var wide = item.Geometry == Geometry.Line ? item.Width * _areas[item.Area].Scale : 0;
            return new LayoutPiece(
                (x + toX) / 2,
                (y + toY) / 2,
                (float)Math.Sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y)),
                Math.Max(wide, Stroke),
                (float)(Math.Atan2(toY - y, toX - x) * 180 / Math.PI));
        }

        /// <summary>Whether a click at a place means an item.</summary>
        private bool Covers(Scene scene, in SceneItem item, float x, float y)
        {
            if (item.Geometry == Geometry.Polygon || item.PointCount == 0)
            {
                return Item(scene, item).Contains(x, y);
            }

            for (var i = 0; i < PieceCount(item); i++)
            {
                if (Piece(scene, item, i).Contains(x, y, item.Geometry == Geometry.Line ? Near : 0))
                {
                    return true;
                }
            }

            return false;
        }
    }
}
