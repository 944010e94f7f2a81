// The least of Unity's own API that the package uses, with Unity's signatures: to compile against in
// tests, where Unity is not to be had. It does nothing.
#nullable enable
#pragma warning disable CS1591, CS0067, CS0649
using System;

namespace UnityEngine
{
    public class Object
    {
        public string name { get; set; } = string.Empty;

        public static void Destroy(Object thing)
        {
        }

        public static T[] FindObjectsOfType<T>()
            where T : Object => Array.Empty<T>();

        public static implicit operator bool(Object? thing) => thing != null;
    }

    public class Component : Object
    {
        public Transform transform => null!;

        public GameObject gameObject => null!;

        public T GetComponent<T>() => default!;

        public T GetComponentInChildren<T>() => default!;
    }

    public class Behaviour : Component
    {
        public bool enabled { get; set; }
    }

    public class MonoBehaviour : Behaviour
    {
    }

    public class ScriptableObject : Object
    {
        public static T CreateInstance<T>()
            where T : ScriptableObject => default!;
    }

    public sealed class GameObject : Object
    {
        public GameObject(string name) => this.name = name;

        public Transform transform => null!;

        public string tag { get; set; } = string.Empty;

        public static GameObject CreatePrimitive(PrimitiveType type) => new GameObject(type.ToString());

        public T AddComponent<T>()
            where T : Component => default!;

        public T GetComponent<T>() => default!;

        public T GetComponentInChildren<T>() => default!;

        public void SetActive(bool value)
        {
        }
    }

    public class Transform : Component
    {
        public Vector3 position { get; set; }

        public Vector3 localPosition { get; set; }

        public Vector3 localScale { get; set; }

        public Quaternion rotation { get; set; }

        public Quaternion localRotation { get; set; }

        public void SetParent(Transform parent, bool worldPositionStays)
        {
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

        public static Vector3 Lerp(Vector3 a, Vector3 b, float t) => a;

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
    }

    public static class Time
    {
        public static float time => 0;

        public static float deltaTime => 0;
    }

    public static class Debug
    {
        public static void Log(object message)
        {
        }

        public static void LogWarning(object message, Object context)
        {
        }

        public static void LogError(object message, Object context)
        {
        }

        public static void LogException(Exception exception, Object context)
        {
        }
    }

    public enum EventType
    {
        MouseDown,
    }

    public sealed class Event
    {
        public static Event current => null!;

        public EventType type => default;

        public int button => 0;

        public Vector2 mousePosition => default;
    }

    public static class Screen
    {
        public static int width => 0;

        public static int height => 0;
    }

    public enum CameraClearFlags
    {
        SolidColor = 2,
    }

    public sealed class Camera : Behaviour
    {
        public static Camera? main => null;

        public CameraClearFlags clearFlags { get; set; }

        public Color backgroundColor { get; set; }

        public bool orthographic { get; set; }

        public float orthographicSize { get; set; }

        public Vector3 ScreenToWorldPoint(Vector3 position) => position;
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

        public static void Label(string text, params GUILayoutOption[] options)
        {
        }

        public static bool Button(string text, params GUILayoutOption[] options) => false;
    }

    public sealed class GUIStyle
    {
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeField : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class RequireComponent : Attribute
    {
        public RequireComponent(Type component)
        {
        }
    }
}
