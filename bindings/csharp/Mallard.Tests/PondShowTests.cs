using System.Collections.Generic;
using System.Linq;
using Mallard.AnimatedPonds;
using Mallard.Games.Battleducks;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>The show of the Unity sample that animates BattleDucks: everything but Unity.</summary>
    public class PondShowTests
    {
        [Fact]
        public void AWholeMatchIsShownBeatByBeat()
        {
            using var ruleset = Ruleset.Load(Game.Name);
            using var match = ruleset.NewMatch(seed: 4);
            using var bot = new Bot(match, Bot.Standard, 2);
            Support.PlayOut(match, bot);
            var show = new PondShow();
            var looks = 0;
            var answers = new Dictionary<Answer, int>();
            foreach (var happened in match.Events(0))
            {
                show.Tell(happened);
                looks += Events.Observed.TryRead(happened, out _) ? 1 : 0;
                if (Events.Answered.TryRead(happened, out var answered))
                {
                    answers[answered.Answer] = answers.GetValueOrDefault(answered.Answer) + 1;
                }
            }

            var shown = new List<Beat>();
            var last = 0f;
            while (show.Step(0.25f, out var beat, out var progress))
            {
                Assert.InRange(progress, last, 1);
                last = progress < 1 ? progress : 0;
                if (progress >= 1)
                {
                    shown.Add(beat);
                }
            }

            Assert.False(show.IsPlaying);
            Assert.Equal(looks, shown.Count(beat => beat.Kind == BeatKind.Look));
            Assert.Equal(answers[Answer.Splash], shown.Count(beat => beat.Kind == BeatKind.Splash));
            Assert.Equal(answers[Answer.Spotted], shown.Count(beat => beat.Kind == BeatKind.Spotted));
            Assert.Equal(answers[Answer.Found], shown.Count(beat => beat.Kind == BeatKind.Found));
            Assert.Equal(BeatKind.Won, shown[^1].Kind);
            Assert.True(match.Outcome.HasWon(shown[^1].Seat));
            for (var i = 1; i < shown.Count; i++)
            {
                if (shown[i].Kind == BeatKind.Splash)
                {
                    Assert.Equal(shown[i - 1].Cell, shown[i].Cell); // an answer follows its look
                    Assert.Equal(shown[i - 1].Seat, shown[i].Seat);
                }
            }
        }

        [Fact]
        public void NothingIsShownWhereNothingHappens()
        {
            var show = new PondShow();
            Assert.False(show.Step(1, out _, out _));
            show.Tell(default);
            Assert.False(show.IsPlaying);
        }
    }
}
