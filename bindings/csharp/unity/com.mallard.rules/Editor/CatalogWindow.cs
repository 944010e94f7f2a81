#nullable enable
using System.Collections.Generic;
using UnityEditor;
using UnityEngine;

namespace Mallard.Unity.Editor
{
    /// <summary>Browses everything in a game, with or without a pack, and previews a match of
    /// it.</summary>
    public sealed class CatalogWindow : EditorWindow
    {
        private readonly List<string> _games = new List<string>();
        private int _game;
        private int _kind;
        private string _language = "en";
        private PackAsset? _pack;
        private Catalog? _catalog;
        private string _message = string.Empty;
        private string _preview = string.Empty;
        private Vector2 _scroll;
        private GUIStyle? _monospace;

        /// <summary>Opens the window.</summary>
        [MenuItem("Window/Mallard/Catalog")]
        public static void Open() => GetWindow<CatalogWindow>("Mallard catalog");

        private void OnEnable()
        {
            _games.Clear();
            foreach (var game in GameInfo.All())
            {
                _games.Add(game.Name);
            }
        }

        private void OnGUI()
        {
            EditorGUI.BeginChangeCheck();
            _game = EditorGUILayout.Popup("Game", _game, _games.ToArray());
            _pack = (PackAsset?)EditorGUILayout.ObjectField("Pack", _pack, typeof(PackAsset), false);
            _language = EditorGUILayout.TextField("Language", _language);
            if (EditorGUI.EndChangeCheck() || (_catalog == null && _message.Length == 0))
            {
                Load();
            }

            if (_message.Length > 0)
            {
                EditorGUILayout.HelpBox(_message, MessageType.Error);
            }

            if (_catalog == null)
            {
                return;
            }

            var kinds = new string[_catalog.Kinds.Count];
            for (var i = 0; i < kinds.Length; i++)
            {
                kinds[i] = $"{_catalog.Kinds[i].Name} ({_catalog.Kinds[i].Entries.Count})";
            }

            _kind = EditorGUILayout.Popup("Kind", Mathf.Min(_kind, kinds.Length - 1), kinds);
            _scroll = EditorGUILayout.BeginScrollView(_scroll);
            foreach (var entry in _catalog.Kinds[_kind].Entries)
            {
                EditorGUILayout.LabelField(entry.Name, EditorStyles.boldLabel);
                EditorGUILayout.LabelField($"{entry.Id}   {entry.Pack}/{entry.File}:{entry.Line}");
                EditorGUILayout.LabelField(entry.Text, EditorStyles.wordWrappedLabel);
            }

            EditorGUILayout.LabelField("A match after 30 actions", EditorStyles.boldLabel);
            EditorGUILayout.TextArea(_preview, Monospace());
            EditorGUILayout.EndScrollView();
        }

        // The preview is drawn in characters, whose columns must be of one width.
        private GUIStyle Monospace()
        {
            if (_monospace == null)
            {
                var names = new[] { "Consolas", "Menlo", "DejaVu Sans Mono", "Liberation Mono", "Courier New" };
                _monospace = new GUIStyle(EditorStyles.textArea)
                {
                    font = Font.CreateDynamicFontFromOSFont(names, 12), wordWrap = false,
                };
            }

            return _monospace;
        }

        // Nothing native outlives this call, so reloading scripts finds nothing alive.
        private void Load()
        {
            _catalog = null;
            _preview = string.Empty;
            _message = string.Empty;
            var packs = new List<Pack>();
            try
            {
                if (_pack != null)
                {
                    packs.Add(_pack.ToPack());
                }

                using var ruleset = Ruleset.Load(_games[_game], packs, null);
                using var match = ruleset.NewMatch(seed: 1);
                using var bot = new Bot(match, Bot.Standard, 1);
                for (var i = 0; i < 30 && !match.Outcome.IsOver; i++)
                {
                    match.Apply(bot.Choose(match));
                }

                _catalog = ruleset.Catalog(_language);
                _preview = match.Draw(Viewer.Host);
            }
            catch (MallardException failure)
            {
                _message = failure.Message;
            }
            finally
            {
                packs.ForEach(pack => pack.Dispose());
            }
        }
    }
}
