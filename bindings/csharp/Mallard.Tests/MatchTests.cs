using System;
using System.Linq;
using System.Text;
using Mallard.Games.NavalWar;
using Xunit;

namespace Mallard.Tests
{
    public class MatchTests
    {
        [Fact]
        public void TypedActionsAndEventsReadAndWriteTheSameBytes()
        {
            using var ruleset = Ruleset.Load(Game.Name);
            using var match = ruleset.NewMatch(new Options { TurnLimit = 60, CardPlay = false }, seed: 3);
            GameAction place = match.LegalActions(0).First(a => a.Kind == (uint)ActionKind.Place);
            Assert.True(Actions.Place.TryRead(place, out var read));
            Assert.Equal(place, (GameAction)new Actions.Place(read.Ship, read.Facing, read.Cell));
            Assert.False(Actions.Attack.TryRead(place, out _));
            match.Apply(0, new Actions.Place(read.Ship, read.Facing, read.Cell));

            var heard = match.Events(0);
            Assert.True(Events.Placed.TryRead(heard[^1], out var placed));
            Assert.Equal((0, read.Ship, read.Facing, read.Cell), (placed.Seat, placed.Ship, placed.Facing, placed.Cell));
            Assert.DoesNotContain(match.Events(1), e => e.Kind == (uint)EventKind.Placed);
            Assert.Equal((uint)DecisionKind.SetUpFleet, match.Decision(0).Kind);
        }

        [Fact]
        public void OptionsAreCheckedByTheLibrary()
        {
            using var ruleset = Ruleset.Load("naval_war");
            var options = new Options { TurnLimit = 60, FirstPlayer = Options.FirstPlayerValue.P2 };
            Assert.Equal("60", options["turn_limit"]);
            Assert.Equal("p2", options["first_player"]);
            Assert.Equal(Options.FirstPlayerValue.P2, options.FirstPlayer);
            Assert.Equal(60, options.TurnLimit);
            Assert.Null(options.CardPlay);
            options.CardPlay = true;
            Assert.True(options.CardPlay);
            options.CardPlay = null;
            Assert.Equal(2, options.Count());
            ruleset.NewMatch(options).Dispose();

            var thrown = Support.Fails(
                Status.NotFound, () => ruleset.NewMatch(new MatchOptions { { "turn_limti", "5" } }));
            Assert.Contains("turn_limit", thrown.Message);
            Support.Fails(
                Status.InvalidArgument, () => ruleset.NewMatch(new Options { TurnLimit = -5 }));
            Support.Fails(
                Status.InvalidArgument, () => ruleset.NewMatch(new MatchOptions { AsText = "turn_limit" }));
        }

        [Fact]
        public void ARefusedActionSaysWhyAndChangesNothing()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch();
            var hash = match.Hash;
            GameAction attack = new Actions.Attack(new Cell(2, 3));
            Assert.False(match.IsLegal(0, attack));
            Assert.False(match.IsLegal(0, attack, out var reason));
            Assert.Equal(Status.IllegalAction, reason!.Status);
            Assert.NotEmpty(reason.Message);
            Assert.False(match.TryApply(0, attack));
            Assert.False(match.TryApply(0, attack, out reason));
            Assert.Equal(Status.IllegalAction, reason!.Status);
            Support.Fails(Status.IllegalAction, () => match.Apply(0, attack));
            Assert.False(match.TryApply(0, default));
            Assert.Equal(hash, match.Hash);
            Assert.Equal(0, match.EventCount(Viewer.Host));
            Support.Fails(Status.InvalidArgument, () => match.LegalCount(9));
            Support.Fails(Status.InvalidArgument, () => match.LegalAction(0, 1 << 20));
            Support.Fails(Status.InvalidArgument, () => match.Decision(7));
            Support.Fails(Status.InvalidArgument, () => match.EventCount(5));
            Support.Fails(Status.InvalidArgument, () => match.Events(0, 5));
        }

        [Fact]
        public void LegalActionsComeInOneOrder()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 4);
            var all = match.LegalActions(0);
            Assert.Equal(match.LegalCount(0), all.Length);
            Assert.Equal(all[17], match.LegalAction(0, 17));
            var few = new GameAction[3];
            Assert.Equal(all.Length, match.LegalActions(0, few));
            Assert.Equal(all.Take(3), few);
            Assert.All(all, action => Assert.True(match.IsLegal(0, action)));
            Assert.All(all, action => Assert.Equal(action, match.Parse(match.Format(action))));
        }

        [Fact]
        public void TextIsReadOrRefusedWithTheNearestWord()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch();
            var action = match.Parse("  Observe   b-6 ");
            Assert.Equal("observe B6", match.Format(action));
            Assert.False(match.TryParse("obsreve B6", out var nothing, out var reason));
            Assert.Equal(default, nothing);
            Assert.Contains("observe", reason!.Message);
            Support.Fails(Status.InvalidArgument, () => match.Parse("observe Z99"));
            Assert.NotEmpty(match.Format(default(GameAction)));

            var buffer = new byte[64];
            Assert.True(match.TryFormat(action, buffer, out var size));
            Assert.Equal("observe B6", Encoding.UTF8.GetString(buffer, 0, size));
            Assert.False(match.TryFormat(action, new byte[4], out size));
            Assert.Equal(10, size);
            Assert.False(match.TryFormat(action, default, out size));

            Assert.NotEmpty(match.Format(match.Decision(0)));
            Assert.Contains("A B C", match.Draw(0));
            Assert.True(match.Draw(Viewer.Host, DrawFlags.Color | DrawFlags.Unicode).Length > match.Draw(0).Length);
            Assert.NotEmpty(match.Names("formation"));
            Assert.Empty(match.Names("no_such_table"));
        }

        [Fact]
        public void EveryLegalActionKnowsItsArguments()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 9);
                using var bot = new Bot(match, Bot.Random, 1);
                for (var i = 0; i < 60 && !match.Outcome.IsOver; i++)
                {
                    var move = bot.Choose(match);
                    var used = match.ArgsOf(move.Action).Sum(a => a.Width);
                    for (var slot = used; slot < GameAction.ArgCount; slot++)
                    {
                        Assert.Equal(0, move.Action[slot]);
                    }

                    match.Apply(move);
                }

                foreach (var happened in match.Events(Viewer.Host))
                {
                    Assert.All(match.ArgsOf(happened), arg => Assert.NotEmpty(arg.Name));
                }
            }
        }

        [Fact]
        public void UndoTakesBackActionsAndEvents()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 9);
            using var bot = new Bot(match, Bot.Random, 1);
            var hash = match.Hash;
            Support.PlayOut(match, bot, 6);
            Assert.Equal(6, match.UndoDepth);
            match.Undo(2);
            Assert.Equal((4, 2), (match.UndoDepth, match.RedoDepth));
            var revision = match.Revision;
            match.Redo();
            Assert.NotEqual(revision, match.Revision);
            match.Seek(2);
            Assert.Equal((2, 4), (match.UndoDepth, match.RedoDepth));
            match.Seek(4);
            Assert.True(match.HistoryMove(0).Action.Kind != 0);
            Assert.ThrowsAny<MallardException>(() => match.HistoryMove(99));
            Assert.ThrowsAny<MallardException>(() => match.Seek(99));
            Assert.ThrowsAny<MallardException>(() => match.Redo(99));
            Assert.True(match.TryUndo(4, out _));
            Assert.Equal(hash, match.Hash);
            Assert.Equal(0, match.EventCount(Viewer.Host));
            Assert.False(match.TryUndo(1, out var reason));
            Assert.NotNull(reason);
            Assert.ThrowsAny<MallardException>(() => match.Undo());
        }

        [Fact]
        public void OutcomesAndRecordsAnswerForThemselves()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 5);
            Assert.False(match.Outcome.IsOver);
            using var bot = new Bot(match, Bot.Standard, 2);
            Support.PlayOut(match, bot);
            var outcome = match.Outcome;
            Assert.True(outcome.IsOver);
            Assert.True(outcome.HasWon(0) ^ outcome.HasWon(1));
            Assert.False(outcome.IsDraw);
            Assert.Throws<ArgumentOutOfRangeException>(() => outcome.Score(8));
            Assert.Equal(-1, match.FirstAsked());
            Assert.Throws<InvalidOperationException>(() => bot.Choose(match));

            GameAction action = default;
            action[6] = 5;
            Assert.Equal(5, action.Arg6);
            Assert.Throws<ArgumentOutOfRangeException>(() => action[7]);
            Assert.Equal(action, new GameAction { Arg6 = 5 });
            Assert.NotEqual(action, new GameAction { Arg5 = 5 });
            Assert.Equal(action.GetHashCode(), new GameAction { Arg6 = 5 }.GetHashCode());
            Assert.Equal("B6", new Cell(1, 5).ToString());
            Assert.Equal((1, 5, 81), (new Cell(81).Column, new Cell(81).Row, new Cell(1, 5).Index));
            Assert.Equal("host", Viewer.Host.ToString());
            Assert.Equal(Viewer.Seat(1), (Viewer)1);
        }
    }
}
