#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
using UnityEngine;

namespace Mallard.Unity
{
    /// <summary>A pack of content as an asset: the files of a folder, which the editor has
    /// gathered. Builds need no files beside them, on any platform.</summary>
    public sealed class PackAsset : ScriptableObject
    {
        [Serializable]
        private struct File
        {
            public string path;
            public string text;
        }

        [SerializeField] private string label = string.Empty;
        [SerializeField] private string game = string.Empty;
        [SerializeField] private List<File> files = new List<File>();

        /// <summary>What messages call the pack.</summary>
        public string Label => label;

        /// <summary>The game it is for, as its manifest says; empty if it says none.</summary>
        public string Game => game;

        /// <summary>How many files it has.</summary>
        public int FileCount => files.Count;

        /// <summary>The paths of its files inside the pack, in order.</summary>
        public IEnumerable<string> Paths
        {
            get
            {
                foreach (var file in files)
                {
                    yield return file.path;
                }
            }
        }

        /// <summary>Fills the asset; what was in it is gone.</summary>
        public void Fill(string label, string game, IEnumerable<KeyValuePair<string, string>> contents)
        {
            this.label = label;
            this.game = game;
            files.Clear();
            foreach (var content in contents)
            {
                files.Add(new File { path = content.Key, text = content.Value });
            }
        }

        /// <summary>The pack as the library takes it; to be disposed when it has been loaded.</summary>
        public Pack ToPack()
        {
            var contents = new List<KeyValuePair<string, byte[]>>();
            foreach (var file in files)
            {
                contents.Add(new KeyValuePair<string, byte[]>(file.path, Encoding.UTF8.GetBytes(file.text)));
            }

            return Pack.FromFiles(label, contents);
        }
    }
}
