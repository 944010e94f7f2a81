#nullable enable
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEditor;

namespace Mallard.Unity.Editor
{
    /// <summary>Imports a pack again when a file came to its folder or left it. (When one has changed, Unity does so by
    /// itself: the pack depends on each of the files that it had.)</summary>
    internal sealed class PackWatcher : AssetPostprocessor
    {
        private static void OnPostprocessAllAssets(
            string[] imported, string[] deleted, string[] moved, string[] movedFrom)
        {
            var folders = new HashSet<string>();
            foreach (var path in imported.Concat(deleted).Concat(moved).Concat(movedFrom))
            {
                if (path.EndsWith(".lua", System.StringComparison.OrdinalIgnoreCase))
                {
                    AddWithParents(folders, Path.GetDirectoryName(path));
                }
            }

            foreach (var folder in folders.Where(Directory.Exists))
            {
                foreach (var pack in Directory.GetFiles(folder, "*.mallardpack"))
                {
                    ImportIfOthers(pack.Replace('\\', '/'), folder);
                }
            }
        }

        private static void AddWithParents(HashSet<string> folders, string? folder)
        {
            while (!string.IsNullOrEmpty(folder) && folders.Add(folder!))
            {
                folder = Path.GetDirectoryName(folder);
            }
        }

        private static void ImportIfOthers(string pack, string folder)
        {
            var asset = AssetDatabase.LoadAssetAtPath<PackAsset>(pack);
            if (asset == null || !asset.Paths.SequenceEqual(PackImporter.PathsOf(folder)))
            {
                AssetDatabase.ImportAsset(pack);
            }
        }
    }
}
