#nullable enable
using System;
using System.Text;

namespace Mallard
{
    /// <summary>Words of players in actions and events: UTF-8, four bytes in each number, the first
    /// one lowest, zeros behind it.</summary>
    public static class PlainText
    {
        /// <summary>The words in some numbers of an action or event.</summary>
        public static string Read(params int[] slots)
        {
            var bytes = new byte[slots.Length * 4];
            var size = 0;
            while (size < bytes.Length && Byte(slots, size) != 0)
            {
                bytes[size] = Byte(slots, size);
                ++size;
            }

            return Encoding.UTF8.GetString(bytes, 0, size);
        }

        /// <summary>One of the numbers that words become, of so many.</summary>
        /// <exception cref="ArgumentException">They have more bytes than fit.</exception>
        public static int Slot(string? words, int slot, int width)
        {
            var bytes = Encoding.UTF8.GetBytes(words ?? "");
            if (bytes.Length > width * 4)
            {
                throw new ArgumentException($"\"{words}\" has more than {width * 4} bytes");
            }

            var value = 0u;
            for (var i = 0; i < 4 && (slot * 4) + i < bytes.Length; ++i)
            {
                value |= (uint)bytes[(slot * 4) + i] << (8 * i);
            }

            return unchecked((int)value);
        }

        private static byte Byte(int[] slots, int place) =>
            (byte)(unchecked((uint)slots[place / 4]) >> (8 * (place % 4)));
    }
}
