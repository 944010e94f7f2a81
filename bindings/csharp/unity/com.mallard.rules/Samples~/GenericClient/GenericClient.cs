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
        private readonly HashSet<Reference> _offered = new HashSet<Reference>();
        private readonly List<string> _told = new List<string>();
        private ChoiceValue[] _values = new ChoiceValue[64];
        private string _hint = string.Empty;
        private MallardGame _game = null!;
        private TopView _view = null!;

        private void Awake()
        {
            _game = GetComponent<MallardGame>();
            _view = new TopView(transform, PanelWidth);
            _game.Changed += Draw;
            _game.Happened += (story, sentence) =>
            {
                if (sentence.Length > 0)
                {
                    _told.Add(sentence);
                }
            };
        }

        private void Draw()
        {
            var scene = _game.Scene!;
            _layout.Arrange(scene);
            Offer();
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

        // References that can be chosen now: what stands for one is drawn raised.
        private void Offer()
        {
            _offered.Clear();
            var choice = _game.Choice!;
            var step = choice.State.Next;
            if (!_game.IsAsked || step == ChoiceStep.Done)
            {
                return;
            }

            var count = choice.Values(step, _values);
            if (count > _values.Length)
            {
                _values = new ChoiceValue[count];
                choice.Values(step, _values);
            }

            for (var i = 0; i < count; i++)
            {
                _offered.Add(choice.ReferenceTo(step, _values[i]));
            }
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
                raised = _offered.Contains(reference) ? 0.15f : raised;
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

            return (item.Marks & MarkFlags.Threatened) != 0 ? text + " !" : text;
        }

        private void Click(Vector3 place)
        {
            var hit = _layout.Hit(_game.Scene!, place.x, -place.z);
            if (hit < 0)
            {
                return;
            }

            MallardError? reason = null;
            foreach (ref readonly var reference in _game.Scene!.References(_game.Scene.Items[hit]))
            {
                if (_game.Choice!.TryPick(reference, out reason))
                {
                    Chosen();
                    return;
                }
            }

            _hint = reason == null ? string.Empty : _game.Match!.Refusal(_game.ViewerSeat, reason);
        }

        private void Chosen()
        {
            _hint = string.Empty;
            if (_game.Choice!.State.Next != ChoiceStep.Done || !_game.FinishChoice())
            {
                Draw();
            }
        }

        // What a click cannot say: the next step as a list, back, finish, and what happened.
        private void OnGUI()
        {
            var choice = _game.Choice;
            if (choice == null || _game.Match == null)
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
                AskNext(choice);
            }

            GUILayout.Label(_hint);
            for (var i = Mathf.Max(0, _told.Count - 12); i < _told.Count; i++)
            {
                GUILayout.Label(_told[i]);
            }

            GUILayout.EndVertical();
            if (_view.TryClick(out var place) && _game.IsAsked)
            {
                Click(place);
            }
        }

        private void AskNext(Choice choice)
        {
            var step = choice.State.Next;
            if (step != ChoiceStep.Done)
            {
                GUILayout.Label(choice.Prompt(step));
                var count = Mathf.Min(choice.Values(step, _values), _values.Length);
                for (var i = 0; i < Mathf.Min(count, 20); i++)
                {
                    if (GUILayout.Button(choice.Format(step, _values[i])))
                    {
                        choice.Set(step, _values[i]);
                        Chosen();
                        return;
                    }
                }
            }

            if (choice.MayFinish && GUILayout.Button("Do it"))
            {
                _game.FinishChoice();
            }

            if ((choice.State.Flags & ChoiceFlags.MayGoBack) != 0 && GUILayout.Button("Back"))
            {
                choice.Back();
                Draw();
            }
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
