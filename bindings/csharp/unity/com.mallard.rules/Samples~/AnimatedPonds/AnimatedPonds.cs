#nullable enable
using System.Collections.Generic;
using Mallard.Games.Battleducks;
using Mallard.Unity;
using UnityEngine;

namespace Mallard.AnimatedPonds
{
    /// <summary>BattleDucks with a show made of its events: binoculars fly, water splashes, ducks come up
    /// and hop when their formation is found. Put it on an empty object beside a
    /// <see cref="MallardGame"/> that runs <c>battleducks</c>, in the place of any other client. Fleets are laid out
    /// by the library; click a cell of the far pond to look at it.</summary>
    [RequireComponent(typeof(MallardGame))]
    public sealed class AnimatedPonds : MonoBehaviour
    {
        private const float Gap = 2;
        private const float PanelWidth = 0; // the one line of text lies over the ponds
        private static readonly Color Water = new Color(0.35f, 0.62f, 0.80f);
        private static readonly Color Duck = new Color(0.95f, 0.80f, 0.20f);

        private readonly PondShow _show = new PondShow();
        private readonly Dictionary<(int Pond, int Cell), GameObject> _cells =
            new Dictionary<(int Pond, int Cell), GameObject>();
        private readonly Dictionary<(int Pond, int Cell), GameObject> _ducks =
            new Dictionary<(int Pond, int Cell), GameObject>();
        private MallardGame _game = null!;
        private GameObject? _binoculars;
        private TopView _view = null!;
        private int _width;
        private int _height;
        private string _line = string.Empty;

        private void Awake()
        {
            _game = GetComponent<MallardGame>();
            _view = new TopView(transform, PanelWidth);
            _game.Happened += (story, sentence) =>
            {
                _show.Tell(story.Event);
                _line = sentence.Length > 0 ? sentence : _line;
            };
        }

        private void Update()
        {
            if (_game.Match == null || _game.Scene == null || _game.Scene.Items.Length == 0)
            {
                return;
            }

            if (_cells.Count == 0)
            {
                DigPonds(_game.Scene);
                SetUp();
            }

            if (_show.Step(Time.deltaTime, out var beat, out var progress))
            {
                Show(beat, progress);
            }
        }

        // Both ponds have the size of the scene's first grid.
        private void DigPonds(Scene scene)
        {
            foreach (ref readonly var area in scene.Areas)
            {
                if (area.Kind == AreaKind.Grid)
                {
                    _width = area.Width;
                    _height = area.Depth;
                    break;
                }
            }

            _binoculars = Make(PrimitiveType.Capsule, Color.black, 0.5f);
            _binoculars.SetActive(false);
            for (var pond = 0; pond < 2; pond++)
            {
                for (var row = 0; row < _height; row++)
                {
                    for (var column = 0; column < _width; column++)
                    {
                        var cell = new Cell(column, row);
                        var body = Make(PrimitiveType.Cube, Water, 0.95f);
                        body.transform.localPosition = Place(pond, cell, 0);
                        _cells[(pond, cell.Index)] = body;
                    }
                }
            }

            _view.Frame(2 * _width + Gap, _height);
        }

        // One's own pond on the left, the other's on the right.
        private Vector3 Place(int pond, Cell cell, float height)
        {
            var left = pond == _game.ViewerSeat ? 0 : _width + Gap;
            return new Vector3(left + cell.Column + 0.5f, height, -(cell.Row + 0.5f));
        }

        private void SetUp()
        {
            if (_game.TryAct(default(Actions.Fill), out _))
            {
                _game.TryAct(default(Actions.Ready), out _);
            }
        }

        private void Click(Vector3 place)
        {
            var column = Mathf.FloorToInt(place.x - _width - Gap);
            var row = Mathf.FloorToInt(-place.z);
            if (column < 0 || row < 0 || column >= _width || row >= _height)
            {
                return;
            }

            if (!_game.TryAct(new Actions.Observe(new Cell(column, row)), out var reason))
            {
                _line = reason == null ? _line : _game.Match!.Refusal(_game.ViewerSeat, reason);
            }
        }

        private void Show(in Beat beat, float progress)
        {
            var pond = 1 - beat.Seat;
            var up = Mathf.Sin(progress * Mathf.PI);
            switch (beat.Kind)
            {
                case BeatKind.Look:
                    _binoculars!.SetActive(progress < 1);
                    _binoculars.transform.localPosition = Vector3.Lerp(
                        Place(beat.Seat, new Cell(_width / 2, _height / 2), 3), Place(pond, beat.Cell, 1), progress);
                    break;
                case BeatKind.Splash:
                    _view.Paint(Cell(pond, beat.Cell, up), Color.Lerp(Water, Color.white, 0.6f));
                    break;
                case BeatKind.Spotted:
                case BeatKind.Found:
                    Cell(pond, beat.Cell, 0);
                    var duck = DuckAt(pond, beat.Cell);
                    var hops = beat.Kind == BeatKind.Found ? Mathf.Abs(Mathf.Sin(progress * 3 * Mathf.PI)) : up;
                    duck.transform.localPosition = Place(pond, beat.Cell, 0.4f + hops);
                    break;
                case BeatKind.Won:
                    foreach (var found in _ducks)
                    {
                        var cell = new Cell(found.Key.Cell);
                        found.Value.transform.localPosition = Place(found.Key.Pond, cell, 0.4f + up);
                    }

                    break;
            }
        }

        private GameObject Cell(int pond, Cell cell, float height)
        {
            var body = _cells[(pond, cell.Index)];
            body.transform.localPosition = Place(pond, cell, height * 0.4f);
            return body;
        }

        private GameObject DuckAt(int pond, Cell cell)
        {
            if (!_ducks.TryGetValue((pond, cell.Index), out var duck))
            {
                duck = Make(PrimitiveType.Sphere, Duck, 0.7f);
                _ducks[(pond, cell.Index)] = duck;
            }

            return duck;
        }

        private GameObject Make(PrimitiveType type, Color colour, float size)
        {
            var body = GameObject.CreatePrimitive(type);
            body.transform.SetParent(transform, false);
            body.transform.localScale = new Vector3(size, type == PrimitiveType.Cube ? 0.2f : size, size);
            _view.Paint(body, colour);
            return body;
        }

        // While something is shown a click has to wait.
        private void OnGUI()
        {
            GUILayout.Label(_line);
            if (_cells.Count > 0 && !_show.IsPlaying && _game.IsAsked && _view.TryClick(out var place))
            {
                Click(place);
            }
        }
    }
}
