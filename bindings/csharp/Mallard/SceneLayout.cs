using System;

namespace Mallard
{
    /// <summary>A rectangle on the surface of a <see cref="SceneLayout"/>; y grows downwards.</summary>
    public readonly struct LayoutRect
    {
        /// <summary>From its corner and extent.</summary>
        public LayoutRect(float x, float y, float width, float height)
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
        }

        /// <summary>Left edge.</summary>
        public float X { get; }

        /// <summary>Upper edge.</summary>
        public float Y { get; }

        /// <summary>Extent to the right.</summary>
        public float Width { get; }

        /// <summary>Extent downwards.</summary>
        public float Height { get; }

        /// <summary>Whether a point lies in it.</summary>
        public bool Contains(float x, float y) =>
            x >= X && x <= X + Width && y >= Y && y <= Y + Height;
    }

    /// <summary>Lays a scene out on one flat surface, so that a simple client only has to draw: areas
    /// side by side in rows, and every item at its place, in units of one grid cell. Knows no game and
    /// no engine. Makes no garbage once it has grown.</summary>
    public sealed partial class SceneLayout
    {
        private const float Gap = 1.5f;        // between areas, room for a title
        private const float RowWidth = 36f;    // after which the next row of areas begins
        private const float FreeExtent = 18f;  // of the longer side of planes and graphs
        private const float CardHeight = 1.4f;
        private const float LineWidth = 9f;
        private const float LineHeight = 0.7f;
        private static readonly float Root3 = (float)Math.Sqrt(3);

        private Place[] _areas = Array.Empty<Place>();
        private int _count;

        /// <summary>Everything.</summary>
        public LayoutRect Bounds { get; private set; }

        /// <summary>Lays the scene out as it is now.</summary>
        public void Arrange(Scene scene)
        {
            var count = _count = scene.AreaCount;
            if (_areas.Length < count)
            {
                _areas = new Place[count];
            }

            for (var i = 0; i < count; i++)
            {
                _areas[i] = Measure(scene, scene.AreaAt(i), i);
            }

            float x = 0, y = Gap, row = 0, right = 0;
            for (var i = 0; i < count; i++)
            {
                ref var area = ref _areas[i];
                if (x > 0 && x + area.Width > RowWidth)
                {
                    x = 0;
                    y += row + Gap;
                    row = 0;
                }

                area.X = x;
                area.Y = y;
                x += area.Width + Gap;
                right = Math.Max(right, x - Gap);
                row = Math.Max(row, area.Height);
            }

            Bounds = new LayoutRect(0, 0, right, y + row);
        }

        /// <summary>Where an area lies.</summary>
        public LayoutRect Area(int index)
        {
            ref readonly var area = ref _areas[index];
            return new LayoutRect(area.X, area.Y, area.Width, area.Height);
        }

        /// <summary>Where a place of an area lies: the middle of a cell, a hex or a card, or the very
        /// point of a plane or graph.</summary>
        public (float X, float Y) PointIn(int areaIndex, float x, float y)
        {
            ref readonly var area = ref _areas[areaIndex];
            var (px, py) = area.Project(x, y);
            return (area.X + px - area.Left, area.Y + py - area.Top);
        }

        /// <summary>The area that lies under a point, and which place of it that is: the other way round than
        /// <see cref="PointIn"/>. Between the middles of cells it is between their numbers; a list has no x, a pile
        /// no y.</summary>
        /// <returns>False if no area lies there.</returns>
        public bool TryPlaceAt(float x, float y, out int areaIndex, out (float X, float Y) place)
        {
            for (var i = 0; i < _count; i++)
            {
                if (Area(i).Contains(x, y))
                {
                    ref readonly var area = ref _areas[i];
                    areaIndex = i;
                    place = area.Unproject(x - area.X + area.Left, y - area.Y + area.Top);
                    return true;
                }
            }

            areaIndex = -1;
            place = default;
            return false;
        }

        /// <summary>The rectangle around an item.</summary>
        public LayoutRect Item(Scene scene, in SceneItem item)
        {
            ref readonly var area = ref _areas[item.Area];
            var box = Box(scene, item, area);
            return new LayoutRect(area.X + box.X - area.Left, area.Y + box.Y - area.Top, box.Width, box.Height);
        }

        /// <summary>The number of the topmost item at a place that stands for something, or -1.</summary>
        public int Hit(Scene scene, float x, float y) => HitBelow(scene, x, y, -1);

        /// <summary>The same of the items that lie below one of them there: what a click may mean when it cannot
        /// mean what is on top.</summary>
        public int HitBelow(Scene scene, float x, float y, int above)
        {
            var found = -1;
            for (var i = 0; i < scene.ItemCount; i++)
            {
                if (scene.ItemAt(i).ReferenceCount > 0 && (above < 0 || IsAbove(scene, above, i))
                    && (found < 0 || IsAbove(scene, i, found)) && Covers(scene, scene.ItemAt(i), x, y))
                {
                    found = i;
                }
            }

            return found;
        }

        // Of one layer, what comes later lies above.
        private static bool IsAbove(Scene scene, int item, int other)
        {
            var (layer, than) = (scene.ItemAt(item).Layer, scene.ItemAt(other).Layer);
            return layer != than ? layer > than : item > other;
        }

        private static Place Measure(Scene scene, in SceneArea area, int index)
        {
            var place = new Place { Kind = area.Kind, Pointy = area.Pointy, Scale = 1 };
            if (area.Kind == AreaKind.Plane || area.Kind == AreaKind.Graph)
            {
                place.Scale = FreeExtent / Math.Max(1, Math.Max(area.Width, area.Depth));
            }

            float left = float.MaxValue, top = float.MaxValue;
            float right = float.MinValue, bottom = float.MinValue;
            void Include(in LayoutRect box)
            {
                left = Math.Min(left, box.X);
                top = Math.Min(top, box.Y);
                right = Math.Max(right, box.X + box.Width);
                bottom = Math.Max(bottom, box.Y + box.Height);
            }

            switch (area.Kind)
            {
                case AreaKind.Grid:
                    Include(new LayoutRect(area.X, area.Y, area.Width, area.Depth));
                    break;
                case AreaKind.Plane:
                case AreaKind.Graph:
                    Include(new LayoutRect(
                        area.X * place.Scale, area.Y * place.Scale, area.Width * place.Scale, area.Depth * place.Scale));
                    break;
                case AreaKind.List:
                    Include(new LayoutRect(0, 0, LineWidth, LineHeight));
                    break;
                case AreaKind.Hexes:
                    break; // the bounds of axial coordinates are no rectangle: take the hexes there are
                default:
                    Include(new LayoutRect(0, 0, 1, CardHeight));
                    break;
            }

            for (var i = 0; i < scene.ItemCount; i++)
            {
                if (scene.ItemAt(i).Area == index)
                {
                    Include(Box(scene, scene.ItemAt(i), place));
                }
            }

            if (left > right)
            {
                Include(new LayoutRect(0, 0, 1, 1));
            }

            place.Left = left;
            place.Top = top;
            place.Width = right - left;
            place.Height = bottom - top;
            return place;
        }

        /// <summary>The rectangle around an item, measured from the origin of its area.</summary>
        private static LayoutRect Box(Scene scene, in SceneItem item, in Place area)
        {
            var half = area.HalfExtent;
            if (item.PointCount > 0)
            {
                float left = float.MaxValue, top = float.MaxValue;
                float right = float.MinValue, bottom = float.MinValue;
                var margin = item.Geometry == Geometry.Line ? item.Width * area.Scale / 2 : 0;
                for (var i = 0; i < item.PointCount; i++)
                {
                    ref readonly var point = ref scene.PointAt(item, i);
                    var (x, y) = area.Project(point.X, point.Y);
                    left = Math.Min(left, x - half.X - margin);
                    top = Math.Min(top, y - half.Y - margin);
                    right = Math.Max(right, x + half.X + margin);
                    bottom = Math.Max(bottom, y + half.Y + margin);
                }

                return new LayoutRect(left, top, right - left, bottom - top);
            }

            var (px, py) = area.Project(item.X, item.Y);
            if (item.Geometry == Geometry.Circle)
            {
                var radius = Math.Max(item.Width, 1) * area.Scale;
                return new LayoutRect(px - radius, py - radius, 2 * radius, 2 * radius);
            }

            if (item.Geometry == Geometry.Cell)
            {
                return new LayoutRect(
                    px - half.X, py - half.Y, Math.Max(1, item.Width), Math.Max(1, item.Depth));
            }

            if (half.X == 0)
            {
                var width = Math.Max(item.Width * area.Scale, 0.4f);
                var height = Math.Max(item.Depth * area.Scale, 0.4f);
                return new LayoutRect(px - width / 2, py - height / 2, width, height);
            }

            return new LayoutRect(px - half.X, py - half.Y, 2 * half.X, 2 * half.Y);
        }

        private struct Place
        {
            public AreaKind Kind;
            public bool Pointy;
            public float Scale, X, Y, Left, Top, Width, Height;

            /// <summary>Half of what one place of the area takes up; 0 where places are points.</summary>
            public readonly (float X, float Y) HalfExtent
            {
                get
                {
                    switch (Kind)
                    {
                        case AreaKind.Plane:
                        case AreaKind.Graph:
                            return (0, 0);
                        case AreaKind.Grid:
                            return (0.5f, 0.5f);
                        case AreaKind.Hexes:
                            return Pointy ? (Root3 / 2, 1) : (1, Root3 / 2);
                        case AreaKind.List:
                            return (LineWidth / 2, LineHeight / 2);
                        default:
                            return (0.5f, CardHeight / 2);
                    }
                }
            }

            /// <summary>The middle of a place, measured from the origin of the area.</summary>
            public readonly (float X, float Y) Project(float x, float y)
            {
                switch (Kind)
                {
                    case AreaKind.Plane:
                    case AreaKind.Graph:
                        return (x * Scale, y * Scale);
                    case AreaKind.Grid:
                        return (x + 0.5f, y + 0.5f);
                    case AreaKind.Hexes:
                        return Pointy ? (Root3 * (x + y / 2), 1.5f * y) : (1.5f * x, Root3 * (y + x / 2));
                    case AreaKind.List:
                        return (LineWidth / 2, (y + 0.5f) * LineHeight);
                    case AreaKind.Pile:
                        return (0.5f + x * 0.05f, CardHeight / 2);
                    default:
                        return (x + 0.5f, (y + 0.5f) * CardHeight);
                }
            }

            /// <summary>The place whose middle that is: see <see cref="Project"/>.</summary>
            public readonly (float X, float Y) Unproject(float x, float y)
            {
                switch (Kind)
                {
                    case AreaKind.Plane:
                    case AreaKind.Graph:
                        return (x / Scale, y / Scale);
                    case AreaKind.Grid:
                        return (x - 0.5f, y - 0.5f);
                    case AreaKind.Hexes when Pointy:
                        return (x / Root3 - y / 3, y / 1.5f);
                    case AreaKind.Hexes:
                        return (x / 1.5f, y / Root3 - x / 3);
                    case AreaKind.List:
                        return (0, y / LineHeight - 0.5f);
                    case AreaKind.Pile:
                        return ((x - 0.5f) / 0.05f, 0);
                    default:
                        return (x - 0.5f, y / CardHeight - 0.5f);
                }
            }
        }
    }
}
