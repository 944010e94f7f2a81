#nullable enable
using System.Collections.Generic;
using Mallard.Unity;
using UnityEngine;

namespace Mallard.GenericClient
{
    /// <summary>Draws any game with Unity's own primitives and plays it with clicks. It knows no game:
    /// what to draw comes from the scene, what may be done from the choice. Put it on an empty object
    /// beside a <see cref="MallardGame"/>, with a camera in the scene that looks down.</summary>
    [RequireComponent(typeof(MallardGame))]
    public sealed class GenericClient : MonoBehaviour
    {
        private static readonly Color[] SeatColours =
        {
            new Color(0.16f, 0.40f, 0.75f), new Color(0.80f, 0.33f, 0.10f),
            new Color(0.20f, 0.55f, 0.30f), new Color(0.55f, 0.30f, 0.65f),
        };

        private readonly SceneLayout _layout = new SceneLayout();
        private readonly Dictionary<uint, GameObject> _drawn = new Dictionary<uint, GameObject>();
        private readonly HashSet<Reference> _offered = new HashSet<Reference>();
        private readonly List<string> _told = new List<string>();
        private ChoiceValue[] _values = new ChoiceValue[64];
        private string _hint = string.Empty;
        private MallardGame _game = null!;
        private Material? _material;

        private void Awake()
        {
            _game = GetComponent<MallardGame>();
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
                    Destroy(_drawn[id]);
                    _drawn.Remove(id);
                }
            }

            var bounds = _layout.Bounds;
            var view = Camera.main;
            if (view != null)
            {
                view.orthographic = true;
                view.orthographicSize = bounds.Height / 2 + 1;
                view.transform.position = new Vector3(bounds.Width / 2, 50, -bounds.Height / 2);
                view.transform.rotation = Quaternion.Euler(90, 0, 0);
            }
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
                body = GameObject.CreatePrimitive(
                    item.Geometry == Geometry.Circle || item.Geometry == Geometry.Hex
                        ? PrimitiveType.Cylinder
                        : PrimitiveType.Cube);
                body.transform.SetParent(transform, false);
                var label = new GameObject("label").AddComponent<TextMesh>();
                label.transform.SetParent(body.transform, false);
                label.transform.localRotation = Quaternion.Euler(90, 0, 0);
                label.anchor = TextAnchor.MiddleCenter;
                label.characterSize = 0.1f;
                _drawn[item.Id] = body;
            }

            var box = _layout.Item(scene, item);
            var raised = 0f;
            foreach (ref readonly var reference in scene.References(item))
            {
                raised = _offered.Contains(reference) ? 0.15f : raised;
            }

            body.name = scene.Label(item.Label);
            body.transform.localPosition = new Vector3(
                box.X + box.Width / 2, item.Layer * 0.1f + raised, -(box.Y + box.Height / 2));
            body.transform.localScale = new Vector3(
                Mathf.Max(box.Width, 0.05f) * 0.95f, 0.05f, Mathf.Max(box.Height, 0.05f) * 0.95f);
            Paint(body, item, raised > 0);

            var text = body.GetComponentInChildren<TextMesh>();
            text.text = Caption(scene, item);
            text.transform.localPosition = new Vector3(0, 1.1f, 0);
        }

        private void Paint(GameObject body, in SceneItem item, bool offered)
        {
            if (_material == null)
            {
                _material = new Material(Shader.Find("Unlit/Color"));
            }

            var colour = item.Owner >= 0
                ? SeatColours[item.Owner % SeatColours.Length]
                : Color.Lerp(Color.gray, Color.white, item.Layer * 0.15f);
            if (item.Face == Face.Unknown || (item.Marks & MarkFlags.Destroyed) != 0)
            {
                colour = Color.Lerp(colour, Color.black, 0.5f);
            }

            var renderer = body.GetComponent<Renderer>();
            renderer.sharedMaterial = _material;
            var block = new MaterialPropertyBlock();
            block.SetColor("_Color", offered ? Color.Lerp(colour, Color.yellow, 0.35f) : colour);
            renderer.SetPropertyBlock(block);
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

        private void Update()
        {
            var view = Camera.main;
            if (view == null || _game.Scene == null || !_game.IsAsked || !Input.GetMouseButtonDown(0))
            {
                return;
            }

            var place = view.ScreenToWorldPoint(Input.mousePosition) - transform.position;
            var hit = _layout.Hit(_game.Scene, place.x, -place.z);
            if (hit < 0)
            {
                return;
            }

            MallardError? reason = null;
            foreach (ref readonly var reference in _game.Scene.References(_game.Scene.Items[hit]))
            {
                if (_game.Choice!.TryPick(reference, out reason))
                {
                    Chosen();
                    return;
                }
            }

            _hint = reason?.Message ?? string.Empty;
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

            GUILayout.BeginVertical(GUILayout.Width(260));
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
                        choice.Set(step, _values[i].Value0, _values[i].Value1);
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
    }
}
