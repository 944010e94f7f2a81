using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <content>Actions, events, decisions and boards as text.</content>
    public sealed unsafe partial class Match
    {
        /// <summary>Reads an action: <c>observe B6</c>. Whether it is legal is not looked at.</summary>
        public GameAction Parse(string text) =>
            TryParse(text, out var action, out var reason)
                ? action
                : throw new MallardException(reason!);

        /// <summary>Reads an action, or says what was expected where, and the nearest known
        /// word.</summary>
        public bool TryParse(string text, out GameAction action, [NotNullWhen(false)] out MallardError? reason)
        {
            GameAction read;
            mld_error* error;
            Status status;
            fixed (byte* bytes = Text.In(text))
            {
                status = Native.mld_match_parse_action(Pointer, bytes, (mld_action*)&read, &error);
            }

            GC.KeepAlive(this);
            reason = MallardError.Take(status, error);
            action = reason == null ? read : default;
            return reason == null;
        }

        /// <summary>Writes an action in its canonical form.</summary>
        public string Format(in GameAction action)
        {
            var given = action;
            var pointer = (mld_action*)&given;
            var match = Pointer;
            return Written((b, c, s, e) => Native.mld_match_format_action(match, pointer, b, c, s, e));
        }

        /// <summary>Writes an event, for logs.</summary>
        public string Format(in GameEvent happened)
        {
            var given = happened;
            var pointer = (mld_event*)&given;
            var match = Pointer;
            return Written((b, c, s, e) => Native.mld_match_format_event(match, pointer, b, c, s, e));
        }

        /// <summary>Writes a decision, for people.</summary>
        public string Format(in Decision decision)
        {
            var given = decision;
            var pointer = (mld_decision*)&given;
            var match = Pointer;
            return Written((b, c, s, e) => Native.mld_match_format_decision(match, pointer, b, c, s, e));
        }

        /// <summary>Writes an action as UTF-8 to the caller's buffer, which makes no garbage.</summary>
        /// <param name="action">The action.</param>
        /// <param name="buffer">Receives the text and a NUL byte.</param>
        /// <param name="size">How many bytes the text has without the NUL byte, whether it fitted
        /// or not.</param>
        public bool TryFormat(in GameAction action, Span<byte> buffer, out int size)
        {
            ulong needed;
            mld_error* error;
            fixed (GameAction* given = &action)
            fixed (byte* start = &MemoryMarshal.GetReference(buffer))
            {
                var status = Native.mld_match_format_action(
                    Pointer, (mld_action*)given, start, (ulong)buffer.Length, &needed, &error);
                Filled(status, error);
                size = checked((int)needed) - 1;
                return status == Status.Ok && size < buffer.Length;
            }
        }

        /// <summary>The reason of an advice as a sentence; "" where there is none.</summary>
        /// <param name="advice">What <see cref="Bot.Advise(Match, int, int)"/> answered.</param>
        /// <param name="language">"fr", "fr-CA", ...; null: English.</param>
        public string Format(in Advice advice, string? language = null)
        {
            var given = advice;
            var pointer = (mld_advice*)&given;
            var match = Pointer;
            fixed (byte* tag = Text.In(language))
            {
                var spoken = tag;
                return Written(
                    (b, c, s, e) => Native.mld_bot_format_reason(match, pointer, spoken, b, c, s, e));
            }
        }

        /// <summary>Draws the board and everything around it as a viewer may see it.</summary>
        public string Draw(Viewer viewer, DrawFlags style = DrawFlags.None)
        {
            var match = Pointer;
            return Written(
                (b, c, s, e) => Native.mld_match_draw(match, viewer.Number, style, b, c, s, e));
        }

        /// <summary>The names that arguments which are names point into: "card", "ship", ...</summary>
        public IReadOnlyList<string> Names(string table)
        {
            ulong count;
            mld_error* error;
            fixed (byte* name = Text.In(table))
            {
                Done(Native.mld_match_name_count(Pointer, name, &count, &error), error);
                var names = new string[checked((int)count)];
                for (var i = 0; i < names.Length; i++)
                {
                    byte* text;
                    Done(Native.mld_match_name(Pointer, name, (ulong)i, &text, &error), error);
                    names[i] = Text.Out(text);
                }

                GC.KeepAlive(this);
                return names;
            }
        }

        /// <summary>The arguments of an action, of which those before the first unknown one are filled
        /// in: what follows a card, for instance. More may be known once that is.</summary>
        public IReadOnlyList<ArgInfo> ArgsOf(in GameAction action)
        {
            fixed (GameAction* given = &action)
            {
                ulong count;
                mld_error* error;
                Done(
                    Native.mld_match_action_arg_count(Pointer, (mld_action*)given, &count, &error), error);
                var args = new ArgInfo[checked((int)count)];
                for (var i = 0; i < args.Length; i++)
                {
                    var info = new mld_arg_info { struct_size = (uint)sizeof(mld_arg_info) };
                    Done(
                        Native.mld_match_describe_action_arg(
                            Pointer, (mld_action*)given, (ulong)i, &info, &error),
                        error);
                    args[i] = new ArgInfo(info);
                }

                return args;
            }
        }

        /// <summary>The arguments of an event: as many as its kind has, or as its values say.</summary>
        public IReadOnlyList<ArgInfo> ArgsOf(in GameEvent happened)
        {
            fixed (GameEvent* given = &happened)
            {
                ulong count;
                mld_error* error;
                Done(Native.mld_match_event_arg_count(Pointer, (mld_event*)given, &count, &error), error);
                var args = new ArgInfo[checked((int)count)];
                for (var i = 0; i < args.Length; i++)
                {
                    var info = new mld_arg_info { struct_size = (uint)sizeof(mld_arg_info) };
                    Done(
                        Native.mld_match_describe_event_arg(
                            Pointer, (mld_event*)given, (ulong)i, &info, &error),
                        error);
                    args[i] = new ArgInfo(info);
                }

                return args;
            }
        }

        private string Written(WriteCall call)
        {
            var text = Text.Read(call);
            GC.KeepAlive(this);
            return text;
        }
    }
}
