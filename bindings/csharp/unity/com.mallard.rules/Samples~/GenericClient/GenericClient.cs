#nullable enable
using System.Collections.Generic;
using Mallard.Unity;
using UnityEngine;

namespace Mallard.GenericClient
{
    /// <summary>Draws any game with Unity's own primitives and plays it with clicks. It knows no game:
    /// what to draw comes from the scene, what may be done from the choice. Put it on an empty object
    /// beside a <see cref="MallardGame"/>.</summary>
    [RequireComponent(typeof(MallardGame))]
    public sealed class GenericClient : MonoBehaviour
    {
        private const float PanelWidth = 260;

        private static readonly Color[] SeatColours =
        {
            new Color(0.16f, 0.40f, 0.75f), new Color(0.80f, 0.33f, 0.10f),
            new Color(0.20f, 0.55f, 0.30f), new Color(0.55f, 0.30f, 0.65f),
        };

        private readonly SceneLayout _layout = new SceneLayout();
        private readonly Dictionary<uint, Body> _drawn = new Dictionary<uint, Body>();
        private readonly List<string> _told = new List<string>();
        private readonly List<(float X, float Y)> _ends = new List<(float X, float Y)>();
        private readonly List<GameObject> _ghosts = new List<GameObject>();
        private Asker _asker = null!;
        private Vector3? _pressed;
        private string _hint = string.Empty;
        private MallardGame _game = null!;
        private TopView _view = null!;

        private void Awake()
        {
            _game = GetComponent<MallardGame>();
            _view = new TopView(transform, PanelWidth);
            _asker = new Asker(_layout);
            _game.Changed += Begin;
            _game.Happened += (story, sentence) =>
            {
                if (sentence.Length > 0)
                {
                    _told.Add(sentence);
                }
            };
        }

        // The match has gone on.
        private void Begin()
        {
            _layout.Arrange(_game.Scene!);
            if (_game.IsAsked)
            {
                _asker.Begin(_game.Choice!, _game.Scene!);
            }
            else
            {
                _asker.End();
            }

            Draw();
        }

        private void Draw()
        {
            var scene = _game.Scene!;
            var seen = new HashSet<uint>();
            foreach (ref readonly var item in scene.Items)
            {
                seen.Add(item.Id);
                DrawItem(scene, item);
            }

            foreach (var id in new List<uint>(_drawn.Keys))
            {
                if (!seen.Contains(id))
                {
                    Destroy(_drawn[id].Root);
                    _drawn.Remove(id);
                }
            }

            _view.Frame(_layout.Bounds.Width, _layout.Bounds.Height);
        }

        private void DrawItem(Scene scene, in SceneItem item)
        {
            if (!_drawn.TryGetValue(item.Id, out var body))
            {
                body = new Body(transform);
                _drawn[item.Id] = body;
            }

            var box = _layout.Item(scene, item);
            var raised = 0f;
            foreach (ref readonly var reference in scene.References(item))
            {
                raised = _asker.Offers(reference) ? 0.15f : raised;
            }

            var (x, y) = (box.X + box.Width / 2, box.Y + box.Height / 2);
            body.Root.name = scene.Label(item.Label);
            body.Root.transform.localPosition = new Vector3(x, item.Layer * 0.1f + raised, -y);
            var colour = Colour(item, raised > 0);
            body.Reshape(
                item.Geometry == Geometry.Text ? 0 : _layout.PieceCount(item),
                item.Geometry == Geometry.Circle || item.Geometry == Geometry.Hex);
            for (var i = 0; i < body.Pieces.Count; i++)
            {
                TopView.Lay(body.Pieces[i], _layout.Piece(scene, item, i), x, y, 0.05f);
                _view.Paint(body.Pieces[i], colour);
            }

            body.Label.text = Caption(scene, item);
        }

        private static Color Colour(in SceneItem item, bool offered)
        {
            var colour = item.Owner >= 0
                ? SeatColours[item.Owner % SeatColours.Length]
                : Color.Lerp(Color.gray, Color.white, item.Layer * 0.15f);
            if (item.Face == Face.Unknown || (item.Marks & MarkFlags.Destroyed) != 0)
            {
                colour = Color.Lerp(colour, Color.black, 0.5f);
            }

            return offered ? Color.Lerp(colour, Color.yellow, 0.35f) : colour;
        }

        // A symbol, a name, marks as signs: colour is never the only carrier of a meaning.
        private static string Caption(Scene scene, in SceneItem item)
        {
            var text = item.Symbol != 0 ? char.ConvertFromUtf32((int)item.Symbol) : scene.Label(item.Label);
            if (item.Count > 1)
            {
                text += " x" + item.Count;
            }

            foreach (ref readonly var counter in scene.Counters(item))
            {
                text += counter.Most >= 0 ? $" {counter.Now}/{counter.Most}" : $" {counter.Now}";
            }

            if ((item.Marks & MarkFlags.Hit) != 0)
            {
                text += " X";
            }

            if ((item.Marks & MarkFlags.Miss) != 0)
            {
                text += " o";
            }

            if ((item.Marks & MarkFlags.Threatened) != 0)
            {
                text += " !";
            }

            for (var i = 0; i < scene.OwnMarks.Length; i++) // those of the game and of packs
            {
                if (((uint)item.Marks >> (24 + i) & 1) != 0)
                {
                    text += " " + scene.Label(scene.OwnMarks[i]);
                }
            }

            return text;
        }

        // Up at the place where it went down, it is a click; elsewhere, a drag, if that can mean something.
        private void Release(Vector3 down, Vector3 up)
        {
            MallardError? reason = null;
            Then(_asker.TryDrag(down.x, -down.z, up.x, -up.z) || _asker.TryClick(up.x, -up.z, out reason), reason);
        }

        // What was chosen is done as soon as nothing more can be said.
        private void Then(bool chosen, MallardError? reason)
        {
            _hint = reason == null ? string.Empty : _game.Match!.Refusal(_game.ViewerSeat, reason);
            if (!chosen)
            {
                return;
            }

            if (_asker.Step == ChoiceStep.Done)
            {
                Finish();
            }
            else
            {
                Draw();
            }
        }

        private void Finish()
        {
            if (_game.FinishChoice(out var reason))
            {
                _asker.End(); // until the match has gone on
            }
            else if (reason != null)
            {
                _hint = _game.Match!.Refusal(_game.ViewerSeat, reason);
            }
        }

        // What a click cannot say: the next step as a list, back, finish, and what happened.
        private void OnGUI()
        {
            if (_game.Choice == null || _game.Match == null)
            {
                return;
            }

            GUILayout.BeginVertical(GUILayout.Width(PanelWidth));
            if (_game.Match.Outcome.IsOver)
            {
                GUILayout.Label("The match is over.");
            }
            else if (_game.IsAsked)
            {
                AskNext();
            }

            GUILayout.Label(_hint);
            for (var i = Mathf.Max(0, _told.Count - 12); i < _told.Count; i++)
            {
                GUILayout.Label(_told[i]);
            }

            GUILayout.EndVertical();
            if (_game.IsAsked)
            {
                FollowMouse();
            }
        }

        private void FollowMouse()
        {
            if (_view.TryMouse(EventType.MouseDown, out var place))
            {
                _pressed = place;
            }
            else if (_pressed is Vector3 down && _view.TryMouse(EventType.MouseUp, out place))
            {
                _pressed = null;
                Release(down, place);
            }
            else if (_view.TryMouse(EventType.Repaint, out place))
            {
                ShowGhosts(place);
            }
        }

        // Where things will end: as far as chosen, and if one clicked here.
        private void ShowGhosts(Vector3 mouse)
        {
            _asker.Preview(_ends);
            if (_asker.TryPointAt(mouse.x, -mouse.z, out var place))
            {
                _ends.Add(_asker.PointOf(place));
            }

            while (_ghosts.Count < _ends.Count)
            {
                var ghost = GameObject.CreatePrimitive(PrimitiveType.Sphere);
                ghost.transform.SetParent(transform, false);
                ghost.transform.localScale = new Vector3(0.4f, 0.4f, 0.4f);
                _view.Paint(ghost, Color.yellow);
                _ghosts.Add(ghost);
            }

            for (var i = 0; i < _ghosts.Count; i++)
            {
                _ghosts[i].SetActive(i < _ends.Count);
                if (i < _ends.Count)
                {
                    _ghosts[i].transform.localPosition = new Vector3(_ends[i].X, 1, -_ends[i].Y);
                }
            }
        }

        private void AskNext()
        {
            GUILayout.Label(_asker.Prompt);
            if (_asker.TakesPlaces)
            {
                GUILayout.Label("Or click a place.");
            }

            for (var i = 0; i < _asker.ButtonCount; i++)
            {
                if (GUILayout.Button(_asker.ButtonText(i)))
                {
                    Then(_asker.TryPress(i, out var reason), reason);
                    return;
                }
            }

            TurnPages();
            if (_asker.MayFinish && GUILayout.Button("Do it"))
            {
                Finish();
            }
            else if (_asker.MayGoBack && GUILayout.Button("Back"))
            {
                _asker.Back();
                Draw();
            }
        }

        private void TurnPages()
        {
            if (_asker.PageCount < 2)
            {
                return;
            }

            GUILayout.BeginHorizontal();
            if (GUILayout.Button("<"))
            {
                _asker.Turn(-1);
            }

            GUILayout.Label($"{_asker.Page + 1} of {_asker.PageCount}");
            if (GUILayout.Button(">"))
            {
                _asker.Turn(1);
            }

            GUILayout.EndHorizontal();
        }

        /// <summary>What is drawn of one item: flat pieces, and a caption.</summary>
        private sealed class Body
        {
            public readonly GameObject Root = new GameObject("item");
            public readonly List<GameObject> Pieces = new List<GameObject>();
            public readonly TextMesh Label;

            public Body(Transform table)
            {
                Root.transform.SetParent(table, false);
                Label = new GameObject("label").AddComponent<TextMesh>();
                Label.transform.SetParent(Root.transform, false);
                Label.transform.localPosition = new Vector3(0, 0.06f, 0);
                Label.transform.localRotation = Quaternion.Euler(90, 0, 0);
                Label.anchor = TextAnchor.MiddleCenter;
                Label.characterSize = 0.1f;
            }

            public void Reshape(int count, bool round)
            {
                while (Pieces.Count > count)
                {
                    Destroy(Pieces[Pieces.Count - 1]);
                    Pieces.RemoveAt(Pieces.Count - 1);
                }

                while (Pieces.Count < count)
                {
                    var piece = GameObject.CreatePrimitive(round ? PrimitiveType.Cylinder : PrimitiveType.Cube);
                    piece.transform.SetParent(Root.transform, false);
                    Pieces.Add(piece);
                }
            }
        }
    }
}
