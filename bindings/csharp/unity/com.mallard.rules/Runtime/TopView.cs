#nullable enable
using UnityEngine;

namespace Mallard.Unity
{
    /// <summary>What a simple client needs of Unity to show a table from above: a camera, flat colours,
    /// pieces, clicks. It works in an empty scene, and with whatever render pipeline there is. The table's
    /// transform is its upper left corner; x goes right, and z away from the viewer.</summary>
    public sealed class TopView
    {
        private readonly Transform _table;
        private readonly float _panel;
        private readonly MaterialPropertyBlock _colours = new MaterialPropertyBlock();
        private Camera? _camera;
        private Material? _material;
        private bool _sought;

        /// <summary>A view of a table.</summary>
        /// <param name="table">Its upper left corner.</param>
        /// <param name="panel">How many pixels on the left are kept free for text and buttons.</param>
        public TopView(Transform table, float panel)
        {
            _table = table;
            _panel = panel;
#if ENABLE_INPUT_SYSTEM && !ENABLE_LEGACY_INPUT_MANAGER
            Debug.LogWarning(
                "Clicks and buttons come through OnGUI, to which Unity tells nothing while Active Input "
                + "Handling (Project Settings, Player) is 'Input System Package'. Set it to 'Both'.",
                table);
#endif
        }

        /// <summary>Looks down at so much of the table. Uses the scene's main camera; where there is none,
        /// makes one.</summary>
        public void Frame(float width, float height)
        {
            if (_camera == null)
            {
                _camera = Camera.main;
            }

            if (_camera == null)
            {
                var made = new GameObject("Camera") { tag = "MainCamera" };
                _camera = made.AddComponent<Camera>();
                _camera.clearFlags = CameraClearFlags.SolidColor;
                _camera.backgroundColor = new Color(0.12f, 0.14f, 0.16f);
            }

            var free = Mathf.Max(Screen.width - _panel, Screen.width * 0.25f);
            var half = Mathf.Max(height / 2 + 1, (width / 2 + 1) * Screen.height / free);
            var unitsPerPixel = 2 * half / Screen.height;
            _camera.orthographic = true;
            _camera.orthographicSize = half;
            _camera.transform.position = _table.position
                + new Vector3(width / 2 - (Screen.width - free) / 2 * unitsPerPixel, 50, -height / 2);
            _camera.transform.rotation = Quaternion.Euler(90, 0, 0);
        }

        /// <summary>Whether the left button went down on the table just now, and where. To be called at the
        /// end of OnGUI, when buttons have taken the clicks that were theirs.</summary>
        public bool TryClick(out Vector3 place) => TryMouse(EventType.MouseDown, out place);

        /// <summary>Whether this is what happened just now, with the mouse on the table, and where it is: of buttons
        /// that go down or up, the left one; when the GUI is drawn, where the mouse points to.</summary>
        public bool TryMouse(EventType type, out Vector3 place)
        {
            place = default;
            var happened = Event.current;
            if (_camera == null || happened.type != type || (type != EventType.Repaint && happened.button != 0)
                || happened.mousePosition.x < _panel)
            {
                return false;
            }

            // OnGUI counts from the top, cameras count from the bottom.
            var mouse = happened.mousePosition;
            place = _camera.ScreenToWorldPoint(new Vector3(mouse.x, Screen.height - mouse.y, 0)) - _table.position;
            return true;
        }

        /// <summary>Colours one of Unity's primitives.</summary>
        public void Paint(GameObject body, Color colour)
        {
            var renderer = body.GetComponent<Renderer>();
            if (!_sought)
            {
                // A build has only the shaders that something in it refers to: then what Unity gave the
                // primitive has to do.
                _sought = true;
                var shader = Shader.Find("Unlit/Color");
                _material = shader != null ? new Material(shader) : null;
            }

            if (_material != null)
            {
                renderer.sharedMaterial = _material;
            }

            _colours.SetColor("_Color", colour);     // of Unlit/Color and the built-in pipeline
            _colours.SetColor("_BaseColor", colour); // of the universal and the high-definition one
            renderer.SetPropertyBlock(_colours);
        }

        /// <summary>Lays a flat body where a piece of a layout lies, relative to a corner of it.</summary>
        public static void Lay(GameObject body, in LayoutPiece piece, float x, float y, float thickness)
        {
            body.transform.localPosition = new Vector3(piece.X - x, 0, y - piece.Y);
            body.transform.localRotation = Quaternion.Euler(0, piece.Angle, 0);
            body.transform.localScale = new Vector3(
                Mathf.Max(piece.Width, 0.05f), thickness, Mathf.Max(piece.Height, 0.05f));
        }
    }
}
