using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>What is to be said about an army list of Duckhammer: a list that breaks rules is read like
    /// any other, and says which. Nothing in it depends on the ruleset's life.</summary>
    public sealed unsafe class Army
    {
        private Army(mld_army_report* report)
        {
            IsAllowed = Native.mld_army_report_allowed(report) != 0;
            Cost = Native.mld_army_report_cost(report);
            List = Text.Out(Native.mld_army_report_text(report));
            Reasons = Text.All(
                (texts, capacity, count, error) =>
                    Native.mld_army_report_reasons(report, texts, capacity, count, error));
        }

        /// <summary>Whether it breaks no rule.</summary>
        public bool IsAllowed { get; }

        /// <summary>What it costs, in army points.</summary>
        public int Cost { get; }

        /// <summary>The list in its canonical form: what the options <c>army_1</c> and <c>army_2</c>
        /// take.</summary>
        public string List { get; }

        /// <summary>Every reason why it is refused, for people; none if it is allowed.</summary>
        public IReadOnlyList<string> Reasons { get; }

        /// <summary>Checks a list against all rules of army building, those of scripts included.</summary>
        /// <param name="ruleset">Of the game <c>duckhammer</c>.</param>
        /// <param name="list">As players write it: <c>quack_marine x10; honour_drake x4 oath_hammer</c>, or
        /// the id of a ready army.</param>
        /// <param name="points">What it may cost.</param>
        /// <exception cref="MallardException">The list cannot be read.</exception>
        public static Army Check(Ruleset ruleset, string list, int points)
        {
            TryCheck(ruleset, list, points, out var army, out var error);
            return MallardError.Require(army, error);
        }

        /// <summary>Checks a list, or says why it cannot be read.</summary>
        public static bool TryCheck(
            Ruleset ruleset,
            string list,
            int points,
            [NotNullWhen(true)] out Army? army,
            [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(ruleset.Handle);
            mld_army_report* report;
            mld_error* failure;
            Status status;
            fixed (byte* text = Text.In(list))
            {
                status = Native.mld_army_report_create(
                    ruleset.Handle.Pointer, text, points, &report, &failure);
            }

            error = MallardError.Take(status, failure);
            if (error != null)
            {
                army = null;
                return false;
            }

            using var handle = new ArmyReportHandle(report);
            army = new Army(report);
            return true;
        }
    }
}
