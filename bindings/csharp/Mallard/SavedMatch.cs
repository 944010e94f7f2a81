using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
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
            mld_saved_info info = default;
            info.struct_size = (uint)sizeof(mld_saved_info);
            mld_error* error;
            MallardError.ThrowIfFailed(Native.mld_saved_describe(saved, &info, &error), error);
            Kind = info.kind;
            Viewer = Viewer.FromNumber(info.viewer);
            Game = Text.Out(info.game);
            Options = Text.Out(info.config);
            EngineVersion = Text.Out(info.engine_version);
            Label = Text.Out(info.label);
            Time = info.time;
            ActionCount = checked((int)info.action_count);
            SeatCount = (int)info.seats;
            IsOver = info.over != 0;
            HasHistory = info.has_history != 0;
            var packs = new PackInfo[checked((int)Native.mld_saved_pack_count(saved))];
            for (var i = 0; i < packs.Length; i++)
            {
                var pack = new mld_pack_info { struct_size = (uint)sizeof(mld_pack_info) };
                MallardError.ThrowIfFailed(
                    Native.mld_saved_describe_pack(saved, (ulong)i, &pack, &error), error);
                packs[i] = new PackInfo(pack);
            }

            Packs = packs;
            byte* bytes;
            ulong size;
            MallardError.ThrowIfFailed(
                Native.mld_saved_thumbnail(saved, &bytes, &size, &error), error);
            Thumbnail = new ReadOnlySpan<byte>(bytes, checked((int)size)).ToArray();
        }

        /// <summary>Snapshot, view, replay or save.</summary>
        public SavedKind Kind { get; }

        /// <summary>Of a view: whose; otherwise the host.</summary>
        public Viewer Viewer { get; }

        /// <summary>The name of the game.</summary>
        public string Game { get; }

        /// <summary>The options of the match, as <see cref="MatchOptions.AsText"/> takes
        /// them.</summary>
        public string Options { get; }

        /// <summary>The version of the library that wrote it.</summary>
        public string EngineVersion { get; }

        /// <summary>Of a save: a name of the player's choosing; otherwise empty.</summary>
        public string Label { get; }

        /// <summary>Of a save: when, as the application counted.</summary>
        public ulong Time { get; }

        /// <summary>Of a replay or save: how many actions were taken.</summary>
        public int ActionCount { get; }

        /// <summary>Of a save: number of players; otherwise 0.</summary>
        public int SeatCount { get; }

        /// <summary>Of a save: whether the match has ended.</summary>
        public bool IsOver { get; }

        /// <summary>Of a save: whether undo and events were saved, too.</summary>
        public bool HasHistory { get; }

        /// <summary>Of a save: its picture, in whatever format it was given; otherwise
        /// empty.</summary>
        public ReadOnlyMemory<byte> Thumbnail { get; }

        /// <summary>The packs that were in use, in load order.</summary>
        public IReadOnlyList<PackInfo> Packs { get; }

        /// <summary>Reads what bytes say of themselves. They are not needed any more
        /// afterwards.</summary>
        public static SavedMatch Read(ReadOnlySpan<byte> bytes)
        {
            TryRead(bytes, out var saved, out var error);
            return MallardError.Require(saved, error);
        }

        /// <summary>Reads what bytes say of themselves, or why they say nothing.</summary>
        public static bool TryRead(ReadOnlySpan<byte> bytes, [NotNullWhen(true)] out SavedMatch? saved, [NotNullWhen(false)] out MallardError? error)
        {
            mld_saved* made;
            mld_error* failure;
            Status status;
            fixed (byte* start = &MemoryMarshal.GetReference(bytes))
            {
                status = Native.mld_saved_create(start, (ulong)bytes.Length, &made, &failure);
            }

            error = MallardError.Take(status, failure);
            if (error != null)
            {
                saved = null;
                return false;
            }

            saved = new SavedMatch(made);
            return true;
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
            MallardError.ThrowUnlessFilled(status, error);
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
