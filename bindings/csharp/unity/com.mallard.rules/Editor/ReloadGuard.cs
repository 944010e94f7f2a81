#nullable enable
using UnityEditor;
using UnityEngine;

namespace Mallard.Unity.Editor
{
    /// <summary>Ends all running matches before scripts are reloaded: no native call may be under way,
    /// and nothing native may be held, when the old code goes. Components stay enabled, in the scene that is
    /// being edited as in play mode, where Unity enables them anew after the reload.</summary>
    [InitializeOnLoad]
    internal static class ReloadGuard
    {
        static ReloadGuard() => AssemblyReloadEvents.beforeAssemblyReload += EndMatches;

        private static void EndMatches()
        {
            foreach (var game in Object.FindObjectsOfType<MallardGame>())
            {
                game.EndMatch();
            }
        }
    }
}
