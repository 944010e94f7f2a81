#nullable enable
using System;
using System.Collections.Generic;

namespace Mallard.GenericClient
{
    /// <summary>What the person at the screen is asked, and what clicks, drags and buttons make of it. It drives one
    /// choice, knows no game, and needs nothing of Unity.</summary>
    public sealed class Asker
    {
        /// <summary>Buttons at a time.</summary>
        public const int PageSize = 12;

        private readonly SceneLayout _layout;
        private readonly HashSet<Reference> _shown = new HashSet<Reference>();
        private readonly HashSet<Reference> _offered = new HashSet<Reference>();
        private readonly List<ChoiceValue> _buttons = new List<ChoiceValue>();
        private ChoiceValue[] _values = new ChoiceValue[64];
        private PreviewStep[] _previews = new PreviewStep[16];
        private Choice? _choice;
        private Scene? _scene;

        /// <summary>For a table that is laid out like that.</summary>
        public Asker(SceneLayout layout) => _layout = layout;

        /// <summary>The step that is asked for, or <see cref="ChoiceStep.Done"/>.</summary>
        public int Step { get; private set; } = ChoiceStep.Done;

        /// <summary>What to ask.</summary>
        public string Prompt { get; private set; } = string.Empty;

        /// <summary>How many pages of buttons there are.</summary>
        public int PageCount => (_buttons.Count + PageSize - 1) / PageSize;

        /// <summary>The page that is open, from 0.</summary>
        public int Page { get; private set; }

        /// <summary>How many buttons that page has.</summary>
        public int ButtonCount => Math.Min(PageSize, _buttons.Count - Page * PageSize);

        /// <summary>Whether one may take what is chosen so far.</summary>
        public bool MayFinish { get; private set; }

        /// <summary>Whether there is something to take back.</summary>
        public bool MayGoBack { get; private set; }

        /// <summary>Whether the step takes any place of a plane, which a click names.</summary>
        public bool TakesPlaces { get; private set; }

        /// <summary>Begins with a choice that has just begun. Where there is only one kind of action, and more to
        /// say than that, it needs no asking.</summary>
        public void Begin(Choice choice, Scene scene)
        {
            _choice = choice;
            _scene = scene;
            if (choice.State.Next == ChoiceStep.Kind && choice.Values(ChoiceStep.Kind, _values) == 1)
            {
                choice.Set(ChoiceStep.Kind, _values[0]);
                if (choice.MayFinish)
                {
                    choice.Restart();
                }
            }

            Ask();
        }

        /// <summary>Nothing is asked.</summary>
        public void End()
        {
            _choice = null;
            Step = ChoiceStep.Done;
            MayFinish = MayGoBack = TakesPlaces = false;
            _offered.Clear();
            _buttons.Clear();
        }

        /// <summary>Whether a click on what stands for this would do something.</summary>
        public bool Offers(in Reference reference) => _offered.Contains(reference);

        /// <summary>What a button of the page says.</summary>
        public string ButtonText(int button) => _choice!.Format(Step, ValueOf(button));

        /// <summary>Opens the next page of buttons, or an earlier one.</summary>
        public void Turn(int pages) => Page = Math.Max(0, Math.Min(Page + pages, PageCount - 1));

        /// <summary>A button of the page is pressed.</summary>
        public bool TryPress(int button, out MallardError? reason) =>
            Done(_choice!.TrySet(Step, ValueOf(button), out reason));

        /// <summary>A click at a point of the table: on the topmost thing that can mean something, or on an area, or
        /// into a plane.</summary>
        /// <param name="x">Where.</param>
        /// <param name="y">Where.</param>
        /// <param name="reason">Why it did nothing; null if there was nothing.</param>
        public bool TryClick(float x, float y, out MallardError? reason)
        {
            reason = null;
            if (_choice == null)
            {
                return false;
            }

            for (var i = _layout.Hit(_scene!, x, y); i >= 0; i = _layout.HitBelow(_scene!, x, y, i))
            {
                if (TryPick(_scene!.References(_scene.Items[i]), ref reason))
                {
                    return Done(true);
                }
            }

            if (_layout.TryPlaceAt(x, y, out var area, out _)
                && TryPick(_scene!.References(_scene.Areas[area]), ref reason))
            {
                return Done(true);
            }

            return TryPointAt(x, y, out var place)
                && Done(_choice.TrySet(Step, place.X, place.Y, out reason));
        }

        /// <summary>A drag from one point of the table to another.</summary>
        public bool TryDrag(float x, float y, float toX, float toY)
        {
            var from = _layout.Hit(_scene!, x, y);
            var to = _layout.Hit(_scene!, toX, toY);
            if (_choice == null || from < 0 || to < 0 || from == to)
            {
                return false;
            }

            foreach (ref readonly var first in _scene!.References(_scene.Items[from]))
            {
                foreach (ref readonly var second in _scene.References(_scene.Items[to]))
                {
                    if (_choice.TryDrag(first, second, out _))
                    {
                        return Done(true);
                    }
                }
            }

            return false;
        }

        /// <summary>Where things would end if one clicked into a plane at that point: the nearest place that is
        /// allowed.</summary>
        public bool TryPointAt(float x, float y, out (int X, int Y) place)
        {
            place = default;
            if (!TakesPlaces || !_layout.TryPlaceAt(x, y, out var area, out var there)
                || _scene!.Areas[area].Kind != AreaKind.Plane)
            {
                return false;
            }

            place = ((int)Math.Round(there.X), (int)Math.Round(there.Y));
            return _choice!.Nearest(Step, ref place.X, ref place.Y);
        }

        /// <summary>Where things end if what is chosen so far is done: points of the table, as many as can be
        /// shown.</summary>
        public void Preview(List<(float X, float Y)> points)
        {
            points.Clear();
            if (_choice == null)
            {
                return;
            }

            var count = _choice.Previews(_previews);
            if (count > _previews.Length)
            {
                _previews = new PreviewStep[count];
                count = _choice.Previews(_previews);
            }

            for (var i = 0; i < count; i++)
            {
                if (TryFind(_previews[i].To, out var point))
                {
                    points.Add(point);
                }
            }
        }

        /// <summary>Where a place of the table's plane is drawn.</summary>
        public (float X, float Y) PointOf((int X, int Y) place)
        {
            for (var i = 0; i < _scene!.Areas.Length; i++)
            {
                if (_scene.Areas[i].Kind == AreaKind.Plane)
                {
                    return _layout.PointIn(i, place.X, place.Y);
                }
            }

            return default;
        }

        /// <summary>Takes back what was done last.</summary>
        public void Back()
        {
            _choice?.Back();
            Ask();
        }

        private ChoiceValue ValueOf(int button) => _buttons[Page * PageSize + button];

        private bool Done(bool chosen)
        {
            if (chosen)
            {
                Ask();
            }

            return chosen;
        }

        private bool TryPick(ReadOnlySpan<Reference> references, ref MallardError? reason)
        {
            foreach (ref readonly var reference in references)
            {
                if (_choice!.TryPick(reference, out var why))
                {
                    return true;
                }

                reason ??= why;
            }

            return false;
        }

        private bool TryFind(in Reference thing, out (float X, float Y) point)
        {
            point = default;
            if (thing.Type == (int)ArgType.Place)
            {
                point = PointOf((thing.Value0, thing.Value1));
                return true;
            }

            foreach (ref readonly var item in _scene!.Items)
            {
                if (_scene.References(item).IndexOf(thing) >= 0)
                {
                    var box = _layout.Item(_scene, item);
                    point = (box.X + box.Width / 2, box.Y + box.Height / 2);
                    return true;
                }
            }

            return false;
        }

        // All that depends on how the choice stands, at once: a GUI asks often.
        private void Ask()
        {
            var state = _choice!.State;
            Step = state.Next;
            Page = 0;
            MayFinish = (state.Flags & ChoiceFlags.MayFinish) != 0;
            MayGoBack = (state.Flags & ChoiceFlags.MayGoBack) != 0;
            Prompt = string.Empty;
            TakesPlaces = false;
            Look();
            _buttons.Clear();
            if (Step == ChoiceStep.Done)
            {
                return;
            }

            var step = _choice.Step(Step);
            Prompt = _choice.Prompt(Step);
            TakesPlaces = (step.Flags & StepFlags.Open) != 0 && step.Type == (int)ArgType.Place;
            ListValues();
        }

        // What lies on the table, and what of it can be clicked.
        private void Look()
        {
            _shown.Clear();
            _offered.Clear();
            foreach (ref readonly var item in _scene!.Items)
            {
                _shown.UnionWith(_scene.References(item).ToArray());
            }

            foreach (ref readonly var area in _scene.Areas)
            {
                _shown.UnionWith(_scene.References(area).ToArray());
            }

            foreach (var reference in _shown)
            {
                if (_choice!.WhyNot(reference) == null)
                {
                    _offered.Add(reference);
                }
            }
        }

        // All values have a button; those that nothing on the table stands for come first.
        private void ListValues()
        {
            var count = _choice!.Values(Step, _values);
            if (count > _values.Length)
            {
                _values = new ChoiceValue[count];
                count = _choice.Values(Step, _values);
            }

            var elsewhere = 0;
            for (var i = 0; i < count; i++)
            {
                var onTable = Step != ChoiceStep.Kind && _shown.Contains(_choice.ReferenceTo(Step, _values[i]));
                _buttons.Insert(onTable ? _buttons.Count : elsewhere++, _values[i]);
            }
        }
    }
}
