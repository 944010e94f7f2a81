// See ../UnityEngine/UnityEngine.cs.
#nullable enable
#pragma warning disable CS1591
using System;

namespace UnityEngine.TestTools
{
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class UnityTestAttribute : Attribute
    {
    }
}
