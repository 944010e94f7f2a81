using System;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>Signs bytes with a key, so that a server can tell whether a save or replay that comes back
    /// is the one it gave: BLAKE2b-256 (RFC 7693).</summary>
    public static unsafe class Signature
    {
        /// <summary>How many bytes a signature has.</summary>
        public const int Size = Native.MLD_SIGNATURE_SIZE;

        /// <summary>How many bytes the longest key has.</summary>
        public const int MaxKeySize = Native.MLD_MAX_KEY_SIZE;

        /// <summary>Signs bytes.</summary>
        /// <param name="key">Bytes that nobody can guess; 32 are enough.</param>
        /// <param name="bytes">A snapshot, a replay, anything.</param>
        public static byte[] Sign(ReadOnlySpan<byte> key, ReadOnlySpan<byte> bytes)
        {
            var signature = new byte[Size];
            mld_error* error;
            fixed (byte* secret = &MemoryMarshal.GetReference(key))
            fixed (byte* start = &MemoryMarshal.GetReference(bytes))
            fixed (byte* made = signature)
            {
                MallardError.ThrowIfFailed(
                    Native.mld_bytes_sign(secret, (ulong)key.Length, start, (ulong)bytes.Length, made, &error),
                    error);
            }

            return signature;
        }

        /// <summary>Whether these bytes were signed with this key. Takes the same time wherever a signature
        /// is wrong.</summary>
        public static bool IsValid(
            ReadOnlySpan<byte> key, ReadOnlySpan<byte> bytes, ReadOnlySpan<byte> signature)
        {
            if (signature.Length != Size)
            {
                return false;
            }

            mld_error* error;
            fixed (byte* secret = &MemoryMarshal.GetReference(key))
            fixed (byte* start = &MemoryMarshal.GetReference(bytes))
            fixed (byte* given = &MemoryMarshal.GetReference(signature))
            {
                var status = Native.mld_bytes_check_signature(
                    secret, (ulong)key.Length, start, (ulong)bytes.Length, given, &error);
                if (status == Status.CorruptData)
                {
                    MallardError.Free(error);
                    return false;
                }

                MallardError.ThrowIfFailed(status, error);
                return true;
            }
        }
    }
}
