using System;
using System.Collections.Generic;
using System.Linq;
using Mallard.GenericClient;
using Mallard.Unity;
using UnityEngine;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>The generic client of the Unity package on the stub: played with nothing but buttons and the
    /// mouse.</summary>
    public sealed class GenericClientTests : IDisposable
    {
        public GenericClientTests() => StubEngine.Reset();

        public void Dispose() => StubEngine.Reset();

        [Fact]
        public void EveryValueOfEveryQuestionHasAButton()
        {
            var pages = 0;
            foreach (var name in Support.Games)
            {
                var game = Begin(name);
                var random = new System.Random(3);
                for (var question = 0; question < 25 && UnityTests.Await(game); question++)
                {
                    StubEngine.Gui();
                    var step = game.Choice!.State.Next;
                    if (step != ChoiceStep.Done)
                    {
                        var wanted = game.Choice.Values(step).Select(value => game.Choice.Format(step, value));
                        var found = ButtonsOfAllPages(ref pages);
                        Assert.Superset(wanted.ToHashSet(), found);
                        var text = Any(wanted, random);
                        Assert.True(StubEngine.Gui(text) || PressOnAnEarlierPage(text), name);
                    }
                    else
                    {
                        Assert.True(StubEngine.Gui("Do it"), name);
                    }
                }
            }

            Assert.True(pages > 5, $"{pages} pages were turned");
        }

        [Fact]
        public void AllSixGamesGoOnWithButtonsAlone()
        {
            foreach (var name in Support.Games)
            {
                var game = Begin(name);
                var random = new System.Random(5);
                for (var press = 0; press < 120 && UnityTests.Await(game); press++)
                {
                    StubEngine.Gui();
                    var buttons = StubEngine.Buttons.Where(text => text != "Back").ToArray();
                    Assert.True(buttons.Length > 0, $"{name}: nothing to press");
                    Assert.True(StubEngine.Gui(Any(buttons, random)));
                }

                Assert.True(game.Match!.UndoDepth > 10, $"{name}: {game.Match.UndoDepth} actions");
                Assert.DoesNotContain(StubEngine.Console, line => line.StartsWith("e", StringComparison.Ordinal));
            }
        }

        [Fact]
        public void AClickOnAThingChoosesIt()
        {
            var game = Begin("battleducks");
            while (game.Match!.Decision(0).IsAsked && game.Match.UndoDepth < 2)
            {
                SetUp(game);
            }

            UnityTests.Await(game);
            var before = game.Match.EventCount(0);
            var cell = Middle(game, new Cell(4, 4), pond: 1);
            StubEngine.Click(cell);
            StubEngine.Frame();
            Assert.True(game.Match.EventCount(0) > before);

            // Once more: that is refused, and it is said why.
            UnityTests.Await(game);
            StubEngine.Click(cell);
            StubEngine.Gui();
            Assert.Contains(StubEngine.Labels, label => label.Length > 0 && label != "The match is over.");
        }

        [Fact]
        public void AClickIntoAPlaneTakesTheNearestPlaceAndAGhostShowsIt()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(Support.Short("duckhammer"), seed: 3);
            using var bot = new Bot(match, Bot.Standard, 1);
            using var scene = new Scene();
            using var choice = new Choice();
            var layout = new SceneLayout();
            var asker = new Asker(layout);
            var random = new System.Random(1);
            var (asked, taken) = (0, 0);
            for (var actions = 0; actions < 200 && !match.Outcome.IsOver; actions++)
            {
                var seat = match.FirstAsked();
                scene.Update(match, seat);
                layout.Arrange(scene);
                choice.Begin(match, seat);
                asker.Begin(choice, scene);
                while (asker.Step != ChoiceStep.Done && !asker.TakesPlaces)
                {
                    Assert.True(asker.TryPress(random.Next(asker.ButtonCount), out _));
                }

                if (asker.TakesPlaces)
                {
                    asked++;
                    var plane = Enumerable.Range(0, scene.Areas.Length).First(i => scene.Areas[i].Kind == AreaKind.Plane);
                    var area = layout.Area(plane);
                    var (x, y) = (area.X + area.Width * (float)random.NextDouble(), area.Y + area.Height * (float)random.NextDouble());
                    if (asker.TryPointAt(x, y, out var place))
                    {
                        var ghost = asker.PointOf(place);
                        Assert.True(area.Contains(ghost.X, ghost.Y));
                        var step = asker.Step;
                        Assert.True(choice.TrySet(step, place.X, place.Y, out _));
                        asker.Back();
                        taken += asker.TryClick(x, y, out _) ? 1 : 0;
                    }
                }

                match.Apply(bot.Choose(match));
            }

            Assert.True(asked > 5 && taken > 5, $"{asked} places were asked for, {taken} were clicked");
        }

        [Fact]
        public void ADragIsTwoClicks()
        {
            using var ruleset = Ruleset.Load("ducks_in_tow");
            using var match = ruleset.NewMatch(seed: 3);
            using var bot = new Bot(match, Bot.Standard, 1);
            using var scene = new Scene();
            using var choice = new Choice();
            var layout = new SceneLayout();
            var asker = new Asker(layout);
            var dragged = 0;
            for (var actions = 0; actions < 60 && dragged == 0; actions++)
            {
                scene.Update(match, match.FirstAsked());
                layout.Arrange(scene);
                choice.Begin(match, match.FirstAsked());
                asker.Begin(choice, scene);
                dragged += AnyDrag(scene, layout, asker) ? 1 : 0;
                match.Apply(bot.Choose(match));
            }

            Assert.Equal(1, dragged);
        }

        [Fact]
        public void GhostsAndBodiesFollowTheTable()
        {
            var game = Begin("duckhammer", viewerSeat: 1);
            UnityTests.Await(game);
            var bodies = StubEngine.BodyCount;
            Assert.True(bodies > game.Scene!.Items.Length);
            StubEngine.Mouse(EventType.Repaint, new Vector3(3, 0, -3));
            game.Restart();
            UnityTests.Await(game);
            Assert.InRange(StubEngine.BodyCount, bodies / 2, bodies * 2);
        }

        private static MallardGame Begin(string name, int viewerSeat = 0)
        {
            StubEngine.Reset();
            var options = Support.Short(name);
            var game = UnityTests.Begin(name, string.Join(" ", options.Select(one => $"{one.Key}={one.Value}")), 4, viewerSeat);
            game.gameObject.AddComponent<Mallard.GenericClient.GenericClient>();
            StubEngine.Frame();
            return game;
        }

        private static void SetUp(MallardGame game)
        {
            Assert.True(game.TryAct(game.Match!.Parse("fill"), out _));
            Assert.True(game.TryAct(game.Match.Parse("ready"), out _));
        }

        /// <summary>Where a cell of one of the grids lies in the world.</summary>
        private static Vector3 Middle(MallardGame game, Cell cell, int pond)
        {
            var layout = new SceneLayout();
            layout.Arrange(game.Scene!);
            var grids = new List<int>();
            for (var i = 0; i < game.Scene!.Areas.Length; i++)
            {
                if (game.Scene.Areas[i].Kind == AreaKind.Grid)
                {
                    grids.Add(i);
                }
            }

            var (x, y) = layout.PointIn(grids[pond], cell.Column, cell.Row);
            return new Vector3(x, 0, -y);
        }

        private static HashSet<string> ButtonsOfAllPages(ref int pages)
        {
            var found = new HashSet<string>();
            while (true)
            {
                found.UnionWith(StubEngine.Buttons);
                var before = StubEngine.Labels.FirstOrDefault(label => label.Contains(" of "));
                if (!StubEngine.Gui(">"))
                {
                    return found;
                }

                StubEngine.Gui();
                if (StubEngine.Labels.FirstOrDefault(label => label.Contains(" of ")) == before)
                {
                    return found;
                }

                pages++;
            }
        }

        private static bool PressOnAnEarlierPage(string text)
        {
            do
            {
                StubEngine.Gui("<");
                StubEngine.Gui();
                if (StubEngine.Buttons.Contains(text))
                {
                    return StubEngine.Gui(text);
                }
            }
            while (!StubEngine.Labels.Any(label => label.StartsWith("1 of ", StringComparison.Ordinal)));

            return false;
        }

        private static bool AnyDrag(Scene scene, SceneLayout layout, Asker asker)
        {
            for (var i = 0; i < scene.Items.Length; i++)
            {
                for (var j = 0; j < scene.Items.Length; j++)
                {
                    var from = layout.Item(scene, scene.Items[i]);
                    var to = layout.Item(scene, scene.Items[j]);
                    if (asker.TryDrag(from.X + from.Width / 2, from.Y + from.Height / 2, to.X + to.Width / 2, to.Y + to.Height / 2))
                    {
                        return true;
                    }
                }
            }

            return false;
        }

        private static string Any(IEnumerable<string> texts, System.Random random)
        {
            var all = texts.ToArray();
            return all[random.Next(all.Length)];
        }
    }
}
