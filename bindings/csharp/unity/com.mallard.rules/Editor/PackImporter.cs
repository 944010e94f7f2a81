#nullable enable
using System.Collections.Generic;
using System.IO;
using System.Text.RegularExpressions;
using UnityEditor.AssetImporters;
using UnityEngine;

namespace Mallard.Unity.Editor
{
    /// <summary>Makes a <see cref="PackAsset"/> of a folder: put an empty file <c>name.mallardpack</c>
    /// beside the folder's <c>pack.lua</c>. The pack is loaded at once, and every mistake is shown as
    /// the library tells it, with file and line.</summary>
    [ScriptedImporter(1, "mallardpack")]
    public sealed class PackImporter : ScriptedImporter
    {
        /// <inheritdoc/>
        public override void OnImportAsset(AssetImportContext context)
        {
            var folder = Path.GetDirectoryName(context.assetPath) ?? string.Empty;
            var files = new List<KeyValuePair<string, string>>();
            foreach (var inside in PathsOf(folder))
            {
                var path = Path.Combine(folder, inside).Replace('\\', '/');
                files.Add(new KeyValuePair<string, string>(inside, File.ReadAllText(path)));
                context.DependsOnSourceAsset(path);
            }

            var game = GameOf(files);
            var asset = ScriptableObject.CreateInstance<PackAsset>();
            asset.Fill(Path.GetFileNameWithoutExtension(context.assetPath), game, files);
            context.AddObjectToAsset("pack", asset);
            context.SetMainObject(asset);
            Check(context, asset, game);
        }

        /// <summary>The files of a pack in that folder, by their paths inside it, in order.</summary>
        internal static List<string> PathsOf(string folder)
        {
            var paths = new List<string>();
            foreach (var path in Directory.GetFiles(folder, "*.lua", SearchOption.AllDirectories))
            {
                paths.Add(path.Substring(folder.Length).TrimStart('/', '\\').Replace('\\', '/'));
            }

            paths.Sort(string.CompareOrdinal);
            return paths;
        }

        // Only to know which game to load it for; the library judges the manifest itself.
        private static string GameOf(List<KeyValuePair<string, string>> files)
        {
            foreach (var file in files)
            {
                var match = Regex.Match(file.Value, "\\bgame\\s*=\\s*[\"']([a-z0-9_]+)[\"']");
                if (file.Key == "pack.lua" && match.Success)
                {
                    return match.Groups[1].Value;
                }
            }

            return string.Empty;
        }

        private static void Check(AssetImportContext context, PackAsset asset, string game)
        {
            if (game.Length == 0)
            {
                context.LogImportError("There is no pack.lua here that names its game.");
                return;
            }

            using var pack = asset.ToPack();
            if (Ruleset.TryLoad(game, new[] { pack }, null, out var ruleset, out var error))
            {
                ruleset!.Dispose();
                return;
            }

            if (error!.Entries.Count == 0)
            {
                context.LogImportError(error.Message);
            }

            foreach (var entry in error.Entries)
            {
                context.LogImportError(entry.ToString());
            }
        }
    }
}
