using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Mallard.Interop
{
    /// <summary>Writes text or bytes to a buffer, in the manner of the C interface.</summary>
    internal unsafe delegate Status WriteCall(
        byte* buffer, ulong capacity, ulong* size, mld_error** error);

    /// <summary>Lists borrowed texts, in the manner of the C interface.</summary>
    internal unsafe delegate Status ListCall(byte** texts, ulong capacity, ulong* count, mld_error** error);

    /// <summary>Strings on their way in and out.</summary>
    internal static unsafe class Text
    {
        private const int Small = 512;

        // What stands for a NUL character in what people type, which would end the text unseen: like any control
        // character it is legal nowhere, so the library says what is wrong.
        private const char Substitute = '\u001A';

        /// <summary>A string as the library takes it: UTF-8 with a NUL byte. Null stays null.</summary>
        public static byte[]? In(string? text)
        {
            if (text == null)
            {
                return null;
            }

            text = text.Replace('\0', Substitute);
            var bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
            Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            return bytes;
        }

        /// <summary>A string that the library lends.</summary>
        public static string Out(byte* text) =>
            text == null ? string.Empty : Marshal.PtrToStringUTF8((IntPtr)text) ?? string.Empty;

        /// <summary>Borrowed strings.</summary>
        public static string[] Out(byte** texts, ulong count)
        {
            var all = new string[checked((int)count)];
            for (var i = 0; i < all.Length; i++)
            {
                all[i] = Out(texts[i]);
            }

            return all;
        }

        /// <summary>A list of borrowed strings of unknown length. Throws what the call fails with.</summary>
        public static string[] All(ListCall call)
        {
            ulong count;
            mld_error* error;
            MallardError.ThrowUnlessFilled(call(null, 0, &count, &error), error);
            var found = new IntPtr[checked((int)count)];
            fixed (IntPtr* first = found)
            {
                MallardError.ThrowIfFailed(call((byte**)first, count, &count, &error), error);
                return Out((byte**)first, count);
            }
        }

        /// <summary>Text of unknown length. Throws what the call fails with.</summary>
        public static string Read(WriteCall call)
        {
            var stack = stackalloc byte[Small];
            ulong size;
            mld_error* error = null;
            var status = call(stack, Small, &size, &error);
            if (status != Status.BufferTooSmall)
            {
                MallardError.ThrowIfFailed(status, error);
                return Encoding.UTF8.GetString(stack, checked((int)size) - 1);
            }

            MallardError.Free(error);
            var bytes = ReadBytes(call, size);
            return Encoding.UTF8.GetString(bytes, 0, bytes.Length - 1);
        }

        /// <summary>Bytes of unknown length. Throws what the call fails with.</summary>
        public static byte[] ReadBytes(WriteCall call, ulong guess = 4096)
        {
            while (true)
            {
                var bytes = new byte[checked((int)guess)];
                ulong size;
                mld_error* error = null;
                Status status;
                fixed (byte* start = bytes)
                {
                    status = call(start, guess, &size, &error);
                }

                if (status == Status.BufferTooSmall)
                {
                    MallardError.Free(error);
                    guess = size;
                    continue;
                }

                MallardError.ThrowIfFailed(status, error);
                Array.Resize(ref bytes, checked((int)size));
                return bytes;
            }
        }
    }
}
