using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A pack that is not as it was when a match was saved.</summary>
    public sealed class PackDifference
    {
        internal unsafe PackDifference(in mld_pack_difference difference)
        {
            Change = (PackChange)difference.change;
            Id = Text.Out(difference.id);
            SavedVersion = Text.Out(difference.saved_version);
            LoadedVersion = Text.Out(difference.loaded_version);
        }

        /// <summary>What has become of it.</summary>
        public PackChange Change { get; }

        /// <summary>Which pack.</summary>
        public string Id { get; }

        /// <summary>The version in use then; empty if it was added.</summary>
        public string SavedVersion { get; }

        /// <summary>The version loaded now; empty if it is missing.</summary>
        public string LoadedVersion { get; }
    }

    /// <summary>What a snapshot, view or replay says of itself, without a ruleset: so that a program
    /// can tell which packs a saved match needs before it restores it.</summary>
    public sealed unsafe class SavedMatch : IDisposable
    {
        private readonly SavedHandle _handle;

        private SavedMatch(mld_saved* saved)
        {
            _handle = new SavedHandle(saved);
            Game = Text.Out(Native.mld_saved_game(saved));
            Options = Text.Out(Native.mld_saved_configuration(saved));
            IsReplay = Native.mld_saved_is_replay(saved) != 0;
            var packs = new PackInfo[checked((int)Native.mld_saved_pack_count(saved))];
            for (var i = 0; i < packs.Length; i++)
            {
                var info = new mld_pack_info { struct_size = (uint)sizeof(mld_pack_info) };
                mld_error* error;
                MallardError.ThrowIfFailed(
                    Native.mld_saved_describe_pack(saved, (ulong)i, &info, &error), error);
                packs[i] = new PackInfo(info);
            }

            Packs = packs;
        }

        /// <summary>The name of the game.</summary>
        public string Game { get; }

        /// <summary>The options of the match, as text.</summary>
        public string Options { get; }

        /// <summary>Whether it is a replay; otherwise a snapshot or view.</summary>
        public bool IsReplay { get; }

        /// <summary>The packs that were in use, in load order.</summary>
        public IReadOnlyList<PackInfo> Packs { get; }

        /// <summary>Reads what bytes say of themselves. They are not needed any more
        /// afterwards.</summary>
        public static SavedMatch Read(ReadOnlySpan<byte> bytes)
        {
            mld_saved* saved;
            mld_error* error;
            fixed (byte* start = &MemoryMarshal.GetReference(bytes))
            {
                MallardError.ThrowIfFailed(
                    Native.mld_saved_create(start, (ulong)bytes.Length, &saved, &error), error);
            }

            return new SavedMatch(saved);
        }

        /// <summary>What is different between the packs that were in use and those of a ruleset; empty
        /// if nothing is.</summary>
        public IReadOnlyList<PackDifference> Compare(Ruleset ruleset)
        {
            using var held = new Held(ruleset.Handle);
            ulong count;
            mld_error* error;
            var status = Native.mld_saved_compare_packs(
                _handle.Pointer, ruleset.Handle.Pointer, null, 0, &count, &error);
            if (status != Status.BufferTooSmall)
            {
                MallardError.ThrowIfFailed(status, error);
            }
            else
            {
                MallardError.Free(error);
            }

            var found = new mld_pack_difference[checked((int)count)];
            var differences = new PackDifference[found.Length];
            fixed (mld_pack_difference* start = found)
            {
                status = Native.mld_saved_compare_packs(
                    _handle.Pointer, ruleset.Handle.Pointer, start, count, &count, &error);
                MallardError.ThrowIfFailed(status, error);
                for (var i = 0; i < found.Length; i++)
                {
                    differences[i] = new PackDifference(found[i]);
                }
            }

            GC.KeepAlive(this);
            return differences;
        }

        /// <summary>Frees it.</summary>
        public void Dispose() => _handle.Dispose();
    }
}
