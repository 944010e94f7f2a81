using System;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>Something to pay for a value of a choice.</summary>
    public readonly struct ChoiceCost
    {
        internal ChoiceCost(in mld_choice_cost cost, string what)
        {
            Amount = cost.amount;
            IsLeast = (cost.flags & CostFlags.Least) != 0;
            What = what;
        }

        /// <summary>How much; negative: it is given back.</summary>
        public int Amount { get; }

        /// <summary>Whether it may cost more, as what follows decides.</summary>
        public bool IsLeast { get; }

        /// <summary>What it is paid in: "Army points".</summary>
        public string What { get; }
    }

    /// <content>What values cost.</content>
    public sealed unsafe partial class Choice
    {
        /// <summary>What a value costs; empty if it costs nothing, or rules cannot tell.</summary>
        /// <param name="step">Which step.</param>
        /// <param name="value">One of its values.</param>
        /// <param name="language">Of <see cref="ChoiceCost.What"/>: "fr", "fr-CA", ...; null:
        /// English.</param>
        public ChoiceCost[] Costs(int step, in ChoiceValue value, string? language = null)
        {
            var numbers = stackalloc int[] { value.Value0, value.Value1 };
            ulong count;
            mld_error* error;
            Filled(Native.mld_choice_costs(Pointer, step, numbers, null, 0, &count, &error), error);
            if (count == 0)
            {
                return Array.Empty<ChoiceCost>();
            }

            var found = new mld_choice_cost[checked((int)count)];
            fixed (mld_choice_cost* first = found)
            {
                Done(Native.mld_choice_costs(Pointer, step, numbers, first, count, &count, &error), error);
            }

            var choice = Pointer;
            var costs = new ChoiceCost[found.Length];
            fixed (byte* tag = Text.In(language))
            {
                var given = tag;
                for (var i = 0; i < costs.Length; i++)
                {
                    var index = (ulong)i;
                    costs[i] = new ChoiceCost(found[i], Text.Read(
                        (b, c, s, e) => Native.mld_choice_format_cost(
                            choice, step, numbers, index, given, b, c, s, e)));
                }
            }

            GC.KeepAlive(this);
            return costs;
        }
    }
}
