using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A line of a <see cref="Price"/>.</summary>
    public readonly struct PriceLine
    {
        internal PriceLine(string label, int points)
        {
            Label = label;
            Points = points;
        }

        /// <summary>What is paid for: "Armor 1".</summary>
        public string Label { get; }

        /// <summary>How much; negative for what makes it cheaper.</summary>
        public int Points { get; }
    }

    /// <summary>What a model of Duckhammer costs, line by line, or why it has no price. Nothing in it
    /// depends on the ruleset's life.</summary>
    public sealed unsafe class Price
    {
        private Price(mld_price* price)
        {
            Total = Native.mld_price_total(price);
            Listed = Native.mld_price_listed(price);
            Reasons = Text.All(
                (texts, capacity, count, error) =>
                    Native.mld_price_reasons(price, texts, capacity, count, error));
            ulong count;
            mld_error* failure;
            var status = Native.mld_price_lines(price, null, 0, &count, &failure);
            MallardError.ThrowUnlessFilled(status, failure);
            var found = new mld_price_line[checked((int)count)];
            var lines = new PriceLine[found.Length];
            fixed (mld_price_line* first = found)
            {
                MallardError.ThrowIfFailed(
                    Native.mld_price_lines(price, first, count, &count, &failure), failure);
                for (var i = 0; i < lines.Length; i++)
                {
                    lines[i] = new PriceLine(Text.Out(found[i].label), found[i].points);
                }
            }

            Lines = lines;
        }

        /// <summary>Army points that the rules of pricing say; 0 if they say none.</summary>
        public int Total { get; }

        /// <summary>Army points that the ruleset lists for the model, which may differ for models listed as
        /// printed; 0 for models made at home.</summary>
        public int Listed { get; }

        /// <summary>They add up to the total, unless that was raised to 1.</summary>
        public IReadOnlyList<PriceLine> Lines { get; }

        /// <summary>Every reason why there is no price, for people; none if there is one.</summary>
        public IReadOnlyList<string> Reasons { get; }

        /// <summary>The price of a model of the ruleset.</summary>
        /// <param name="ruleset">Of the game <c>duckhammer</c>.</param>
        /// <param name="unit">The model and its weapons, as army lists name them: <c>honour_drake
        /// oath_hammer</c>.</param>
        public static Price Of(Ruleset ruleset, string unit)
        {
            TryOf(ruleset, unit, out var price, out var error);
            return MallardError.Require(price, error);
        }

        /// <summary>The price of a model made at home.</summary>
        public static Price Of(Ruleset ruleset, ModelSheet sheet)
        {
            TryOf(ruleset, sheet, out var price, out var error);
            return MallardError.Require(price, error);
        }

        /// <summary>The price of a model of the ruleset, or why it cannot be read.</summary>
        public static bool TryOf(
            Ruleset ruleset,
            string unit,
            [NotNullWhen(true)] out Price? price,
            [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(ruleset.Handle);
            mld_price* made;
            mld_error* failure;
            Status status;
            fixed (byte* text = Text.In(unit))
            {
                status = Native.mld_price_create_for_unit(ruleset.Handle.Pointer, text, &made, &failure);
            }

            return Made(status, failure, made, out price, out error);
        }

        /// <summary>The price of a model made at home, or why its sheet cannot be understood.</summary>
        public static bool TryOf(
            Ruleset ruleset,
            ModelSheet sheet,
            [NotNullWhen(true)] out Price? price,
            [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(ruleset.Handle);
            using var arena = new Arena();
            var given = sheet.ToNative(arena);
            mld_price* made;
            mld_error* failure;
            var status = Native.mld_price_create_for_sheet(ruleset.Handle.Pointer, &given, &made, &failure);
            return Made(status, failure, made, out price, out error);
        }

        private static bool Made(
            Status status,
            mld_error* failure,
            mld_price* made,
            [NotNullWhen(true)] out Price? price,
            [NotNullWhen(false)] out MallardError? error)
        {
            error = MallardError.Take(status, failure);
            if (error != null)
            {
                price = null;
                return false;
            }

            using var handle = new PriceHandle(made);
            price = new Price(made);
            return true;
        }
    }
}
