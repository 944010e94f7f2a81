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

        private static bool Inside(LayoutRect inner, LayoutRect outer) =>
            inner.X >= outer.X - 0.01f && inner.Y >= outer.Y - 0.01f
            && inner.X + inner.Width <= outer.X + outer.Width + 0.01f
            && inner.Y + inner.Height <= outer.Y + outer.Height + 0.01f;

        private static bool Overlap(LayoutRect a, LayoutRect b) =>
            a.X + a.Width > b.X + 0.01f && b.X + b.Width > a.X + 0.01f
            && a.Y + a.Height > b.Y + 0.01f && b.Y + b.Height > a.Y + 0.01f;
    }
}
