using System.Collections.Generic;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>What stands in a field of an entry: a number, a text, a list, a table.</summary>
    public sealed unsafe class CatalogValue
    {
        private CatalogValue(mld_value* value)
        {
            mld_value_info info = default;
            info.struct_size = (uint)sizeof(mld_value_info);
            mld_error* error;
            MallardError.ThrowIfFailed(Native.mld_value_describe(value, &info, &error), error);
            Type = info.type;
            Integer = info.integer;
            Text = System.Text.Encoding.UTF8.GetString(info.text, checked((int)info.text_size));
            var items = new CatalogValue[checked((int)info.count)];
            var names = new string[Type == CatalogValueType.Table ? items.Length : 0];
            for (var i = 0; i < items.Length; i++)
            {
                items[i] = Read(Native.mld_value_item(value, (ulong)i));
                if (names.Length > 0)
                {
                    names[i] = Interop.Text.Out(Native.mld_value_field_name(value, (ulong)i));
                }
            }

            Items = items;
            Names = names;
        }

        /// <summary>What it is.</summary>
        public CatalogValueType Type { get; }

        /// <summary>Of a number; 0 or 1 of a truth.</summary>
        public long Integer { get; }

        /// <summary>Of a text; otherwise empty.</summary>
        public string Text { get; }

        /// <summary>Items of a list, or values of a table by the order of <see cref="Names"/>.</summary>
        public IReadOnlyList<CatalogValue> Items { get; }

        /// <summary>The names of the fields of a table; otherwise empty.</summary>
        public IReadOnlyList<string> Names { get; }

        /// <summary>A field of a table by its name; null if there is none.</summary>
        public CatalogValue? this[string name]
        {
            get
            {
                for (var i = 0; i < Names.Count; i++)
                {
                    if (Names[i] == name)
                    {
                        return Items[i];
                    }
                }

                return null;
            }
        }

        /// <summary>For people who look.</summary>
        public override string ToString() => Type switch
        {
            CatalogValueType.Nil => "nil",
            CatalogValueType.Bool => Integer != 0 ? "true" : "false",
            CatalogValueType.Int => Integer.ToString(System.Globalization.CultureInfo.InvariantCulture),
            CatalogValueType.String => Text,
            CatalogValueType.List => "{ " + string.Join(", ", Items) + " }",
            CatalogValueType.Table => Fields(),
            _ => Type.ToString().ToLowerInvariant(),
        };

        internal static CatalogValue Read(mld_value* value) => new CatalogValue(value);

        private string Fields()
        {
            var parts = new string[Names.Count];
            for (var i = 0; i < parts.Length; i++)
            {
                parts[i] = Names[i] + " = " + Items[i];
            }

            return "{ " + string.Join(", ", parts) + " }";
        }
    }
}
