using System;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>Asks C# what imagined matches are worth, while a search of one bot thinks. The library knows it
    /// by a weak handle, which it says when to free: the bot keeps it, so that a function which knows its bot keeps
    /// neither alive, and a thought keeps the bot.</summary>
    internal sealed unsafe class Evaluator
    {
        // Native code holds pointers to these two, so they must not be collected.
        private static readonly mld_evaluate_callback Worth = OnEvaluate;
        private static readonly mld_release_callback Release = OnRelease;

        private readonly Func<Match, int, long> _worth;
        private Ruleset? _ruleset;
        private volatile ExceptionDispatchInfo? _thrown;
        private mld_bot* _bot;

        private Evaluator(Func<Match, int, long> worth) => _worth = worth;

        /// <summary>Puts what is asked into the options of a bot that is about to be made; null if nothing
        /// is.</summary>
        public static Evaluator? Set(ref mld_bot_options options, Func<Match, int, long>? worth)
        {
            if (worth == null)
            {
                return null;
            }

            var evaluator = new Evaluator(worth);
            options.evaluate = Marshal.GetFunctionPointerForDelegate(Worth);
            options.evaluate_release = Marshal.GetFunctionPointerForDelegate(Release);
            options.user_data = (void*)GCHandle.ToIntPtr(GCHandle.Alloc(evaluator, GCHandleType.Weak));
            return evaluator;
        }

        /// <summary>A thought of a bot begins: about a match of these rules.</summary>
        public void Begin(Ruleset ruleset, mld_bot* bot)
        {
            _ruleset = ruleset;
            _thrown = null;
            _bot = bot;
        }

        /// <summary>The thought has ended: what was thrown in it is thrown here.</summary>
        public void End()
        {
            _ruleset = null;
            _bot = null;
            var thrown = _thrown;
            _thrown = null;
            thrown?.Throw();
        }

        private long Ask(mld_match* imagined, int seat)
        {
            if (_thrown != null)
            {
                return 0; // The thought is about to end.
            }

            var match = Match.Lent(_ruleset!, imagined, null, null);
            try
            {
                return _worth(match, seat);
            }
            catch (Exception failure)
            {
                // It may not pass through the library.
                _thrown = ExceptionDispatchInfo.Capture(failure);
                Native.mld_bot_cancel(_bot);
                return 0;
            }
            finally
            {
                match.Dispose();
            }
        }

        [MonoPInvokeCallback(typeof(mld_evaluate_callback))]
        private static long OnEvaluate(void* userData, mld_match* imagined, int seat) =>
            ((Evaluator)GCHandle.FromIntPtr((IntPtr)userData).Target!).Ask(imagined, seat);

        [MonoPInvokeCallback(typeof(mld_release_callback))]
        private static void OnRelease(void* userData) => GCHandle.FromIntPtr((IntPtr)userData).Free();
    }
}
