using System;
using System.Collections;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using Mallard.Unity;
using UnityEditor;
using UnityEngine;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>The Unity package on the stub, which calls its components as Unity does.</summary>
    public sealed class UnityTests : IDisposable
    {
        public UnityTests()
        {
            StubEngine.Reset();
            RuntimeHelpers.RunClassConstructor(
                typeof(Mallard.Unity.Editor.CatalogWindow).Assembly.GetType("Mallard.Unity.Editor.ReloadGuard")!.TypeHandle);
        }

        public void Dispose() => StubEngine.Reset();

        [Fact]
        public void TheTestsOfThePackagePass()
        {
            var tests = new Mallard.Unity.Tests.MallardGameTests();
            tests.TheLibraryIsThere();
            for (IEnumerator steps = tests.AMatchRunsAndIsGivenBack(); steps.MoveNext();)
            {
                StubEngine.Frame();
            }
        }

        [Fact]
        public void ReloadingScriptsInEditModeLeavesComponentsEnabled()
        {
            StubEngine.Reset(playing: false);
            var game = new GameObject("game").AddComponent<MallardGame>();
            Assert.True(game.enabled);
            AssemblyReloadEvents.Reload();
            Assert.True(game.enabled);
            Assert.Null(game.Match);
        }

        [Fact]
        public void ReloadingScriptsInPlayModeEndsTheMatchAndEnablingBeginsAnother()
        {
            var game = Begin("naval_war");
            var match = game.Match!;
            AssemblyReloadEvents.Reload();
            Assert.True(game.enabled);
            Assert.Null(game.Match);
            Assert.Throws<ObjectDisposedException>(() => match.LegalCount(0));
            StubEngine.Frame(); // nothing to do, and nothing breaks
            game.enabled = false;
            game.enabled = true;
            Assert.Equal(0, game.Match!.UndoDepth);
        }

        [Fact]
        public void ReloadingScriptsWaitsForABotThatThinks()
        {
            var game = Begin("ducks_in_tow", "first_player=p1", viewerSeat: 1);
            Assert.False(game.IsAsked);
            StubEngine.Frame(); // a bot begins to think
            AssemblyReloadEvents.Reload();
            Assert.Null(game.Match);
            Assert.DoesNotContain(StubEngine.Console, line => line.StartsWith("exception", StringComparison.Ordinal));
        }

        [Fact]
        public void ASeedOfZeroIsAnotherMatchEveryTime()
        {
            var hashes = Enumerable.Range(0, 4).Select(_ => Once(0)).Distinct().Count();
            Assert.Equal(4, hashes);
            Assert.Equal(Once(7), Once(7));
            Assert.NotEqual(Once(7), Once(8));

            static ulong Once(int seed)
            {
                StubEngine.Reset();
                return Begin("naval_war", seed: seed).Match!.Hash;
            }
        }

        [Fact]
        public void RestartBeginsAnotherMatch()
        {
            var game = Begin("naval_war");
            var first = game.Match!.Hash;
            game.Restart();
            Assert.NotEqual(first, game.Match!.Hash);
            Assert.True(game.enabled);
        }

        [Fact]
        public void WhatCannotBeLoadedIsToldAndSwitchedOff()
        {
            var game = Begin("chess");
            Assert.False(game.enabled);
            Assert.Null(game.Match);
            Assert.Contains(StubEngine.Console, line => line.StartsWith("error: ", StringComparison.Ordinal) && line.Contains("chess"));
        }

        internal static MallardGame Begin(string name, string options = "", int seed = 0, int viewerSeat = 0)
        {
            var body = new GameObject("game");
            body.SetActive(false);
            var game = body.AddComponent<MallardGame>();
            game.Configure(name, options, seed, viewerSeat);
            body.SetActive(true);
            return game;
        }

        /// <summary>Runs frames until the person at the screen is asked something, or the match is over.</summary>
        /// <returns>Whether something is asked.</returns>
        internal static bool Await(MallardGame game)
        {
            StubEngine.Frame();
            for (var i = 0; !game.Match!.Outcome.IsOver && !game.IsAsked; i++)
            {
                Assert.True(i < 100_000, "nobody is asked");
                Thread.Sleep(1);
                StubEngine.Frame();
            }

            StubEngine.Frame();
            return game.IsAsked;
        }
    }
}
