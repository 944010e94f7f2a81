#nullable enable
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

namespace Mallard.Unity
{
    /// <summary>Runs one match: loads the rules, lets bots think on another thread, applies what people
    /// choose, and tells what happened. Draws nothing. Everything native is given back when the
    /// component is disabled, so that leaving play mode and reloading scripts find nothing alive.
    /// </summary>
    public sealed class MallardGame : MonoBehaviour
    {
        [SerializeField] private string game = "battleducks";
        [SerializeField] private string options = string.Empty;
        [SerializeField] private List<PackAsset> packs = new List<PackAsset>();
        [SerializeField] private int seed; // 0: another match every time
        [SerializeField] private string bot = "standard";
        [SerializeField] private int viewerSeat;
        [SerializeField] private float botDelay = 0.4f;

        private Ruleset? _ruleset;
        private Bot? _bot;
        private CancellationTokenSource? _cancellation;
        private Task<Move>? _thinking;
        private float _nextBotTime;
        private bool _begun;
        private int _told;

        /// <summary>The scene has changed, or the choice has begun anew: draw them.</summary>
        public event Action? Changed;

        /// <summary>Something happened that the viewer may know, in order.</summary>
        public event Action<EventStory, string>? Happened;

        /// <summary>The match, while the component is enabled.</summary>
        public Match? Match { get; private set; }

        /// <summary>What there is to draw for the viewer, while the component is enabled.</summary>
        public Scene? Scene { get; private set; }

        /// <summary>The choice of the person at this screen, while the component is enabled.</summary>
        public Choice? Choice { get; private set; }

        /// <summary>Names and texts of everything in the ruleset.</summary>
        public Catalog? Catalog { get; private set; }

        /// <summary>The seat of the person at this screen; all other seats are played by bots.</summary>
        public int ViewerSeat => viewerSeat;

        /// <summary>Whether the person at this screen is being asked something.</summary>
        public bool IsAsked => Match != null && Match.Decision(viewerSeat).IsAsked;

        /// <summary>Sets what is run; before the component is enabled. The seed fixes what chance decides; 0
        /// draws one every time, which the <see cref="Match"/> tells.</summary>
        public void Configure(string game, string options = "", int seed = 0, int viewerSeat = 0)
        {
            this.game = game;
            this.options = options;
            this.seed = seed;
            this.viewerSeat = viewerSeat;
        }

        /// <summary>Begins another match in the place of the one that runs.</summary>
        public void Restart()
        {
            EndMatch();
            BeginMatch();
        }

        /// <summary>Ends the match and gives back everything native; the component stays as it is, enabled or not.
        /// <see cref="Restart"/>, or enabling it again, begins another.</summary>
        public void EndMatch()
        {
            // A cancelled thought ends within a frame or two, and this waits for it: no native call may be
            // under way when the domain is unloaded.
            _cancellation?.Cancel();
            try
            {
                _thinking?.Wait();
            }
            catch (AggregateException)
            {
                // cancelled, or failed with nobody left to tell
            }

            _thinking = null;
            _cancellation?.Dispose();
            _cancellation = null;
            Choice?.Dispose();
            Scene?.Dispose();
            _bot?.Dispose();
            Match?.Dispose();
            _ruleset?.Dispose();
            Choice = null;
            Scene = null;
            _bot = null;
            Match = null;
            _ruleset = null;
            _told = 0;
        }

        /// <summary>Takes what the choice came to, if one may finish.</summary>
        public bool FinishChoice() => FinishChoice(out _);

        /// <summary>Takes what the choice came to, if one may finish.</summary>
        /// <param name="reason">Why not, if it was refused.</param>
        public bool FinishChoice(out MallardError? reason)
        {
            reason = null;
            return Choice != null && Choice.TryFinish(out var action) && TryAct(action, out reason);
        }

        /// <summary>Takes an action of the person at this screen, for clients that know their game.</summary>
        /// <param name="action">A typed one, such as <c>new Actions.Observe(cell)</c>.</param>
        /// <param name="reason">Why not; null if it was taken, or if a bot is thinking.</param>
        public bool TryAct(in GameAction action, out MallardError? reason)
        {
            reason = null;
            return Match != null && _thinking == null && Act(viewerSeat, action, out reason);
        }

        private void OnEnable() => BeginMatch();

        // Also when play mode ends.
        private void OnDisable() => EndMatch();

        private void BeginMatch()
        {
            var loaded = new List<Pack>();
            try
            {
                foreach (var asset in packs)
                {
                    loaded.Add(asset.ToPack());
                }

                var log = new RulesetOptions { Log = (level, line) => Debug.Log($"[{game}] {line}") };
                _ruleset = Ruleset.Load(game, loaded, log);
                Match = _ruleset.NewMatch(
                    new MatchOptions { AsText = options }, seed == 0 ? (ulong?)null : (ulong)(uint)seed);
                _bot = new Bot(Match, bot, Match.Seed);
                Catalog = _ruleset.Catalog();
                Scene = new Scene();
                Choice = new Choice();
                BeginChoice();
            }
            catch (MallardException failure)
            {
                Debug.LogError(failure.Message, this);
                enabled = false;
            }
            finally
            {
                loaded.ForEach(pack => pack.Dispose());
            }
        }

        private void Update()
        {
            if (Match == null || Scene == null)
            {
                return;
            }

            if (_thinking != null)
            {
                EndThinking();
            }
            else if (!Match.Outcome.IsOver && !IsAsked && Time.time >= _nextBotTime)
            {
                _cancellation = new CancellationTokenSource();
                _thinking = _bot!.ChooseAsync(Match, _cancellation.Token);
            }

            if (Scene.Update(Match, viewerSeat) | _begun)
            {
                _begun = false;
                Changed?.Invoke();
            }
        }

        private void BeginChoice()
        {
            Choice!.Begin(Match!, viewerSeat);
            _begun = true;
        }

        private void EndThinking()
        {
            var thought = _thinking!;
            if (!thought.IsCompleted)
            {
                return;
            }

            _thinking = null;
            _nextBotTime = Time.time + botDelay;
            if (thought.IsFaulted)
            {
                Debug.LogException(thought.Exception!, this);
                enabled = false;
            }
            else if (!thought.IsCanceled)
            {
                Act(thought.Result.Seat, thought.Result.Action, out var reason);
                if (reason != null)
                {
                    Debug.LogWarning(reason.Message, this);
                }
            }
        }

        private bool Act(int seat, in GameAction action, out MallardError? reason)
        {
            if (!Match!.TryApply(seat, action, out reason))
            {
                return false;
            }

            BeginChoice();
            for (var count = Match.EventCount(viewerSeat); _told < count; _told++)
            {
                Happened?.Invoke(Match.Story(viewerSeat, _told), Match.Tell(viewerSeat, _told));
            }

            return true;
        }
    }
}
