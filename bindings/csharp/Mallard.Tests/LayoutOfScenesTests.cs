using System;
using Xunit;

namespace Mallard.Tests
{
    public class LayoutOfScenesTests
    {
        [Fact]
        public void EveryItemOfEveryGameLiesInItsArea()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 3);
                using var bot = new Bot(match, Bot.Random, 1);
                using var scene = new Scene();
                var layout = new SceneLayout();
                for (var round = 0; round < 4; round++)
                {
                    scene.Update(match, Viewer.Host);
                    layout.Arrange(scene);
                    for (var i = 0; i < scene.Areas.Length; i++)
                    {
                        Assert.True(Inside(layout.Area(i), layout.Bounds), game);
                        for (var j = 0; j < i; j++)
                        {
                            Assert.False(Overlap(layout.Area(i), layout.Area(j)), game);
                        }
                    }

                    foreach (ref readonly var item in scene.Items)
                    {
                        Assert.True(Inside(layout.Item(scene, item), layout.Area(item.Area)), game);
                    }

                    Support.PlayOut(match, bot, 15);
                }
            }
        }

        [Fact]
        public void APointOfTheTableIsThePlaceThatIsDrawnThere()
        {
            var kinds = new System.Collections.Generic.HashSet<AreaKind>();
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 3);
                using var bot = new Bot(match, Bot.Random, 1);
                using var scene = new Scene();
                var layout = new SceneLayout();
                Support.PlayOut(match, bot, 40);
                scene.Update(match, Viewer.Host);
                layout.Arrange(scene);
                foreach (ref readonly var item in scene.Items)
                {
                    var kind = scene.Areas[item.Area].Kind;
                    var (x, y) = layout.PointIn(item.Area, item.X, item.Y);
                    if (!layout.Area(item.Area).Contains(x, y))
                    {
                        continue; // a line: its place is not where it lies
                    }

                    kinds.Add(kind);
                    Assert.True(layout.TryPlaceAt(x, y, out var area, out var place));
                    Assert.Equal(item.Area, area);
                    Assert.True(kind == AreaKind.List || Math.Abs(place.X - item.X) < 0.01f * Math.Max(1, Math.Abs(item.X)));
                    Assert.True(kind == AreaKind.Pile || Math.Abs(place.Y - item.Y) < 0.01f * Math.Max(1, Math.Abs(item.Y)));
                }

                Assert.False(layout.TryPlaceAt(-5, -5, out _, out _));
            }

            Assert.True(kinds.Count >= 7, string.Join(", ", kinds));
        }

        [Fact]
        public void BelowAThingLiesTheNext()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 3);
            using var bot = new Bot(match, Bot.Standard, 1);
            using var scene = new Scene();
            Support.PlayOut(match, bot, 10);
            scene.Update(match, 0);
            var layout = new SceneLayout();
            layout.Arrange(scene);
            var most = 0;
            foreach (ref readonly var item in scene.Items)
            {
                var (x, y) = layout.PointIn(item.Area, item.X, item.Y);
                var (depth, layer) = (0, int.MaxValue);
                for (var hit = layout.Hit(scene, x, y); hit >= 0; hit = layout.HitBelow(scene, x, y, hit))
                {
                    Assert.True(scene.Items[hit].Layer <= layer);
                    layer = scene.Items[hit].Layer;
                    depth++;
                }

                most = Math.Max(most, depth);
            }

            Assert.InRange(most, 2, 20);
        }

        [Fact]
        public void AClickFindsTheCellBelowIt()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 3);
            using var scene = new Scene();
            scene.Update(match, 0);
            var layout = new SceneLayout();
            layout.Arrange(scene);
            var found = 0;
            for (var i = 0; i < scene.Items.Length; i++)
            {
                ref readonly var item = ref scene.Items[i];
                if (item.ReferenceCount == 0 || item.Geometry != Geometry.Cell || item.PointCount > 0)
                {
                    continue;
                }

                var (x, y) = layout.PointIn(item.Area, item.X, item.Y);
                var hit = layout.Hit(scene, x, y);
                Assert.True(hit >= 0 && scene.Items[hit].Layer >= item.Layer);
                Assert.True(layout.Item(scene, scene.Items[hit]).Contains(x, y));
                found++;
            }

            Assert.True(found > 50);
            Assert.Equal(-1, layout.Hit(scene, -5, -5));
        }

        [Fact]
        public void PiecesOfLinesEndWhereTheirPointsLie()
        {
            using var ruleset = Ruleset.Load("duck_dealer");
            using var match = ruleset.NewMatch(seed: 3);
            using var scene = new Scene();
            scene.Update(match, 0);
            var layout = new SceneLayout();
            layout.Arrange(scene);
            int lines = 0, diagonal = 0;
            foreach (ref readonly var item in scene.Items)
            {
                if (item.Geometry != Geometry.Line)
                {
                    continue;
                }

                lines++;
                Assert.Equal(item.PointCount - 1, layout.PieceCount(item));
                for (var i = 0; i < layout.PieceCount(item); i++)
                {
                    var piece = layout.Piece(scene, item, i);
                    var turn = piece.Angle * Math.PI / 180;
                    var (x, y) = layout.PointIn(item.Area, scene.Points(item)[i].X, scene.Points(item)[i].Y);
                    Assert.Equal(x, piece.X - Math.Cos(turn) * piece.Width / 2, 3);
                    Assert.Equal(y, piece.Y - Math.Sin(turn) * piece.Width / 2, 3);
                    (x, y) = layout.PointIn(item.Area, scene.Points(item)[i + 1].X, scene.Points(item)[i + 1].Y);
                    Assert.Equal(x, piece.X + Math.Cos(turn) * piece.Width / 2, 3);
                    Assert.Equal(y, piece.Y + Math.Sin(turn) * piece.Width / 2, 3);
                    Assert.True(piece.Contains(x, y, 0.01f));

                    // A diagonal is thin: the corner of the box around it is not on it.
                    var box = layout.Item(scene, item);
                    if (item.PointCount == 2 && Math.Min(box.Width, box.Height) > 1)
                    {
                        diagonal++;
                        var rises = piece.Angle < 0 == Math.Abs(piece.Angle) < 90;
                        Assert.False(piece.Contains(rises ? box.X : box.X + box.Width, box.Y));
                        Assert.True(piece.Height < 0.5f);
                    }
                }
            }

            Assert.True(lines > 10 && diagonal > 0, $"{lines} lines, {diagonal} of them diagonal");
        }

        [Fact]
        public void PiecesOfEveryItemLieInItsBox()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 3);
                using var bot = new Bot(match, Bot.Random, 1);
                using var scene = new Scene();
                var layout = new SceneLayout();
                Support.PlayOut(match, bot, 30);
                scene.Update(match, Viewer.Host);
                layout.Arrange(scene);
                foreach (ref readonly var item in scene.Items)
                {
                    var box = layout.Item(scene, item);
                    for (var i = 0; i < layout.PieceCount(item); i++)
                    {
                        var piece = layout.Piece(scene, item, i);
                        Assert.True(
                            Inside(new LayoutRect(piece.X, piece.Y, 0, 0), box), $"{game}: {scene.Label(item.Label)}");
                        Assert.True(piece.Contains(piece.X, piece.Y));
                    }
                }

                var first = scene.Items[0];
                Assert.Throws<ArgumentOutOfRangeException>(() => layout.Piece(scene, first, -1));
                Assert.Throws<ArgumentOutOfRangeException>(() => layout.Piece(scene, first, layout.PieceCount(first)));
            }
        }

        private static bool Inside(LayoutRect inner, LayoutRect outer) =>
            inner.X >= outer.X - 0.01f && inner.Y >= outer.Y - 0.01f
            && inner.X + inner.Width <= outer.X + outer.Width + 0.01f
            && inner.Y + inner.Height <= outer.Y + outer.Height + 0.01f;

        private static bool Overlap(LayoutRect a, LayoutRect b) =>
            a.X + a.Width > b.X + 0.01f && b.X + b.Width > a.X + 0.01f
            && a.Y + a.Height > b.Y + 0.01f && b.Y + b.Height > a.Y + 0.01f;
    }
}
