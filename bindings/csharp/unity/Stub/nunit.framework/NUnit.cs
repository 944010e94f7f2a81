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
    }

    public sealed class NotConstraint
    {
        public Constraint Null => null!;
    }

    public static class Is
    {
        public static Constraint Null => null!;

        public static Constraint True => null!;

        public static NotConstraint Not => null!;

        public static Constraint GreaterThan(object expected) => null!;
    }

    public static class Assert
    {
        public static void That(object? actual, Constraint expression)
        {
        }
    }
}
