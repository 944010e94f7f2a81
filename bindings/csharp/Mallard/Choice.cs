using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A step of a choice: an argument, or the kind of action.</summary>
    public readonly unsafe struct ChoiceStep
    {
        /// <summary>The number of the step that chooses the kind of action.</summary>
        public const int Kind = Native.MLD_STEP_KIND;

        /// <summary>No step: everything is filled in.</summary>
        public const int Done = Native.MLD_STEP_DONE;

        private readonly byte* _name;
        private readonly byte* _prompt;

        internal ChoiceStep(in mld_step_info info)
        {
            Flags = info.flags;
            Type = (int)info.type;
            Width = info.width;
            _name = info.name;
            _prompt = info.prompt;
            Low = new Place(info.low[0], info.low[1]);
            High = new Place(info.high[0], info.high[1]);
        }

        /// <summary>Whether it is filled in, and whether it takes values beyond those listed.</summary>
        public StepFlags Flags { get; }

        /// <summary>An <see cref="ArgType"/>; 65535 of the step that chooses the kind.</summary>
        public int Type { get; }

        /// <summary>How many numbers its values are: 1 or 2.</summary>
        public int Width { get; }

        /// <summary>Of open steps: no value is less.</summary>
        public Place Low { get; }

        /// <summary>Of open steps: no value is more.</summary>
        public Place High { get; }

        /// <summary>Of the argument; empty of the step that chooses the kind.</summary>
        public string Name => Text.Out(_name); // lives as long as the library

        /// <summary>What to ask.</summary>
        public string Prompt => Text.Out(_prompt);
    }

    /// <summary>Leads one player from nothing to a whole action, one argument at a time and in any
    /// order: by values (a menu), by references (a click on what a scene shows), or by both. It is a
    /// copy: after the match has changed, begin it again. Keep one; its memory is used again. Used by
    /// one thread at a time.</summary>
    public sealed unsafe partial class Choice : IDisposable
    {
        private readonly ChoiceHandle _handle;

        /// <summary>A choice that has not begun.</summary>
        public Choice()
        {
            mld_choice* choice;
            mld_error* error;
            MallardError.ThrowIfFailed(Native.mld_choice_create(&choice, &error), error);
            _handle = new ChoiceHandle(choice);
        }

        /// <summary>How the choice stands.</summary>
        public ChoiceState State
        {
            get
            {
                ChoiceState state = default;
                state._struct_size = (uint)sizeof(ChoiceState);
                mld_error* error;
                Done(Native.mld_choice_describe(Pointer, (mld_choice_info*)&state, &error), error);
                return state;
            }
        }

        /// <summary>Whether <see cref="TryFinish"/> gives an action.</summary>
        public bool MayFinish => (State.Flags & ChoiceFlags.MayFinish) != 0;

        private mld_choice* Pointer => _handle.Pointer;

        /// <summary>Begins a choice as the match stands, with nothing filled in.</summary>
        public void Begin(Match match, int seat)
        {
            mld_error* error;
            Done(Native.mld_choice_begin(Pointer, match.Handle.Pointer, seat, &error), error);
            GC.KeepAlive(match);
        }

        /// <summary>Empties everything that was filled in.</summary>
        public void Restart()
        {
            mld_error* error;
            Done(Native.mld_choice_restart(Pointer, &error), error);
        }

        /// <summary>A step: an argument from 0, or <see cref="ChoiceStep.Kind"/>.</summary>
        public ChoiceStep Step(int step)
        {
            mld_step_info info = default;
            info.struct_size = (uint)sizeof(mld_step_info);
            mld_error* error;
            Done(Native.mld_choice_describe_step(Pointer, step, &info, &error), error);
            return new ChoiceStep(info);
        }

        /// <summary>Fills a span with the legal values of a step, as many as fit, given everything
        /// else that is filled in.</summary>
        /// <returns>How many there are.</returns>
        public int Values(int step, Span<ChoiceValue> values)
        {
            ulong count;
            mld_error* error;
            fixed (ChoiceValue* start = &MemoryMarshal.GetReference(values))
            {
                var status = Native.mld_choice_values(
                    Pointer, step, (mld_choice_value*)start, (ulong)values.Length, &count, &error);
                Filled(status, error);
            }

            return checked((int)count);
        }

        /// <summary>The legal values of a step.</summary>
        public ChoiceValue[] Values(int step)
        {
            var values = new ChoiceValue[Values(step, default)];
            Values(step, values);
            return values;
        }

        /// <summary>What to ask at a step.</summary>
        /// <param name="step">Which step.</param>
        /// <param name="language">"fr", "fr-CA", ...; null: English.</param>
        public string Prompt(int step, string? language = null)
        {
            var choice = Pointer;
            fixed (byte* tag = Text.In(language))
            {
                var given = tag;
                var text = Text.Read(
                    (b, c, s, e) => Native.mld_choice_format_prompt(choice, step, given, b, c, s, e));
                GC.KeepAlive(this);
                return text;
            }
        }

        /// <summary>How a value reads: <c>B6</c>, <c>observe</c>.</summary>
        /// <param name="step">Which step.</param>
        /// <param name="value">One of its values.</param>
        /// <param name="language">"fr", "fr-CA", ...: names as people say them; null: as they are
        /// typed.</param>
        public string Format(int step, in ChoiceValue value, string? language = null)
        {
            var numbers = stackalloc int[] { value.Value0, value.Value1 };
            var choice = Pointer;
            fixed (byte* tag = Text.In(language))
            {
                var given = tag;
                var text = Text.Read(
                    (b, c, s, e) => Native.mld_choice_format_value(
                        choice, step, numbers, given, b, c, s, e));
                GC.KeepAlive(this);
                return text;
            }
        }

        /// <summary>The reference that stands for a value: items of a scene that have it are what to
        /// highlight.</summary>
        public Reference ReferenceTo(int step, in ChoiceValue value)
        {
            var numbers = stackalloc int[] { value.Value0, value.Value1 };
            Reference reference;
            mld_error* error;
            Done(
                Native.mld_choice_reference(
                    Pointer, step, numbers, (mld_reference*)&reference, &error),
                error);
            return reference;
        }

        /// <summary>Fills in a step.</summary>
        /// <exception cref="MallardException">No legal action has it; nothing has changed.</exception>
        public void Set(int step, int value, int second = 0)
        {
            var numbers = stackalloc int[] { value, second };
            mld_error* error;
            Done(Native.mld_choice_set(Pointer, step, numbers, &error), error);
        }

        /// <summary>Fills in a step with one of its values.</summary>
        /// <exception cref="MallardException">No legal action has it; nothing has changed.</exception>
        public void Set(int step, in ChoiceValue value) => Set(step, value.Value0, value.Value1);

        /// <summary>Fills in a step with one of its values, or says why no legal action has it.</summary>
        public bool TrySet(
            int step, in ChoiceValue value, [NotNullWhen(false)] out MallardError? reason) =>
            TrySet(step, value.Value0, value.Value1, out reason);

        /// <summary>Fills in a step, or says why no legal action has it.</summary>
        public bool TrySet(int step, int value, int second, [NotNullWhen(false)] out MallardError? reason)
        {
            var numbers = stackalloc int[] { value, second };
            mld_error* error;
            return Tried(Native.mld_choice_set(Pointer, step, numbers, &error), error, out reason);
        }

        /// <summary>Fills in a step of type <see cref="ArgType.Text"/> with words that need not be
        /// listed.</summary>
        /// <exception cref="MallardException">They are too long, not plain, or not legal; nothing has
        /// changed.</exception>
        public void SetText(int step, string text)
        {
            mld_error* error;
            Status status;
            fixed (byte* bytes = Text.In(text))
            {
                status = Native.mld_choice_set_text(Pointer, step, bytes, &error);
            }

            Done(status, error);
        }

        /// <summary>A click: fills in what the reference can mean, the kind of action too if there is
        /// only one.</summary>
        /// <exception cref="MallardException">It can mean nothing now; nothing has changed.</exception>
        public void Pick(in Reference clicked)
        {
            fixed (Reference* given = &clicked)
            {
                mld_error* error;
                Done(Native.mld_choice_pick(Pointer, (mld_reference*)given, &error), error);
            }
        }

        /// <summary>A click, or why it can mean nothing now.</summary>
        public bool TryPick(in Reference clicked, [NotNullWhen(false)] out MallardError? reason)
        {
            fixed (Reference* given = &clicked)
            {
                mld_error* error;
                return Tried(
                    Native.mld_choice_pick(Pointer, (mld_reference*)given, &error), error, out reason);
            }
        }

        /// <summary>A drag of one thing onto another, or why it can mean nothing now.</summary>
        public bool TryDrag(in Reference from, in Reference to, [NotNullWhen(false)] out MallardError? reason)
        {
            fixed (Reference* first = &from)
            fixed (Reference* second = &to)
            {
                mld_error* error;
                var status = Native.mld_choice_drag(
                    Pointer, (mld_reference*)first, (mld_reference*)second, &error);
                return Tried(status, error, out reason);
            }
        }

        /// <summary>Fills a span with the kinds of action that a drag can answer now, as many as
        /// fit.</summary>
        /// <returns>How many there are.</returns>
        public int Drags(Span<ChoiceDrag> drags)
        {
            ulong count;
            mld_error* error;
            fixed (ChoiceDrag* start = &MemoryMarshal.GetReference(drags))
            {
                var status = Native.mld_choice_drags(
                    Pointer, (mld_choice_drag_steps*)start, (ulong)drags.Length, &count, &error);
                Filled(status, error);
            }

            return checked((int)count);
        }

        /// <summary>Takes back what was done last: a value, a click or a drag.</summary>
        /// <returns>Whether there was anything to take back.</returns>
        public bool Back()
        {
            int went;
            mld_error* error;
            Done(Native.mld_choice_back(Pointer, &went, &error), error);
            return went != 0;
        }

        /// <summary>Why a step cannot have a value; null if it can.</summary>
        public MallardError? WhyNot(int step, int value, int second = 0)
        {
            var numbers = stackalloc int[] { value, second };
            mld_error* error;
            Tried(Native.mld_choice_check_value(Pointer, step, numbers, &error), error, out var reason);
            return reason;
        }

        /// <summary>Why nothing can be done with a reference; null if something can.</summary>
        public MallardError? WhyNot(in Reference clicked)
        {
            fixed (Reference* given = &clicked)
            {
                mld_error* error;
                var status = Native.mld_choice_check_reference(Pointer, (mld_reference*)given, &error);
                Tried(status, error, out var reason);
                return reason;
            }
        }

        /// <summary>The action that was chosen: what is filled in, or the only one that can still be
        /// meant.</summary>
        /// <returns>False while one may not finish.</returns>
        public bool TryFinish(out GameAction action)
        {
            GameAction chosen;
            var status = Native.mld_choice_finish(Pointer, (mld_action*)&chosen, null);
            GC.KeepAlive(this);
            action = status == Status.Ok ? chosen : default;
            return status == Status.Ok;
        }

        /// <summary>Changes a wish (where the mouse is) to the nearest legal value.</summary>
        /// <returns>False if there is none.</returns>
        public bool Nearest(int step, ref int value, ref int second)
        {
            var numbers = stackalloc int[] { value, second };
            int found;
            mld_error* error;
            Done(Native.mld_choice_nearest(Pointer, step, numbers, &found, &error), error);
            value = numbers[0];
            second = numbers[1];
            return found != 0;
        }

        /// <summary>Fills a span with where things end if what is filled in were done, without dice,
        /// as many as fit.</summary>
        /// <returns>How many there are.</returns>
        public int Previews(Span<PreviewStep> previews)
        {
            ulong count;
            mld_error* error;
            fixed (PreviewStep* start = &MemoryMarshal.GetReference(previews))
            {
                var status = Native.mld_choice_previews(
                    Pointer, (mld_preview_step*)start, (ulong)previews.Length, &count, &error);
                Filled(status, error);
            }

            return checked((int)count);
        }

        /// <summary>Frees the choice.</summary>
        public void Dispose() => _handle.Dispose();

        private void Done(Status status, mld_error* error)
        {
            GC.KeepAlive(this);
            MallardError.ThrowIfFailed(status, error);
        }

        private void Filled(Status status, mld_error* error)
        {
            GC.KeepAlive(this);
            MallardError.ThrowUnlessFilled(status, error);
        }

        private bool Tried(Status status, mld_error* error, [NotNullWhen(false)] out MallardError? reason)
        {
            GC.KeepAlive(this);
            reason = MallardError.Take(status, error);
            return reason == null;
        }
    }
}
