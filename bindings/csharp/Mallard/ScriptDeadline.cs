using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Threading;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>Stops scripts of packs from outside. What they may use is bounded by counts that are the same on
    /// every machine; how long an application wants to wait is its own business. A call that is stopped fails with
    /// <see cref="Status.Interrupted"/> and has changed nothing.</summary>
    public sealed unsafe class ScriptDeadline
    {
        // Native code holds a pointer to it, so it must not be collected.
        private static readonly mld_interrupt_callback Asked = OnAsked;

        [ThreadStatic]
        private static ScriptDeadline? _current;

        private readonly ScriptDeadline? _outer;
        private readonly CancellationToken _cancellation;
        private readonly TimeSpan _limit;
        private readonly Stopwatch _clock = Stopwatch.StartNew();

        private ScriptDeadline(TimeSpan limit, CancellationToken cancellation)
        {
            _outer = _current;
            _limit = limit;
            _cancellation = cancellation;
        }

        private bool HasCome =>
            _clock.Elapsed >= _limit || _cancellation.IsCancellationRequested || (_outer?.HasCome ?? false);

        /// <summary>Does something during which scripts stop when time is up. It holds on this thread only:
        /// bots and batches on other threads do not ask.</summary>
        /// <param name="limit">How long they may go on, all in all.</param>
        /// <param name="act">What uses scripts.</param>
        public static void Run(TimeSpan limit, Action act) => Run(limit, default, act);

        /// <summary>Does something during which scripts stop when that is asked for.</summary>
        /// <param name="cancellation">A button, for instance.</param>
        /// <param name="act">What uses scripts.</param>
        public static void Run(CancellationToken cancellation, Action act) =>
            Run(TimeSpan.MaxValue, cancellation, act);

        private static void Run(TimeSpan limit, CancellationToken cancellation, Action act)
        {
            var outer = _current;
            _current = new ScriptDeadline(limit, cancellation);
            Native.mld_interrupt_set(Marshal.GetFunctionPointerForDelegate(Asked), null);
            try
            {
                act();
            }
            finally
            {
                _current = outer;
                if (outer == null)
                {
                    Native.mld_interrupt_set(IntPtr.Zero, null);
                }
            }
        }

        [MonoPInvokeCallback(typeof(mld_interrupt_callback))]
        private static int OnAsked(void* userData) => _current?.HasCome ?? false ? 1 : 0;
    }
}
