using System;
using System.Linq;
using Mallard.Interop;
using Xunit;

namespace Mallard.Tests
{
    public class SceneTests
    {
        [Fact]
        public void EveryGameHasAScene()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 3);
                using var bot = new Bot(match, Bot.Random, 1);
                using var scene = new Scene();
                for (var round = 0; round < 5; round++)
                {
                    foreach (var viewer in new[] { Viewer.Seat(0), Viewer.Host, Viewer.Spectator })
                    {
                        Assert.True(scene.Update(match, viewer));
                        Assert.False(scene.Update(match, viewer));
                        Assert.True(scene.Areas.Length > 0 && scene.Items.Length > 0, $"{game}: an empty scene");
                        Hold(scene, match, viewer);
                    }

                    Support.PlayOut(match, bot, 15);
                }
            }
        }

        [Fact]
        public void AFocusShowsHowFarAUnitReaches()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Standard, 1);
            using var scene = new Scene();
            for (var step = 0; step < 300; step++)
            {
                Support.PlayOut(match, bot, 1);
                scene.SetFocus(null);
                scene.Update(match, 0);
                var before = Reaches(scene);
                foreach (var unit in Units(scene))
                {
                    scene.SetFocus(unit);
                    Assert.True(scene.Update(match, 0));
                    if (Reaches(scene) > before)
                    {
                        return;
                    }
                }
            }

            Assert.Fail("no unit reaches anything");
        }

        private static Reference[] Units(Scene scene)
        {
            var units = new System.Collections.Generic.HashSet<Reference>();
            foreach (ref readonly var item in scene.Items)
            {
                foreach (var reference in scene.References(item))
                {
                    if (reference.Type == (int)ArgType.Unit)
                    {
                        units.Add(reference);
                    }
                }
            }

            return units.ToArray();
        }

        private static int Reaches(Scene scene) => scene.Items.ToArray().Count(item => (item.Marks & MarkFlags.Reach) != 0);

        [Fact]
        public void AStatusSaysWhoIsAskedAndWhoHasWon()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Random, 1);
            using var scene = new Scene();
            var asked = 0;
            while (true)
            {
                scene.Update(match, Viewer.Host);
                for (var seat = 0; seat < match.SeatCount; seat++)
                {
                    Assert.Equal(match.Decision(seat, Viewer.Host).IsAsked, scene.Status.IsAsked(seat));
                    Assert.Equal(match.Outcome.HasWon(seat), scene.Status.HasWon(seat));
                    asked += scene.Status.IsAsked(seat) ? 1 : 0;
                }

                if (match.Outcome.IsOver)
                {
                    break;
                }

                match.Apply(bot.Choose(match));
            }

            Assert.True(asked > 10 && scene.Status.Over && scene.Status.HasWon(0) != scene.Status.HasWon(1));
            Assert.Throws<ArgumentOutOfRangeException>(() => scene.Status.IsAsked(-1));
        }

        [Fact]
        public void AnUnchangedSceneCostsNoGarbage()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 3);
            using var bot = new Bot(match, Bot.Random, 1);
            using var scene = new Scene();
            for (var i = 0; i < 60; i++)
            {
                scene.Update(match, 0); // grows
                match.Apply(bot.Choose(match));
            }

            Support.MakesNoGarbage(() =>
            {
                for (var i = 0; i < 10; i++)
                {
                    scene.Update(match, 0);
                    scene.Update(match, 0);
                    foreach (ref readonly var item in scene.Items)
                    {
                        _ = scene.Points(item).Length + scene.References(item).Length;
                    }

                    match.Apply(bot.Choose(match));
                }
            });
        }

        [Fact]
        public void ChangesNameTheItemsThatChanged()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 3);
            using var scene = new Scene();
            scene.Update(match, 0);
            var before = scene.Items.ToArray().Select(i => i.Id).ToHashSet();
            match.Apply(0, match.LegalAction(0, 0));
            Assert.True(scene.Update(match, 0));
            Assert.True(scene.Changes.Length > 0);
            var after = scene.Items.ToArray().Select(i => i.Id).ToHashSet();
            foreach (var change in scene.Changes)
            {
                Assert.Equal(change.Change != Change.Added, before.Contains(change.Id));
                Assert.Equal(change.Change != Change.Removed, after.Contains(change.Id));
            }
        }

        [Fact]
        public void LabelsSpeakTheLanguageOfTheClient()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 3);
            using var bot = new Bot(match, Bot.Standard, 1);
            Support.PlayOut(match, bot, 4);
            using var english = new Scene();
            using var french = new Scene();
            french.SetLanguage("fr");
            english.Update(match, 0);
            french.Update(match, 0);
            Assert.Equal(english.Items.Length, french.Items.Length);
            var different = 0;
            for (var i = 0; i < english.Items.Length; i++)
            {
                var label = english.Label(english.Items[i].Label);
                different += label != french.Label(french.Items[i].Label) ? 1 : 0;
            }

            Assert.True(different > 0);
        }

        [Fact]
        public void AViewIsEnoughForAClient()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 5);
            using var bot = new Bot(match, Bot.Standard, 1);
            Support.PlayOut(match, bot, 30);
            using var view = ruleset.OpenView(match.Snapshot(1));
            Assert.Equal(Viewer.Seat(1), view.Viewer);
            Assert.Equal(Viewer.Host, match.Viewer);
            using var far = new Scene();
            using var near = new Scene();
            far.Update(view, 1);
            near.Update(match, 1);
            Assert.Equal(near.ToString(), far.ToString());
            Assert.Equal(near.ToBytes(), far.ToBytes());
            Assert.Equal(match.LegalActions(1), view.LegalActions(1));
            Assert.ThrowsAny<MallardException>(() => far.Update(view, 0));
            Support.Fails(Status.Unavailable, () => view.Undo());
            Assert.ThrowsAny<MallardException>(() => ruleset.OpenView(new byte[10]));
        }

        [Fact]
        public unsafe void RecordsHaveTheSizesOfTheirStructures()
        {
            Assert.Equal(sizeof(mld_reference), sizeof(Reference));
            Assert.Equal(sizeof(mld_scene_item), sizeof(SceneItem));
            Assert.Equal(sizeof(mld_scene_area_info), sizeof(SceneArea));
            Assert.Equal(sizeof(mld_scene_seat_info), sizeof(SceneSeat));
            Assert.Equal(sizeof(mld_scene_status_info), sizeof(SceneStatus));
            Assert.Equal(sizeof(mld_choice_info), sizeof(ChoiceState));
            Assert.Equal(sizeof(mld_preview_step), sizeof(PreviewStep));
            Assert.Equal(sizeof(mld_event_info), sizeof(EventStory));
            foreach (var name in new[] { "card", "formation", "ünit" })
            {
                fixed (byte* text = System.Text.Encoding.UTF8.GetBytes(name + "\0"))
                {
                    Assert.Equal(Native.mld_table_id(text), Reference.TableId(name));
                }
            }
        }

        [Fact]
        public void UseAfterDisposeIsAnException()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch();
            var scene = new Scene();
            scene.Update(match, 0);
            scene.Dispose();
            scene.Dispose();
            Assert.Throws<ObjectDisposedException>(() => scene.Update(match, 0));
            Assert.Throws<ObjectDisposedException>(() => scene.ToString());
            Assert.Throws<ObjectDisposedException>(() => scene.ToBytes());
        }

        private static void Hold(Scene scene, Match match, Viewer viewer)
        {
            Assert.Equal(match.SeatCount, scene.Seats.Length);
            Assert.Equal(viewer.Number, scene.Status.Viewer);
            Assert.NotEmpty(scene.Label(scene.Status.Phase));
            Assert.Empty(scene.Label(0));
            Assert.Empty(scene.Label(1u << 30));
            foreach (ref readonly var area in scene.Areas)
            {
                _ = scene.Counters(area).Length + scene.References(area).Length;
            }

            foreach (ref readonly var seat in scene.Seats)
            {
                Assert.NotEmpty(scene.Label(seat.Label));
                foreach (ref readonly var counter in scene.Counters(seat))
                {
                    Assert.NotEmpty(scene.Label(counter.Label));
                }
            }

            foreach (ref readonly var item in scene.Items)
            {
                Assert.NotEqual(0u, item.Id);
                Assert.InRange(item.Area, 0, scene.Areas.Length - 1);
                _ = scene.Points(item).Length + scene.Counters(item).Length;
                _ = scene.References(item).Length;
            }
        }
    }
}
