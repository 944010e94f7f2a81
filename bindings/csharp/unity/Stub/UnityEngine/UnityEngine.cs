// The least of Unity's own API that the package uses, with Unity's signatures: to compile against in
// tests, where Unity is not to be had. Objects, components and the GUI do what Unity says they do, as far as
// Engine.cs lets them run; pictures are not drawn.
#nullable enable
#pragma warning disable CS1591, CS0067, CS0649
using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public class Object
    {
        public string name { get; set; } = string.Empty;

        public static void Destroy(Object thing)
        {
            if (thing is GameObject body)
            {
                body.Leave();
            }
        }

        public static T[] FindObjectsOfType<T>()
            where T : Object => StubEngine.All<T>().ToArray();

        public static implicit operator bool(Object? thing) => thing != null;
    }

    public class Component : Object
    {
        public Transform transform => gameObject.transform;

        public GameObject gameObject { get; internal set; } = null!;

        public T GetComponent<T>() => gameObject.GetComponent<T>();

        public T GetComponentInChildren<T>() => gameObject.GetComponentInChildren<T>();
    }

    public class Behaviour : Component
    {
        private bool _enabled = true;
        private bool _awake;
        private bool _running;

        public bool enabled
        {
            get => _enabled;
            set
            {
                _enabled = value;
                Follow();
            }
        }

        /// <summary>Calls what is due now that this, or its object, was switched on or off.</summary>
        internal void Follow()
        {
            var runs = _enabled && StubEngine.Calls(gameObject);
            if (StubEngine.Calls(gameObject) && !_awake)
            {
                _awake = true;
                StubEngine.Call(this, "Awake");
            }

            if (runs != _running)
            {
                _running = runs;
                StubEngine.Call(this, runs ? "OnEnable" : "OnDisable");
            }
        }
    }

    public class MonoBehaviour : Behaviour
    {
    }

    public class ScriptableObject : Object
    {
        public static T CreateInstance<T>()
            where T : ScriptableObject => Activator.CreateInstance<T>();
    }

    public sealed class GameObject : Object
    {
        internal readonly List<Component> Components = new List<Component>();

        public GameObject(string name)
        {
            this.name = name;
            transform = AddComponent<Transform>();
            StubEngine.Add(this);
        }

        public Transform transform { get; }

        public bool activeSelf { get; private set; } = true;

        public string tag { get; set; } = string.Empty;

        public static GameObject CreatePrimitive(PrimitiveType type)
        {
            var body = new GameObject(type.ToString());
            body.AddComponent<Renderer>();
            return body;
        }

        public T AddComponent<T>()
            where T : Component => (T)Add(typeof(T));

        public T GetComponent<T>()
        {
            foreach (var component in Components)
            {
                if (component is T found)
                {
                    return found;
                }
            }

            return default!;
        }

        public T GetComponentInChildren<T>()
        {
            var found = GetComponent<T>();
            for (var i = 0; found == null && i < transform.Children.Count; i++)
            {
                found = transform.Children[i].GetComponentInChildren<T>();
            }

            return found;
        }

        public void SetActive(bool value)
        {
            activeSelf = value;
            Follow();
        }

        /// <summary>Leaves the scene, with what hangs on it.</summary>
        internal void Leave()
        {
            foreach (var child in transform.Children.ToArray())
            {
                child.gameObject.Leave();
            }

            transform.SetParent(null, false);
            StubEngine.Remove(this);
            Follow();
        }

        private Component Add(Type type)
        {
            foreach (RequireComponent needed in type.GetCustomAttributes(typeof(RequireComponent), true))
            {
                if (!Components.Exists(needed.Type.IsInstanceOfType))
                {
                    Add(needed.Type);
                }
            }

            var component = (Component)Activator.CreateInstance(type)!;
            component.gameObject = this;
            Components.Add(component);
            (component as Behaviour)?.Follow();
            return component;
        }

        private void Follow()
        {
            foreach (var component in Components.ToArray())
            {
                (component as Behaviour)?.Follow();
            }
        }
    }

    public class Transform : Component
    {
        internal readonly List<Transform> Children = new List<Transform>();
        private Transform? _parent;

        // Nothing in the package that has children is turned or scaled.
        public Vector3 position
        {
            get => _parent == null ? localPosition : _parent.position + localPosition;
            set => localPosition = _parent == null ? value : value - _parent.position;
        }

        public Vector3 localPosition { get; set; }

        public Vector3 localScale { get; set; }

        public Quaternion rotation { get; set; }

        public Quaternion localRotation { get; set; }

        public void SetParent(Transform? parent, bool worldPositionStays)
        {
            _parent?.Children.Remove(this);
            _parent = parent;
            _parent?.Children.Add(this);
        }
    }

    public enum PrimitiveType
    {
        Sphere,
        Capsule,
        Cylinder,
        Cube,
        Plane,
        Quad,
    }

    public enum TextAnchor
    {
        MiddleCenter = 4,
    }

    public struct Vector2
    {
        public float x, y;
    }

    public struct Vector3
    {
        public float x, y, z;

        public Vector3(float x, float y, float z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        public static Vector3 Lerp(Vector3 a, Vector3 b, float t) =>
            new Vector3(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t);

        public static Vector3 operator +(Vector3 a, Vector3 b) => new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);

        public static Vector3 operator -(Vector3 a, Vector3 b) => new Vector3(a.x - b.x, a.y - b.y, a.z - b.z);
    }

    public struct Quaternion
    {
        public static Quaternion Euler(float x, float y, float z) => default;
    }

    public struct Color
    {
        public Color(float r, float g, float b)
        {
        }

        public static Color black => default;

        public static Color gray => default;

        public static Color white => default;

        public static Color yellow => default;

        public static Color Lerp(Color a, Color b, float t) => a;
    }

    public static class Mathf
    {
        public static int Min(int a, int b) => Math.Min(a, b);

        public static int Max(int a, int b) => Math.Max(a, b);

        public static float Max(float a, float b) => Math.Max(a, b);

        public const float PI = (float)Math.PI;

        public static float Abs(float f) => Math.Abs(f);

        public static float Sin(float f) => (float)Math.Sin(f);

        public static int FloorToInt(float f) => (int)Math.Floor(f);

        public static int RoundToInt(float f) => (int)Math.Round(f);
    }

    public static class Time
    {
        public static float time { get; private set; }

        public static float deltaTime { get; private set; }

        internal static void Set(float now)
        {
            deltaTime = now - time;
            time = now;
        }
    }

    public static class Debug
    {
        public static void Log(object message) => StubEngine.Console.Add($"log: {message}");

        public static void LogWarning(object message, Object context) => StubEngine.Console.Add($"warning: {message}");

        public static void LogError(object message, Object context) => StubEngine.Console.Add($"error: {message}");

        public static void LogException(Exception exception, Object context) =>
            StubEngine.Console.Add($"exception: {exception}");
    }

    public enum EventType
    {
        MouseDown,
        MouseUp,
        MouseMove,
        Repaint = 7,
    }

    public sealed class Event
    {
        public static Event current { get; internal set; } = new Event();

        public EventType type { get; internal set; }

        public int button => 0;

        public Vector2 mousePosition { get; internal set; }
    }

    public static class Screen
    {
        public static int width => 1280;

        public static int height => 720;
    }

    public enum CameraClearFlags
    {
        SolidColor = 2,
    }

    public sealed class Camera : Behaviour
    {
        public Camera() => main = this; // there is one at most, and the package calls it that

        public static Camera? main { get; internal set; }

        public CameraClearFlags clearFlags { get; set; }

        public Color backgroundColor { get; set; }

        public bool orthographic { get; set; }

        public float orthographicSize { get; set; }

        private float UnitsPerPixel => 2 * orthographicSize / Screen.height;

        // It looks straight down.
        public Vector3 ScreenToWorldPoint(Vector3 position)
        {
            var middle = transform.position;
            return new Vector3(
                middle.x + (position.x - Screen.width / 2f) * UnitsPerPixel,
                middle.y,
                middle.z + (position.y - Screen.height / 2f) * UnitsPerPixel);
        }

        /// <summary>Where a place of the world is in the GUI, which counts from the top.</summary>
        internal Vector2 WorldToGui(Vector3 place)
        {
            var middle = transform.position;
            return new Vector2
            {
                x = (place.x - middle.x) / UnitsPerPixel + Screen.width / 2f,
                y = Screen.height / 2f - (place.z - middle.z) / UnitsPerPixel,
            };
        }
    }

    public sealed class TextMesh : Component
    {
        public string text { get; set; } = string.Empty;

        public TextAnchor anchor { get; set; }

        public float characterSize { get; set; }
    }

    public class Renderer : Component
    {
        public Material sharedMaterial { get; set; } = null!;

        public void SetPropertyBlock(MaterialPropertyBlock properties)
        {
        }
    }

    public sealed class MaterialPropertyBlock
    {
        public void SetColor(string name, Color value)
        {
        }
    }

    public class Material : Object
    {
        public Material(Shader shader)
        {
        }
    }

    public sealed class Shader : Object
    {
        public static Shader? Find(string name) => null;
    }

    public sealed class GUILayoutOption
    {
    }

    public static class GUILayout
    {
        public static GUILayoutOption Width(float width) => null!;

        public static void BeginVertical(params GUILayoutOption[] options)
        {
        }

        public static void EndVertical()
        {
        }

        public static void BeginHorizontal(params GUILayoutOption[] options)
        {
        }

        public static void EndHorizontal()
        {
        }

        public static void Label(string text, params GUILayoutOption[] options) => StubEngine.Labels.Add(text);

        public static bool Button(string text, params GUILayoutOption[] options) => StubEngine.DrawButton(text);
    }

    public sealed class Font : Object
    {
        public static Font CreateDynamicFontFromOSFont(string[] fontnames, int size) => new Font();
    }

    public sealed class GUIStyle
    {
        public GUIStyle()
        {
        }

        public GUIStyle(GUIStyle other) => font = other.font;

        public Font? font { get; set; }

        public bool wordWrap { get; set; }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeField : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class RequireComponent : Attribute
    {
        public RequireComponent(Type component) => Type = component;

        internal Type Type { get; }
    }
}
