using System.Linq;
using Xunit;

namespace Mallard.Tests
{
    public class ArmyTests
    {
        [Fact]
        public void AListSaysWhatItCostsAndWhyItIsRefused()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            var army = Army.Check(ruleset, " quack_marine X10;\nhonour_drake x4 oath_hammer", 120);
            Assert.True(army.IsAllowed);
            Assert.Empty(army.Reasons);
            Assert.Equal("quack_marine x10; honour_drake x4 oath_hammer bulwark", army.List);
            Assert.Equal((10 * 7) + (4 * Price.Of(ruleset, "honour_drake").Listed), army.Cost);

            var refused = Army.Check(ruleset, "marshal_aix; marshal_aix; ripper x13; pond_levy", 10);
            Assert.False(refused.IsAllowed);
            Assert.Equal(6, refused.Reasons.Count);
            Assert.Contains(refused.Reasons, reason => reason.Contains("its Full Strength is 12"));

            Assert.False(Army.TryCheck(ruleset, "quack_marnie", 120, out var nothing, out var error));
            Assert.Null(nothing);
            Assert.Contains("did you mean quack_marine", error.Message);
            Support.Fails(Status.InvalidArgument, () => Army.Check(ruleset, "quack_marnie", 120));
            using var other = Ruleset.Load("battleducks");
            Support.Fails(Status.InvalidArgument, () => Army.Check(other, "quack_marine", 120));
        }

        [Fact]
        public void AModelHasAPriceLineByLine()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            var price = Price.Of(ruleset, "quack_marine");
            Assert.Equal((12, 7), (price.Total, price.Listed));
            Assert.Equal(12, price.Lines.Sum(line => line.Points));
            Assert.Equal(("base", 6), (price.Lines[0].Label, price.Lines[0].Points));
            Assert.Empty(price.Reasons);
            Assert.False(Price.TryOf(ruleset, "strider; strider", out _, out var error));
            Assert.Contains("one model", error.Message);
            Support.Fails(Status.InvalidArgument, () => Price.Of(ruleset, "striedr"));
        }

        [Fact]
        public void AModelMadeAtHomeHasAPriceOrReasons()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            Assert.Equal((6, 0), (Price.Of(ruleset, new ModelSheet()).Total, Price.Of(ruleset, new ModelSheet()).Listed));

            var wrong = new ModelSheet
            {
                Armor = 9,
                Abilities = { "diver", "spell gale", "spell gale" },
                Weapons = { new WeaponSheet { Range = 2, Abilities = { "cleave", "reliable" } } },
            };
            var refused = Price.Of(ruleset, wrong);
            Assert.Equal((0, 4), (refused.Total, refused.Reasons.Count));
            Assert.Contains(refused.Reasons, reason => reason.Contains("weapon: Reliable and Cleave exclude each other"));

            var right = new ModelSheet
            {
                FullStrength = 10, Armor = 1, Bravery = 1, Movement = 6, Charge = "2d2", HealthPoints = 6, Grade = 1,
                Size = 1, Flyer = Gait.Slow, Swimmer = Gait.Slow, Abilities = { "duty" },
                Weapons =
                {
                    new WeaponSheet { Weapon = "molter" },
                    new WeaponSheet
                    {
                        Name = "Fist", Kind = WeaponKind.Melee, Size = WeaponSize.Small, Damage = "d6", Range = 1,
                        Abilities = { "reliable" },
                    },
                },
            };
            var price = Price.Of(ruleset, right);
            Assert.True(price.Total > 0, string.Join("; ", price.Reasons));
            Assert.Equal(price.Total, price.Lines.Sum(line => line.Points));

            var unknown = new ModelSheet { Abilities = { "duity" } };
            Assert.False(Price.TryOf(ruleset, unknown, out _, out var error));
            Assert.Contains("duty", error.Message);
            Support.Fails(Status.NotFound, () => Price.Of(ruleset, unknown));
        }
    }
}
