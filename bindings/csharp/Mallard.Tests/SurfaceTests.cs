using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using Mallard.Interop;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>Every function of the C interface is behind a class, or it is said here why not.</summary>
    public class SurfaceTests
    {
        private const string Primitive =
            "numbers in, numbers out, for those who write rules in C or C++; a scene has what a client draws, and " +
            "Interop.Native has the function";

        private static readonly Dictionary<string, string> Reasons = new()
        {
            ["mld_bitboard_*"] = Primitive, ["mld_cell_*"] = Primitive, ["mld_shape_*"] = Primitive,
            ["mld_chance_*"] = Primitive, ["mld_die_*"] = Primitive, ["mld_hex_*"] = Primitive,
            ["mld_route_map_*"] = Primitive, ["mld_path_*"] = Primitive, ["mld_plane_*"] = Primitive,
            ["mld_set_allocator"] = "memory of the whole process is not for a library in it to give",
            ["mld_version"] = "GameInfo.LibraryVersion is the same as text",
            ["mld_error_code"] = "every call gives its status back",
            ["mld_bot_create"] = "mld_bot_create_with does the same and more",
            ["mld_catalog_find"] = "a Catalog is read whole, and looked through",
            ["mld_game_describe_kind"] = "a GameInfo is read whole, by mld_game_describe_nth_kind",
            ["mld_pack_read_files"] = "Pack.Add takes bytes from anywhere",
            ["mld_table_id"] = "Reference.TableId does the same sum, without garbage",
            ["mld_value_field"] = "a CatalogValue is read whole, and looked through",
            ["mld_match_game"] = "Match.Ruleset knows",
            ["mld_ruleset_create_from_match"] = "Match.Ruleset is it",
        };

        [Fact]
        public void EveryFunctionHasAWrapperOrAReason()
        {
            var wrappers = Wrappers();
            var without = new List<string>();
            foreach (var name in File.ReadAllLines(Path.Combine(Support.Root, "capi/exports.txt")))
            {
                if (!IsWrapped(name, wrappers) && Reason(name) == null)
                {
                    without.Add(name);
                }
            }

            Assert.True(without.Count == 0, "neither a wrapper nor a reason: " + string.Join(" ", without));
            Assert.Contains("Match", wrappers["mld_match_apply"]); // so it does look
            Assert.Contains("Evaluator", wrappers["mld_bot_cancel"]);
            Assert.True(wrappers.Count > 200);
        }

        [Fact]
        public void NoReasonIsStale()
        {
            var wrappers = Wrappers();
            var names = File.ReadAllLines(Path.Combine(Support.Root, "capi/exports.txt"));
            foreach (var reason in Reasons.Keys)
            {
                var concerned = names.Where(name => Matches(reason, name)).ToArray();
                Assert.True(concerned.Length > 0, reason);
                Assert.All(concerned, name => Assert.False(IsWrapped(name, wrappers), name + " has a wrapper"));
            }
        }

        private static string? Reason(string name) =>
            Reasons.Where(one => Matches(one.Key, name)).Select(one => one.Value).FirstOrDefault();

        private static bool Matches(string pattern, string name) => pattern.EndsWith('*')
            ? name.StartsWith(pattern.TrimEnd('*'), StringComparison.Ordinal)
            : name == pattern;

        // What is only freed is in nobody's reach.
        private static bool IsWrapped(string name, Dictionary<string, HashSet<string>> wrappers) =>
            name.EndsWith("_destroy", StringComparison.Ordinal)
                ? wrappers.Keys.Any(other => other.StartsWith(name[..^"destroy".Length], StringComparison.Ordinal) && other != name)
                : wrappers.ContainsKey(name);

        /// <summary>Which classes call each function of <see cref="Native"/>, by what their methods are compiled
        /// to.</summary>
        private static Dictionary<string, HashSet<string>> Wrappers()
        {
            const BindingFlags all = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static
                | BindingFlags.Instance | BindingFlags.DeclaredOnly;
            var wrappers = new Dictionary<string, HashSet<string>>();
            foreach (var type in typeof(Match).Assembly.GetTypes().Where(type => type != typeof(Native)))
            {
                var owner = type;
                while (owner.DeclaringType != null)
                {
                    owner = owner.DeclaringType;
                }

                if (owner.Name.EndsWith("Handle", StringComparison.Ordinal))
                {
                    continue;
                }

                foreach (var method in type.GetMethods(all).Cast<MethodBase>().Concat(type.GetConstructors(all)))
                {
                    foreach (var called in Calls(method).Where(called => called.DeclaringType == typeof(Native)))
                    {
                        wrappers.TryAdd(called.Name, new HashSet<string>());
                        wrappers[called.Name].Add(owner.Name);
                    }
                }
            }

            return wrappers;
        }

        private static readonly Dictionary<int, OpCode> Codes = typeof(OpCodes).GetFields()
            .Select(field => (OpCode)field.GetValue(null)!).ToDictionary(code => (int)(ushort)code.Value);

        private static IEnumerable<MethodBase> Calls(MethodBase method)
        {
            var code = method.GetMethodBody()?.GetILAsByteArray() ?? Array.Empty<byte>();
            var typeArguments = method.DeclaringType!.IsGenericType ? method.DeclaringType.GetGenericArguments() : null;
            var arguments = method.IsGenericMethod ? method.GetGenericArguments() : null;
            for (var at = 0; at < code.Length;)
            {
                int value = code[at++];
                if (value == 0xFE)
                {
                    value = 0xFE00 | code[at++];
                }

                var operand = Codes[value].OperandType;
                if (operand == OperandType.InlineMethod)
                {
                    yield return method.Module.ResolveMethod(BitConverter.ToInt32(code, at), typeArguments, arguments)!;
                }

                at += operand switch
                {
                    OperandType.InlineNone => 0,
                    OperandType.ShortInlineBrTarget or OperandType.ShortInlineI or OperandType.ShortInlineVar => 1,
                    OperandType.InlineVar => 2,
                    OperandType.InlineI8 or OperandType.InlineR => 8,
                    OperandType.InlineSwitch => 4 + 4 * BitConverter.ToInt32(code, at),
                    _ => 4,
                };
            }
        }
    }
}
