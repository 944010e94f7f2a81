using System;
using System.Diagnostics.CodeAnalysis;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>The way a match went: configuration, seed, actions, and hashes to prove it.</summary>
    public sealed unsafe class Replay
    {
        private readonly byte[] _bytes;

        /// <summary>A replay from bytes that <see cref="Bytes"/> gave. They are looked at when it is
        /// played.</summary>
        public Replay(byte[] bytes) => _bytes = bytes ?? throw new ArgumentNullException(nameof(bytes));

        /// <summary>The replay as bytes, to save and to send.</summary>
        public ReadOnlyMemory<byte> Bytes => _bytes;

        /// <summary>Plays it through, comparing every hash.</summary>
        /// <returns>A match that stands where the replay ends.</returns>
        /// <exception cref="MallardException">It does not come out as it says.</exception>
        public Match Play(Ruleset ruleset)
        {
            TryPlay(ruleset, out var match, out var error);
            return MallardError.Require(match, error);
        }

        /// <summary>Plays it through, or says where it goes wrong.</summary>
        public bool TryPlay(Ruleset ruleset, [NotNullWhen(true)] out Match? match, [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(ruleset.Handle);
            mld_match* made;
            mld_error* failure;
            Status status;
            fixed (byte* start = _bytes)
            {
                status = Native.mld_match_create_from_replay(
                    ruleset.Handle.Pointer, start, (ulong)_bytes.Length, &made, &failure);
            }

            error = MallardError.Take(status, failure);
            if (error != null)
            {
                match = null;
                return false;
            }

            match = new Match(ruleset, made, null);
            return true;
        }
    }
}
