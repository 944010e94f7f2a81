using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Mallard.Interop
{
    /// <summary>Memory that lies still for the length of a call: for structures that hold lists of
    /// texts.</summary>
    internal sealed unsafe class Arena : IDisposable
    {
        private readonly List<IntPtr> _blocks = new List<IntPtr>();

        /// <summary>Room for some items; null for none.</summary>
        public T* Array<T>(int count)
            where T : unmanaged
        {
            if (count == 0)
            {
                return null;
            }

            var block = Marshal.AllocHGlobal(checked(count * sizeof(T)));
            _blocks.Add(block);
            return (T*)block;
        }

        /// <summary>A string as the library takes it; null stays null.</summary>
        public byte* Text(string? text)
        {
            var bytes = Interop.Text.In(text);
            if (bytes == null)
            {
                return null;
            }

            var copy = Array<byte>(bytes.Length);
            Marshal.Copy(bytes, 0, (IntPtr)copy, bytes.Length);
            return copy;
        }

        /// <summary>Strings as the library takes them; null for none.</summary>
        public byte** Texts(IReadOnlyList<string> texts)
        {
            var all = (byte**)Array<IntPtr>(texts.Count);
            for (var i = 0; i < texts.Count; i++)
            {
                all[i] = Text(texts[i]);
            }

            return all;
        }

        /// <summary>Gives all of it back.</summary>
        public void Dispose()
        {
            foreach (var block in _blocks)
            {
                Marshal.FreeHGlobal(block);
            }

            _blocks.Clear();
        }
    }
}
