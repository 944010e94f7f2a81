using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <content>Copies, snapshots, views and replays.</content>
    public sealed unsafe partial class Match
    {
        /// <summary>64 bits over the state, the same on every machine. Host only: a hash lets a player
        /// test guesses.</summary>
        public ulong Hash
        {
            get
            {
                ulong hash;
                mld_error* error;
                Done(Native.mld_match_hash(Pointer, &hash, &error), error);
                return hash;
            }
        }

        /// <summary>Copies the match with its history and events.</summary>
        public Match Clone()
        {
            mld_match* copy;
            mld_error* error;
            Done(Native.mld_match_clone(Pointer, &copy, &error), error);
            return new Match(Ruleset, copy, Seed);
        }

        /// <summary>Makes this match stand where another stands, without history and events from then
        /// on. Makes no garbage: what a search uses instead of cloning.</summary>
        public void CopyStateFrom(Match other)
        {
            mld_error* error;
            Done(Native.mld_match_copy_state_from(Changed, other.Pointer, &error), error);
            Ruleset = other.Ruleset;
            Seed = other.Seed;
            GC.KeepAlive(other);
        }

        /// <summary>Makes this match a sample that agrees with everything a seat knows of another match, or of
        /// a view of that seat: what a search of one's own begins with, again and again, without
        /// garbage. It has no history and no events. If this fails, imagine into it or copy onto it before it
        /// is used again.</summary>
        /// <param name="seen">What is known.</param>
        /// <param name="seat">Whose knowledge counts.</param>
        /// <param name="seed">Different seeds give different samples.</param>
        public void ImagineFrom(Match seen, int seat, ulong seed)
        {
            mld_error* error;
            Done(Native.mld_match_imagine_into(Changed, seen.Pointer, seat, seed, &error), error);
            Ruleset = seen.Ruleset;
            Seed = null;
            GC.KeepAlive(seen);
        }

        /// <summary>Gives the match fresh chance and forgets history and events, so that a search on
        /// a copy cannot foresee the dice.</summary>
        public void Reseed(ulong seed)
        {
            mld_error* error;
            Done(Native.mld_match_reseed(Changed, seed, &error), error);
            Seed = null;
        }

        /// <summary>Writes the match as a viewer may see it: for the host a whole match, to save; for
        /// a player a view, to send and to draw from.</summary>
        public byte[] Snapshot(Viewer viewer)
        {
            var match = Pointer;
            var bytes = Text.ReadBytes(
                (b, c, s, e) => Native.mld_match_write_snapshot(match, viewer.Number, b, c, s, e));
            GC.KeepAlive(this);
            return bytes;
        }

        /// <summary>Writes a snapshot to the caller's buffer, which makes no garbage.</summary>
        /// <param name="viewer">For whom.</param>
        /// <param name="buffer">Receives the bytes.</param>
        /// <param name="size">How many bytes there are, whether they fitted or not.</param>
        public bool TrySnapshot(Viewer viewer, Span<byte> buffer, out int size)
        {
            ulong needed;
            mld_error* error;
            fixed (byte* start = &MemoryMarshal.GetReference(buffer))
            {
                var status = Native.mld_match_write_snapshot(
                    Pointer, viewer.Number, start, (ulong)buffer.Length, &needed, &error);
                Filled(status, error);
                size = checked((int)needed);
                return status == Status.Ok && size <= buffer.Length;
            }
        }

        /// <summary>Writes the whole match to be saved: with what a list of saved matches shows of it
        /// and, if asked, with its history. Host only. <see cref="Ruleset.Restore"/> takes it in,
        /// <see cref="SavedMatch"/> reads what it says of itself.</summary>
        /// <param name="label">A name of the player's choosing.</param>
        /// <param name="time">When, as the application counts: the library has no clock.</param>
        /// <param name="thumbnail">A picture in any format, at most 1 MiB.</param>
        /// <param name="history">Whether actions and events are saved, too, if they are kept.</param>
        public byte[] Save(
            string? label = null,
            ulong time = 0,
            ReadOnlySpan<byte> thumbnail = default,
            bool history = true)
        {
            mld_save_options options;
            Native.mld_save_options_init(&options, (uint)sizeof(mld_save_options));
            var match = Pointer;
            fixed (byte* name = Text.In(label))
            fixed (byte* picture = &MemoryMarshal.GetReference(thumbnail))
            {
                options.label = name;
                options.time = time;
                options.thumbnail = picture;
                options.thumbnail_size = (ulong)thumbnail.Length;
                options.history = history ? 1 : 0;
                var given = &options;
                var bytes = Text.ReadBytes(
                    (b, c, s, e) => Native.mld_match_write_save(match, given, b, c, s, e));
                GC.KeepAlive(this);
                return bytes;
            }
        }

        /// <summary>What re-runs this match from its start. Needs history. Host only: it tells
        /// everything.</summary>
        public Replay Replay()
        {
            var match = Pointer;
            var bytes = Text.ReadBytes((b, c, s, e) => Native.mld_match_write_replay(match, b, c, s, e));
            GC.KeepAlive(this);
            return new Replay(bytes);
        }

        /// <summary>Carries the running match over to another ruleset of its game: hot reload. Events
        /// stay, history begins anew.</summary>
        /// <exception cref="MallardException">Why not; the match is exactly as it was.</exception>
        public void CarryOver(Ruleset ruleset)
        {
            using var held = new Held(ruleset.Handle);
            mld_error* error;
            Done(Native.mld_match_carry_over(Changed, ruleset.Handle.Pointer, &error), error);
            Ruleset = ruleset;
        }

        /// <summary>Carries the match over, or says why not.</summary>
        public bool TryCarryOver(Ruleset ruleset, [NotNullWhen(false)] out MallardError? reason)
        {
            using var held = new Held(ruleset.Handle);
            mld_error* error;
            var status = Native.mld_match_carry_over(Changed, ruleset.Handle.Pointer, &error);
            GC.KeepAlive(this);
            reason = MallardError.Take(status, error);
            if (reason == null)
            {
                Ruleset = ruleset;
            }

            return reason == null;
        }
    }
}
