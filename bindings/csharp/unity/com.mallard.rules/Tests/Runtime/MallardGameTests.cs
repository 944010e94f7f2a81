#nullable enable
using System.Collections;
using NUnit.Framework;
using UnityEngine;
using UnityEngine.TestTools;

namespace Mallard.Unity.Tests
{
    public sealed class MallardGameTests
    {
        [Test]
        public void TheLibraryIsThere() => Assert.That(GameInfo.All().Count, Is.GreaterThan(0));

        [UnityTest]
        public IEnumerator AMatchRunsAndIsGivenBack()
        {
            var body = new GameObject("game");
            body.SetActive(false);
            var game = body.AddComponent<MallardGame>();
            game.Configure("battleducks", seed: 1);
            body.SetActive(true);
            yield return null;
            Assert.That(game.Match, Is.Not.Null);
            Assert.That(game.IsAsked, Is.True);
            body.SetActive(false);
            Assert.That(game.Match, Is.Null);
            Object.Destroy(body);
        }
    }
}
