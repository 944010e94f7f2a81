// See ../UnityEngine/UnityEngine.cs.
#nullable enable
#pragma warning disable CS1591, CS0067
using System;
using System.Collections.Generic;
using System.Reflection;
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
        public static GUIStyle boldLabel { get; } = new GUIStyle();

        public static GUIStyle wordWrappedLabel { get; } = new GUIStyle();

        public static GUIStyle textArea { get; } = new GUIStyle();
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

        public static string TextArea(string text, GUIStyle style, params GUILayoutOption[] layout)
        {
            StubEngine.Labels.Add(text);
            return text;
        }

        public static void HelpBox(string message, MessageType type) => StubEngine.Labels.Add(message);

        public static void LabelField(string label, params GUILayoutOption[] layout) => StubEngine.Labels.Add(label);

        public static void LabelField(string label, GUIStyle style, params GUILayoutOption[] layout) =>
            StubEngine.Labels.Add(label);

        public static Vector2 BeginScrollView(Vector2 position, params GUILayoutOption[] layout) => position;

        public static void EndScrollView()
        {
        }
    }
}

namespace UnityEditor
{
    public abstract class AssetPostprocessor
    {
    }

    /// <summary>Holds what was imported, by the path of its file.</summary>
    public static class AssetDatabase
    {
        private static readonly Dictionary<string, AssetImporters.AssetImportContext> Imported =
            new Dictionary<string, AssetImporters.AssetImportContext>();

        public static T? LoadAssetAtPath<T>(string path)
            where T : Object => Imported.TryGetValue(path, out var context) ? context.Main as T : null;

        /// <summary>With the importer of that extension.</summary>
        public static void ImportAsset(string path)
        {
            foreach (var type in Assembly.GetCallingAssembly().GetTypes())
            {
                var marked = type.GetCustomAttribute<AssetImporters.ScriptedImporterAttribute>();
                if (marked != null && path.EndsWith("." + marked.Extension, StringComparison.Ordinal))
                {
                    var context = new AssetImporters.AssetImportContext(path);
                    ((AssetImporters.ScriptedImporter)Activator.CreateInstance(type)!).OnImportAsset(context);
                    Imported[path] = context;
                }
            }
        }

        /// <summary>What the import of a file had to say.</summary>
        internal static AssetImporters.AssetImportContext? ContextOf(string path) =>
            Imported.TryGetValue(path, out var context) ? context : null;
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
        public ScriptedImporterAttribute(int version, string ext) => Extension = ext;

        internal string Extension { get; }
    }

    public sealed class AssetImportContext
    {
        internal AssetImportContext(string path) => assetPath = path;

        public string assetPath { get; }

        internal Object? Main { get; private set; }

        internal List<string> Errors { get; } = new List<string>();

        public void AddObjectToAsset(string identifier, Object asset)
        {
        }

        public void SetMainObject(Object asset) => Main = asset;

        public void DependsOnSourceAsset(string path)
        {
        }

        public void LogImportError(string message) => Errors.Add(message);
    }
}
