// See ../UnityEngine/UnityEngine.cs.
#nullable enable
#pragma warning disable CS1591, CS0067
using System;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    public class EditorWindow : ScriptableObject
    {
        public static T GetWindow<T>(string title)
            where T : EditorWindow => default!;
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class MenuItem : Attribute
    {
        public MenuItem(string itemName)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class InitializeOnLoadAttribute : Attribute
    {
    }

    public enum MessageType
    {
        None,
        Info,
        Warning,
        Error,
    }

    public static class AssemblyReloadEvents
    {
        public delegate void AssemblyReloadCallback();

        public static event AssemblyReloadCallback? beforeAssemblyReload;

        /// <summary>What happens when a script was changed, as far as scripts are told.</summary>
        internal static void Reload() => beforeAssemblyReload?.Invoke();
    }

    public static class EditorStyles
    {
        public static GUIStyle boldLabel => null!;

        public static GUIStyle wordWrappedLabel => null!;
    }

    public static class EditorGUI
    {
        public static void BeginChangeCheck()
        {
        }

        public static bool EndChangeCheck() => false;
    }

    public static class EditorGUILayout
    {
        public static int Popup(string label, int selected, string[] options, params GUILayoutOption[] layout) =>
            selected;

        public static Object? ObjectField(
            string label, Object? value, Type type, bool allowSceneObjects, params GUILayoutOption[] layout) => value;

        public static string TextField(string label, string text, params GUILayoutOption[] layout) => text;

        public static string TextArea(string text, params GUILayoutOption[] layout) => text;

        public static void HelpBox(string message, MessageType type)
        {
        }

        public static void LabelField(string label, params GUILayoutOption[] layout)
        {
        }

        public static void LabelField(string label, GUIStyle style, params GUILayoutOption[] layout)
        {
        }

        public static Vector2 BeginScrollView(Vector2 position, params GUILayoutOption[] layout) => position;

        public static void EndScrollView()
        {
        }
    }
}

namespace UnityEditor.AssetImporters
{
    public abstract class ScriptedImporter : Object
    {
        public abstract void OnImportAsset(AssetImportContext ctx);
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class ScriptedImporterAttribute : Attribute
    {
        public ScriptedImporterAttribute(int version, string ext)
        {
        }
    }

    public sealed class AssetImportContext
    {
        public string assetPath => string.Empty;

        public void AddObjectToAsset(string identifier, Object asset)
        {
        }

        public void SetMainObject(Object asset)
        {
        }

        public void DependsOnSourceAsset(string path)
        {
        }

        public void LogImportError(string message)
        {
        }
    }
}
