using System;
using System.Text;

namespace Mallard
{
    /// <content>Comparing and naming.</content>
    public partial struct Reference : IEquatable<Reference>
    {
        /// <summary><see cref="Type"/> of a reference to a kind of action.</summary>
        public const ushort Action = Interop.Native.MLD_REFERENCE_ACTION;

        /// <summary>A reference of any type of argument.</summary>
        public Reference(ArgType type, int value, int second = 0, int owner = -1, uint table = 0)
        {
            _type = (ushort)type;
            _owner = (short)owner;
            _table = table;
            _value0 = value;
            _value1 = second;
        }

        /// <summary>The number under which references and items name a table, a kind of entry or the
        /// words of an argument.</summary>
        public static uint TableId(string name)
        {
            // FNV-1a, as mallard_reference.h says; here, so that asking makes no garbage.
            var hash = 2166136261u;
            foreach (var character in name)
            {
                if (character >= 0x80)
                {
                    return Slow(name);
                }

                hash = unchecked((hash ^ character) * 16777619u);
            }

            return hash == 0 ? 1 : hash;
        }

        /// <inheritdoc/>
        public readonly bool Equals(Reference other) =>
            _type == other._type && _owner == other._owner && _table == other._table
            && _value0 == other._value0 && _value1 == other._value1;

        /// <inheritdoc/>
        public readonly override bool Equals(object? obj) => obj is Reference other && Equals(other);

        /// <inheritdoc/>
        public readonly override int GetHashCode() =>
            HashCode.Combine(_type, _owner, _table, _value0, _value1);

        private static uint Slow(string name)
        {
            var hash = 2166136261u;
            foreach (var one in Encoding.UTF8.GetBytes(name))
            {
                hash = unchecked((hash ^ one) * 16777619u);
            }

            return hash == 0 ? 1 : hash;
        }
    }
}
