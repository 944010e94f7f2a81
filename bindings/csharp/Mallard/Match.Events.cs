using System;
using System.Diagnostics.CodeAnalysis;
using Mallard.Interop;

namespace Mallard
{
    /// <content>What happened, and taking it back.</content>
    public sealed unsafe partial class Match
    {
        /// <summary>Number of actions that can be taken back. Host only.</summary>
        public int UndoDepth
        {
            get
            {
                var depth = checked((int)Native.mld_match_undo_depth(Pointer));
                GC.KeepAlive(this);
                return depth;
            }
        }

        /// <summary>Number of actions that were taken back and can be taken again. Host only.</summary>
        public int RedoDepth
        {
            get
            {
                var depth = checked((int)Native.mld_match_redo_depth(Pointer));
                GC.KeepAlive(this);
                return depth;
            }
        }

        /// <summary>A number that changes whenever the match does; it means nothing by itself.</summary>
        public ulong Revision
        {
            get
            {
                var revision = Native.mld_match_revision(Pointer);
                GC.KeepAlive(this);
                return revision;
            }
        }

        /// <summary>Number of events that a viewer has got since the match began or was
        /// restored. Every viewer has a numbering of their own.</summary>
        public int EventCount(Viewer viewer)
        {
            ulong count;
            mld_error* error;
            Done(Native.mld_match_event_count(Pointer, viewer.Number, &count, &error), error);
            return checked((int)count);
        }

        /// <summary>Fills a span with a viewer's events from a number on, as many as fit.</summary>
        /// <returns>How many there are from there on.</returns>
        public int Events(Viewer viewer, int from, Span<GameEvent> events)
        {
            ulong count;
            mld_error* error;
            fixed (GameEvent* start = events)
            {
                var status = Native.mld_match_events(
                    Pointer, viewer.Number, (ulong)from, (mld_event*)start, (ulong)events.Length, &count, &error);
                Filled(status, error);
            }

            return checked((int)count);
        }

        /// <summary>A viewer's events from a number on.</summary>
        public GameEvent[] Events(Viewer viewer, int from = 0)
        {
            var events = new GameEvent[Events(viewer, from, default)];
            Events(viewer, from, events);
            return events;
        }

        /// <summary>One of a viewer's events ready for animation: what it happened to, from where to
        /// where, by how much, and which action of whom caused it, without knowing the game.</summary>
        public EventStory Story(Viewer viewer, int index)
        {
            EventStory story = default;
            story._struct_size = (uint)sizeof(EventStory);
            mld_error* error;
            Done(
                Native.mld_match_describe_event(
                    Pointer, viewer.Number, (ulong)index, (mld_event_info*)&story, &error),
                error);
            return story;
        }

        /// <summary>The sentence that tells one of a viewer's events, from the packs; empty for events
        /// that are for animation only.</summary>
        /// <param name="viewer">Whose events.</param>
        /// <param name="index">Its number among them, from 0.</param>
        /// <param name="language">"fr", "fr-CA", ...; null: English.</param>
        public string Tell(Viewer viewer, int index, string? language = null)
        {
            var match = Pointer;
            fixed (byte* tag = Text.In(language))
            {
                var given = tag;
                return Written(
                    (b, c, s, e) => Native.mld_match_format_event_text(
                        match, viewer.Number, (ulong)index, given, b, c, s, e));
            }
        }

        /// <summary>Takes back the last actions, with their events and their chance. Host only: for
        /// hot-seat games and editors, never a player's right.</summary>
        public void Undo(int count = 1)
        {
            mld_error* error;
            Done(Native.mld_match_undo(Changed, (ulong)count, &error), error);
        }

        /// <summary>Takes actions again that were taken back. Host only.</summary>
        public void Redo(int count = 1)
        {
            mld_error* error;
            Done(Native.mld_match_redo(Changed, (ulong)count, &error), error);
        }

        /// <summary>Goes to a place of the history: after so many actions. Host only.</summary>
        public void Seek(int position)
        {
            mld_error* error;
            Done(Native.mld_match_seek(Changed, (ulong)position, &error), error);
        }

        /// <summary>An action of the history by its number, from 0. Host only.</summary>
        public Move HistoryMove(int index)
        {
            int seat;
            GameAction action;
            mld_error* error;
            Done(
                Native.mld_match_history_action(
                    Pointer, (ulong)index, &seat, (mld_action*)&action, &error),
                error);
            return new Move(seat, action);
        }

        /// <summary>Takes back the last actions, or says why not.</summary>
        public bool TryUndo(int count, [NotNullWhen(false)] out MallardError? reason)
        {
            mld_error* error;
            var status = Native.mld_match_undo(Changed, (ulong)count, &error);
            return Tried(status, error, out reason);
        }

        /// <summary>Takes actions again that were taken back, or says why not.</summary>
        public bool TryRedo(int count, [NotNullWhen(false)] out MallardError? reason)
        {
            mld_error* error;
            var status = Native.mld_match_redo(Changed, (ulong)count, &error);
            return Tried(status, error, out reason);
        }

        /// <summary>Goes to a place of the history, or says why it cannot.</summary>
        public bool TrySeek(int position, [NotNullWhen(false)] out MallardError? reason)
        {
            mld_error* error;
            var status = Native.mld_match_seek(Changed, (ulong)position, &error);
            return Tried(status, error, out reason);
        }
    }
}
