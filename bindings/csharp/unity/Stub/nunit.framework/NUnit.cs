// See ../UnityEngine/UnityEngine.cs.
#nullable enable
#pragma warning disable CS1591
using System;

namespace NUnit.Framework
{
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class TestAttribute : Attribute
    {
    }

    public sealed class Constraint
    {
        private readonly Func<object?, bool> _holds;

        internal Constraint(Func<object?, bool> holds) => _holds = holds;

        internal bool Holds(object? actual) => _holds(actual);
    }

    public sealed class NotConstraint
    {
        public Constraint Null => new Constraint(actual => actual != null);
    }

    public static class Is
    {
        public static Constraint Null => new Constraint(actual => actual == null);

        public static Constraint True => new Constraint(actual => true.Equals(actual));

        public static NotConstraint Not => new NotConstraint();

        public static Constraint GreaterThan(object expected) =>
            new Constraint(actual => ((IComparable)actual!).CompareTo(expected) > 0);
    }

    public static class Assert
    {
        public static void That(object? actual, Constraint expression)
        {
            if (!expression.Holds(actual))
            {
                throw new InvalidOperationException($"not so: {actual}");
            }
        }
    }
}
