using System;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>What to draw for one viewer, in numbers of rules, not in pixels. Keep one for every
    /// viewer and update it every frame: as long as nothing has changed that costs a comparison, and
    /// an update makes no garbage once the scene has reached its size. A client that knows no game
    /// draws every game from it. Used by one thread at a time.</summary>
    public sealed unsafe partial class Scene : IDisposable
    {
        private readonly SceneHandle _handle;
        private SceneItem[] _items = Array.Empty<SceneItem>();
        private ScenePoint[] _points = Array.Empty<ScenePoint>();
        private SceneCounter[] _counters = Array.Empty<SceneCounter>();
        private Reference[] _references = Array.Empty<Reference>();
        private SceneChange[] _changes = Array.Empty<SceneChange>();
        private SceneArea[] _areas = Array.Empty<SceneArea>();
        private SceneSeat[] _seats = Array.Empty<SceneSeat>();
        private uint[] _ownMarks = Array.Empty<uint>();
        private string?[] _labels = Array.Empty<string?>();
        private int _itemCount, _pointCount, _counterCount, _referenceCount, _changeCount;
        private int _areaCount, _seatCount, _ownMarkCount;
        private SceneStatus _status;

        /// <summary>An empty scene.</summary>
        public Scene()
        {
            mld_scene* scene;
            mld_error* error;
            MallardError.ThrowIfFailed(Native.mld_scene_create(&scene, &error), error);
            _handle = new SceneHandle(scene);
        }

        /// <summary>How the match stands.</summary>
        public ref readonly SceneStatus Status => ref _status;

        /// <summary>The players, by seat.</summary>
        public ReadOnlySpan<SceneSeat> Seats => _seats.AsSpan(0, _seatCount);

        /// <summary>Where items lie, in the order in which a person would read the table.</summary>
        public ReadOnlySpan<SceneArea> Areas => _areas.AsSpan(0, _areaCount);

        /// <summary>Everything there is to draw.</summary>
        public ReadOnlySpan<SceneItem> Items => _items.AsSpan(0, _itemCount);

        /// <summary>The items that the last update which changed anything has changed.</summary>
        public ReadOnlySpan<SceneChange> Changes => _changes.AsSpan(0, _changeCount);

        /// <summary>What the marks of the scene's own mean, which packs declare: the labels of bit 24, 25, ...
        /// of <see cref="SceneItem.Marks"/>.</summary>
        public ReadOnlySpan<uint> OwnMarks => _ownMarks.AsSpan(0, _ownMarkCount);

        // Item by item and without read-only spans, whose indexer Mono 6 and netstandard name
        // differently.
        internal int ItemCount => _itemCount;

        internal int AreaCount => _areaCount;

        internal ref readonly SceneItem ItemAt(int index) => ref _items[index];

        internal ref readonly SceneArea AreaAt(int index) => ref _areas[index];

        internal ref readonly ScenePoint PointAt(in SceneItem item, int index) =>
            ref _points[item.FirstPoint + index];

        /// <summary>Says what the viewer looks at, from the next update on: a game may show more of it, such as
        /// how far a unit reaches. Nothing is told that the viewer may not know.</summary>
        /// <param name="focus">Something that an item stands for; null: nothing, as at first.</param>
        public void SetFocus(Reference? focus)
        {
            mld_error* error;
            var wanted = focus.GetValueOrDefault();
            MallardError.ThrowIfFailed(
                Native.mld_scene_set_focus(
                    _handle.Pointer, focus == null ? null : (mld_reference*)&wanted, &error), error);
            GC.KeepAlive(this);
        }

        /// <summary>Chooses the language of labels, from the next update on.</summary>
        /// <param name="language">"fr", "pt-BR", ...; what the packs do not say in it they say in
        /// English.</param>
        public void SetLanguage(string language)
        {
            mld_error* error;
            fixed (byte* tag = Text.In(language))
            {
                MallardError.ThrowIfFailed(
                    Native.mld_scene_set_language(_handle.Pointer, tag, &error), error);
            }

            GC.KeepAlive(this);
        }

        /// <summary>Fills the scene with what a viewer may see of the match now.</summary>
        /// <returns>Whether it is different from what it was.</returns>
        public bool Update(Match match, Viewer viewer)
        {
            int changed;
            mld_error* error;
            MallardError.ThrowIfFailed(
                Native.mld_scene_update(
                    _handle.Pointer, match.Handle.Pointer, viewer.Number, &changed, &error),
                error);
            GC.KeepAlive(match);
            if (changed != 0)
            {
                Fetch();
            }

            GC.KeepAlive(this);
            return changed != 0;
        }

        /// <summary>The points of an item.</summary>
        public ReadOnlySpan<ScenePoint> Points(in SceneItem item) =>
            _points.AsSpan(0, _pointCount).Slice((int)item.FirstPoint, item.PointCount);

        /// <summary>The counters of an item.</summary>
        public ReadOnlySpan<SceneCounter> Counters(in SceneItem item) =>
            _counters.AsSpan(0, _counterCount).Slice((int)item.FirstCounter, item.CounterCount);

        /// <summary>The counters of an area.</summary>
        public ReadOnlySpan<SceneCounter> Counters(in SceneArea area) =>
            _counters.AsSpan(0, _counterCount).Slice((int)area.FirstCounter, (int)area.CounterCount);

        /// <summary>The counters of a seat.</summary>
        public ReadOnlySpan<SceneCounter> Counters(in SceneSeat seat) =>
            _counters.AsSpan(0, _counterCount).Slice((int)seat.FirstCounter, (int)seat.CounterCount);

        /// <summary>What an item stands for: what a click on it means.</summary>
        public ReadOnlySpan<Reference> References(in SceneItem item) =>
            _references.AsSpan(0, _referenceCount).Slice((int)item.FirstReference, item.ReferenceCount);

        /// <summary>What an area stands for.</summary>
        public ReadOnlySpan<Reference> References(in SceneArea area) =>
            _references.AsSpan(0, _referenceCount)
                .Slice((int)area.FirstReference, (int)area.ReferenceCount);

        /// <summary>What a label says; empty for label 0. Each is read once until the scene
        /// changes.</summary>
        public string Label(uint label)
        {
            if (label >= (uint)_labels.Length)
            {
                return string.Empty;
            }

            var known = _labels[label];
            if (known == null)
            {
                known = Text.Out(Native.mld_scene_label(_handle.Pointer, label));
                _labels[label] = known;
                GC.KeepAlive(this);
            }

            return known;
        }

        /// <summary>The scene as a FlatBuffer (schema scene.fbs), with every label spelled out: to
        /// send it to a client elsewhere.</summary>
        public byte[] ToBytes()
        {
            var scene = _handle.Pointer;
            var bytes = Text.ReadBytes((b, c, s, e) => Native.mld_scene_write(scene, b, c, s, e));
            GC.KeepAlive(this);
            return bytes;
        }

        /// <summary>The scene as text, one line a thing: for tests and for looking.</summary>
        public override string ToString()
        {
            var scene = _handle.Pointer;
            var text = Text.Read((b, c, s, e) => Native.mld_scene_format(scene, b, c, s, e));
            GC.KeepAlive(this);
            return text;
        }

        /// <summary>Frees the scene.</summary>
        public void Dispose() => _handle.Dispose();

        private static void Grow<T>(ref T[] array, int count)
        {
            if (array.Length < count)
            {
                array = new T[Math.Max(count, array.Length * 2)];
            }
        }

        private void Fetch()
        {
            var scene = _handle.Pointer;
            mld_error* error;
            _status._struct_size = (uint)sizeof(SceneStatus);
            fixed (SceneStatus* status = &_status)
            {
                MallardError.ThrowIfFailed(
                    Native.mld_scene_describe_status(scene, (mld_scene_status_info*)status, &error), error);
            }

            FetchLists(scene);
            _seatCount = checked((int)Native.mld_scene_seat_count(scene));
            Grow(ref _seats, _seatCount);
            for (var i = 0; i < _seatCount; i++)
            {
                _seats[i]._struct_size = (uint)sizeof(SceneSeat);
                fixed (SceneSeat* seat = &_seats[i])
                {
                    MallardError.ThrowIfFailed(
                        Native.mld_scene_describe_seat(
                            scene, (ulong)i, (mld_scene_seat_info*)seat, &error),
                        error);
                }
            }

            _areaCount = checked((int)Native.mld_scene_area_count(scene));
            Grow(ref _areas, _areaCount);
            for (var i = 0; i < _areaCount; i++)
            {
                _areas[i]._struct_size = (uint)sizeof(SceneArea);
                fixed (SceneArea* area = &_areas[i])
                {
                    MallardError.ThrowIfFailed(
                        Native.mld_scene_describe_area(
                            scene, (ulong)i, (mld_scene_area_info*)area, &error),
                        error);
                }
            }

            var labels = checked((int)Native.mld_scene_label_count(scene));
            Grow(ref _labels, labels);
            Array.Clear(_labels, 0, _labels.Length);
        }

        private void FetchLists(mld_scene* scene)
        {
            ulong count;
            mld_error* error;
            while (true)
            {
                fixed (SceneItem* items = _items)
                fixed (ScenePoint* points = _points)
                fixed (SceneCounter* counters = _counters)
                fixed (Reference* references = _references)
                fixed (SceneChange* changes = _changes)
                fixed (uint* ownMarks = _ownMarks)
                {
                    var small = false;
                    var status = Native.mld_scene_items(
                        scene, (mld_scene_item*)items, (ulong)_items.Length, &count, &error);
                    small |= !Filled(status, error, count, _items.Length, out _itemCount);
                    status = Native.mld_scene_points(
                        scene, (mld_scene_point*)points, (ulong)_points.Length, &count, &error);
                    small |= !Filled(status, error, count, _points.Length, out _pointCount);
                    status = Native.mld_scene_counters(
                        scene, (mld_scene_counter*)counters, (ulong)_counters.Length, &count, &error);
                    small |= !Filled(status, error, count, _counters.Length, out _counterCount);
                    status = Native.mld_scene_references(
                        scene, (mld_reference*)references, (ulong)_references.Length, &count, &error);
                    small |= !Filled(status, error, count, _references.Length, out _referenceCount);
                    status = Native.mld_scene_changes(
                        scene, (mld_scene_change*)changes, (ulong)_changes.Length, &count, &error);
                    small |= !Filled(status, error, count, _changes.Length, out _changeCount);
                    status = Native.mld_scene_own_marks(
                        scene, ownMarks, (ulong)_ownMarks.Length, &count, &error);
                    small |= !Filled(status, error, count, _ownMarks.Length, out _ownMarkCount);
                    if (!small)
                    {
                        return;
                    }
                }

                Grow(ref _items, _itemCount);
                Grow(ref _points, _pointCount);
                Grow(ref _counters, _counterCount);
                Grow(ref _references, _referenceCount);
                Grow(ref _changes, _changeCount);
                Grow(ref _ownMarks, _ownMarkCount);
            }
        }

        /// <summary>Whether a list had room for all there is.</summary>
        private static bool Filled(
            Status status, mld_error* error, ulong count, int capacity, out int there)
        {
            there = checked((int)count);
            if (status == Mallard.Status.BufferTooSmall)
            {
                MallardError.Free(error);
                return false;
            }

            MallardError.ThrowIfFailed(status, error);
            return there <= capacity;
        }
    }
}
