using System.Collections.Generic;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A weapon of a model made at home. What is null is left at its default.</summary>
    public sealed class WeaponSheet
    {
        /// <summary>The id of a weapon of the ruleset; what follows is then not looked at.</summary>
        public string? Weapon { get; set; }

        /// <summary>What the lines of the price call it.</summary>
        public string? Name { get; set; }

        /// <summary>What it does.</summary>
        public WeaponKind Kind { get; set; }

        /// <summary>How much of the hands it takes.</summary>
        public WeaponSize Size { get; set; }

        /// <summary>Dice: "2d4"; "d6" when null.</summary>
        public string? Damage { get; set; }

        /// <summary>Inches, to fight or shoot.</summary>
        public int Range { get; set; }

        /// <summary>Inches, to chant; of magic weapons only.</summary>
        public int SpellRange { get; set; }

        /// <summary>Ids of weapon abilities.</summary>
        public IList<string> Abilities { get; } = new List<string>();

        internal unsafe mld_weapon_sheet ToNative(Arena arena) => new mld_weapon_sheet
        {
            weapon = arena.Text(Weapon),
            name = arena.Text(Name),
            kind = Kind,
            size = Size,
            damage = arena.Text(Damage),
            range = Range,
            spell_range = SpellRange,
            abilities = arena.Texts(new List<string>(Abilities)),
            ability_count = (ulong)Abilities.Count,
        };
    }

    /// <summary>A model made at home, for <see cref="Price.Of(Ruleset, ModelSheet)"/>. What is null is left
    /// at its default.</summary>
    public sealed class ModelSheet
    {
        /// <summary>0 to 6.</summary>
        public int? Grade { get; set; }

        /// <summary>The most models of a unit, 1 to 24.</summary>
        public int? FullStrength { get; set; }

        /// <summary>Health points.</summary>
        public int? HealthPoints { get; set; }

        /// <summary>How well it is protected.</summary>
        public int? Armor { get; set; }

        /// <summary>How brave it is.</summary>
        public int? Bravery { get; set; }

        /// <summary>Inches.</summary>
        public int? Movement { get; set; }

        /// <summary>How it flies.</summary>
        public Gait? Flyer { get; set; }

        /// <summary>How it swims.</summary>
        public Gait? Swimmer { get; set; }

        /// <summary>The area of its base, in usual bases.</summary>
        public int? Size { get; set; }

        /// <summary>Dice, in inches: "2d3".</summary>
        public string? Charge { get; set; }

        /// <summary>Ids of model abilities, with what one is about after a blank: "spell gale".</summary>
        public IList<string> Abilities { get; } = new List<string>();

        /// <summary>Its weapons.</summary>
        public IList<WeaponSheet> Weapons { get; } = new List<WeaponSheet>();

        internal unsafe mld_model_sheet ToNative(Arena arena)
        {
            mld_model_sheet sheet;
            Native.mld_model_sheet_init(&sheet, (uint)sizeof(mld_model_sheet));
            sheet.grade = Grade ?? sheet.grade;
            sheet.full_strength = FullStrength ?? sheet.full_strength;
            sheet.hp = HealthPoints ?? sheet.hp;
            sheet.armor = Armor ?? sheet.armor;
            sheet.bravery = Bravery ?? sheet.bravery;
            sheet.movement = Movement ?? sheet.movement;
            sheet.flyer = Flyer ?? sheet.flyer;
            sheet.swimmer = Swimmer ?? sheet.swimmer;
            sheet.size = Size ?? sheet.size;
            sheet.charge = Charge == null ? sheet.charge : arena.Text(Charge);
            sheet.abilities = arena.Texts(new List<string>(Abilities));
            sheet.ability_count = (ulong)Abilities.Count;
            sheet.weapons = arena.Array<mld_weapon_sheet>(Weapons.Count);
            sheet.weapon_count = (ulong)Weapons.Count;
            for (var i = 0; i < Weapons.Count; i++)
            {
                sheet.weapons[i] = Weapons[i].ToNative(arena);
            }

            return sheet;
        }
    }
}
