using System;
using System.Linq;
using Xunit;

namespace Mallard.Tests
{
    public class ChoiceTests
    {
        [Fact]
        public void WholeGamesOfAllSixByChoices()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 21);
                using var choice = new Choice();
                using var rescue = new Bot(match, Bot.Random, 2);
                var random = new Random(7);
                var values = new ChoiceValue[4096];
                for (var actions = 0; !match.Outcome.IsOver && actions < 3000; actions++)
                {
                    var seat = match.FirstAsked();
                    match.Apply(seat, Lead(choice, match, seat, random, values));
                }

                Support.PlayOut(match, rescue); // at random some games go on for long
                Assert.True(match.Outcome.IsOver);
            }
        }

        [Fact]
        public void AClickOnASceneChooses()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 2);
            using var bot = new Bot(match, Bot.Standard, 1);
            Support.PlayOut(match, bot, 30);
            var seat = match.FirstAsked();
            using var scene = new Scene();
            using var choice = new Choice();
            scene.Update(match, seat);
            choice.Begin(match, seat);
            Assert.Equal((uint)match.LegalCount(seat), choice.State.ActionCount);
            var clicked = 0;
            foreach (ref readonly var item in scene.Items)
            {
                foreach (ref readonly var reference in scene.References(item))
                {
                    choice.Restart();
                    var why = choice.WhyNot(reference);
                    var picked = choice.TryPick(reference, out var reason);
                    Assert.Equal(why == null, picked);
                    Assert.Equal(picked, reason == null);
                    if (!picked)
                    {
                        Assert.NotEmpty(reason!.Message);
                        continue;
                    }

                    clicked++;
                    if (choice.TryFinish(out var action))
                    {
                        Assert.True(match.IsLegal(seat, action));
                    }

                    Assert.True(choice.Back());
                }
            }

            Assert.True(clicked > 0);
        }

        [Fact]
        public void AChoiceRefusesAndGoesBack()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 2);
            using var choice = new Choice();
            choice.Begin(match, 0);
            Assert.Equal(ChoiceStep.Kind, choice.State.Next);
            Assert.False(choice.MayFinish);
            Assert.False(choice.TryFinish(out var nothing));
            Assert.Equal(default, nothing);
            Assert.NotEmpty(choice.Step(ChoiceStep.Kind).Prompt);
            Assert.NotEmpty(choice.Prompt(ChoiceStep.Kind));
            Assert.NotEqual(choice.Prompt(ChoiceStep.Kind), choice.Prompt(ChoiceStep.Kind, "fr"));
            Assert.False(choice.Back());
            Assert.False(choice.TrySet(ChoiceStep.Kind, 999, 0, out var reason));
            Assert.NotNull(reason);
            Assert.NotNull(choice.WhyNot(ChoiceStep.Kind, 999));
            Assert.ThrowsAny<MallardException>(() => choice.Set(ChoiceStep.Kind, 999));
            Assert.ThrowsAny<MallardException>(() => choice.Pick(new Reference(ArgType.Cell, 255)));

            var kinds = choice.Values(ChoiceStep.Kind);
            Assert.Equal((long)choice.State.ActionCount, kinds.Sum(k => (long)k.ActionCount));
            Assert.All(kinds, kind => Assert.NotEmpty(choice.Format(ChoiceStep.Kind, kind)));
            var place = kinds.Single(k => choice.Format(ChoiceStep.Kind, k) == "place");
            Assert.Null(choice.WhyNot(ChoiceStep.Kind, place.Value0));
            Assert.Equal(Reference.Action, choice.ReferenceTo(ChoiceStep.Kind, place).Type);
            Assert.True(choice.TrySet(ChoiceStep.Kind, place, out reason));
            Assert.True(choice.Back());
            choice.Set(ChoiceStep.Kind, place);
            Assert.Equal((uint)place.Value0, choice.State.Partial.Kind);
            var step = choice.State.Next;
            var info = choice.Step(step);
            Assert.Equal((StepFlags)0, info.Flags & StepFlags.Filled);
            Assert.NotEmpty(info.Name);
            Assert.InRange(info.Width, 1, 2);
            Assert.Equal(choice.Values(step).Length, choice.Values(step, new ChoiceValue[1]));
            Assert.True(choice.Back());
            Assert.Equal(0u, choice.State.Partial.Kind);
            Assert.InRange(choice.Drags(new ChoiceDrag[4]), 0, 4);
            Assert.Equal(0, choice.Previews(default));
            Assert.False(choice.TryDrag(new Reference(ArgType.Cell, 255), new Reference(ArgType.Cell, 254), out reason));
            Assert.NotNull(reason);

            choice.Begin(match, 1);
            Support.Fails(Status.InvalidArgument, () => choice.Begin(match, 9));
            choice.Dispose();
            Assert.Throws<ObjectDisposedException>(() => choice.Begin(match, 0));
            Assert.Throws<ObjectDisposedException>(() => choice.State);
        }

        [Fact]
        public void AskingAChoiceMakesNoGarbage()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 2);
            using var choice = new Choice();
            var random = new Random(3);
            var values = new ChoiceValue[4096];
            for (var i = 0; i < 40; i++)
            {
                Step(); // grows
            }

            Support.MakesNoGarbage(() =>
            {
                for (var i = 0; i < 10; i++)
                {
                    Step();
                }
            });

            void Step()
            {
                var seat = match.FirstAsked();
                match.Apply(seat, Lead(choice, match, seat, random, values));
            }
        }

        [Fact]
        public void OpenStepsFindTheNearestValue()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(Support.Short("duckhammer"), seed: 1);
            using var choice = new Choice();
            using var bot = new Bot(match, Bot.Standard, 1);
            var open = 0;
            for (var i = 0; i < 200 && !match.Outcome.IsOver; i++)
            {
                var seat = match.FirstAsked();
                choice.Begin(match, seat);
                var values = new ChoiceValue[64];
                while (choice.State.Next != ChoiceStep.Done && choice.Values(choice.State.Next, values) > 0)
                {
                    var step = choice.State.Next;
                    if (step >= 0 && (choice.Step(step).Flags & StepFlags.Open) != 0)
                    {
                        int x = values[0].Value0 + 1, y = values[0].Value1;
                        if (choice.Nearest(step, ref x, ref y))
                        {
                            Assert.Null(choice.WhyNot(step, x, y));
                            open++;
                        }
                    }

                    choice.Set(step, values[0].Value0, values[0].Value1);
                }

                match.Apply(bot.Choose(match));
            }

            Assert.True(open > 0);
        }

        /// <summary>Fills in step after step at random.</summary>
        private static GameAction Lead(
            Choice choice, Match match, int seat, Random random, ChoiceValue[] values)
        {
            choice.Begin(match, seat);
            while (true)
            {
                var next = choice.State.Next;
                if (next == ChoiceStep.Done)
                {
                    Assert.True(choice.TryFinish(out var action));
                    return action;
                }

                var count = Math.Min(choice.Values(next, values), values.Length);
                var value = values[random.Next(count)];
                choice.Set(next, value.Value0, value.Value1);
            }
        }
    }
}
