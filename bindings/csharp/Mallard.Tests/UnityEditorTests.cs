using System;
using System.IO;
using System.Linq;
using System.Reflection;
using Mallard.Unity;
using Mallard.Unity.Editor;
using UnityEditor;
using UnityEngine;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What the Unity package does in the editor, on the stub.</summary>
    public sealed class UnityEditorTests : IDisposable
    {
        private readonly string _folder = Directory.CreateTempSubdirectory("mallard").FullName;

        public UnityEditorTests()
        {
            StubEngine.Reset(playing: false);
            Write("pack.lua", "pack { id = \"mine\", version = \"1.0.0\", game = \"battleducks\", api = 1 }");
            Write("mine.mallardpack", string.Empty);
        }

        private string Pack => _folder + "/mine.mallardpack";

        public void Dispose() => Directory.Delete(_folder, true);

        [Fact]
        public void AFolderBecomesAPackAndItsMistakesAreTold()
        {
            AssetDatabase.ImportAsset(Pack);
            var asset = AssetDatabase.LoadAssetAtPath<PackAsset>(Pack)!;
            Assert.Equal(("battleducks", 1), (asset.Game, asset.FileCount));
            Assert.Empty(AssetDatabase.ContextOf(Pack)!.Errors);

            Write("shapes.lua", "\nformation { id = \"x\" }");
            AssetDatabase.ImportAsset(Pack);
            Assert.Contains(AssetDatabase.ContextOf(Pack)!.Errors, error => error.Contains("shapes.lua:2"));
        }

        [Fact]
        public void AFileThatComesOrGoesImportsThePackAgain()
        {
            AssetDatabase.ImportAsset(Pack);
            var first = AssetDatabase.ContextOf(Pack);
            Write("deep/more.lua", "print('more')");
            Tell(imported: new[] { _folder + "/deep/more.lua" });
            Assert.Equal(new[] { "deep/more.lua", "pack.lua" }, AssetDatabase.LoadAssetAtPath<PackAsset>(Pack)!.Paths);

            File.Delete(_folder + "/deep/more.lua");
            Tell(deleted: new[] { _folder + "/deep/more.lua" });
            Assert.Equal(new[] { "pack.lua" }, AssetDatabase.LoadAssetAtPath<PackAsset>(Pack)!.Paths);
            Assert.NotSame(first, AssetDatabase.ContextOf(Pack));
        }

        [Fact]
        public void WhatIsNoneOfAPacksBusinessImportsNothing()
        {
            AssetDatabase.ImportAsset(Pack);
            var first = AssetDatabase.ContextOf(Pack);
            Write("picture.png", string.Empty);
            Tell(imported: new[] { _folder + "/picture.png", _folder + "/pack.lua", "/elsewhere/a.lua" });
            Assert.Same(first, AssetDatabase.ContextOf(Pack));
        }

        [Fact]
        public void TheCatalogWindowShowsEntriesAndAMatch()
        {
            var window = new CatalogWindow();
            Call(window, "OnEnable");
            StubEngine.Labels.Clear();
            Call(window, "OnGUI");
            Assert.Contains(StubEngine.Labels, label => label.Contains("maneuvers.lua:"));
            Assert.Contains(StubEngine.Labels, label => label.Contains("Pond"));
        }

        private static void Call(object target, string method) =>
            target.GetType().GetMethod(method, BindingFlags.Instance | BindingFlags.NonPublic)!.Invoke(target, null);

        private static void Tell(string[]? imported = null, string[]? deleted = null)
        {
            var none = Array.Empty<string>();
            typeof(PackImporter).Assembly.GetType("Mallard.Unity.Editor.PackWatcher")!
                .GetMethod("OnPostprocessAllAssets", BindingFlags.Static | BindingFlags.NonPublic)!
                .Invoke(null, new object[] { imported ?? none, deleted ?? none, none, none });
        }

        private void Write(string path, string text)
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(_folder, path))!);
            File.WriteAllText(Path.Combine(_folder, path), text);
        }
    }
}
