using System;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>Marks what native code calls: runtimes that compile ahead of time look for an
    /// attribute of this name.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        public MonoPInvokeCallbackAttribute(Type type) => Type = type;

        public Type Type { get; }
    }

    /// <summary>Hands the lines of a ruleset's log to C#. The library keeps the receiver for as long
    /// as anything uses the ruleset, and says when it lets go.</summary>
    internal static unsafe class RulesetLog
    {
        // Native code holds pointers to these two, so they must not be collected.
        private static readonly mld_log_callback Receive = OnLine;
        private static readonly mld_release_callback Release = OnRelease;

        /// <summary>Puts a receiver into the options of a ruleset that is about to be loaded.</summary>
        public static void Set(ref mld_ruleset_options options, Action<PackLogLevel, string>? log)
        {
            if (log == null)
            {
                return;
            }

            options.log = Marshal.GetFunctionPointerForDelegate(Receive);
            options.log_release = Marshal.GetFunctionPointerForDelegate(Release);
            options.log_user_data = Kept(log);
        }

        /// <summary>Gives a loaded ruleset another receiver, or none.</summary>
        public static void Replace(mld_ruleset* ruleset, Action<PackLogLevel, string>? log)
        {
            mld_error* error;
            var status = log == null
                ? Native.mld_ruleset_set_log(ruleset, IntPtr.Zero, null, IntPtr.Zero, &error)
                : Native.mld_ruleset_set_log(
                    ruleset,
                    Marshal.GetFunctionPointerForDelegate(Receive),
                    Kept(log),
                    Marshal.GetFunctionPointerForDelegate(Release),
                    &error);
            MallardError.ThrowIfFailed(status, error);
        }

        // Until the library releases it.
        private static void* Kept(Action<PackLogLevel, string> log) => (void*)GCHandle.ToIntPtr(GCHandle.Alloc(log));

        [MonoPInvokeCallback(typeof(mld_log_callback))]
        private static void OnLine(void* userData, PackLogLevel level, byte* message)
        {
            try
            {
                ((Action<PackLogLevel, string>)GCHandle.FromIntPtr((IntPtr)userData).Target!)(
                    level, Text.Out(message));
            }
            catch
            {
                // An exception may not pass through the library, and a log has nobody to tell.
            }
        }

        [MonoPInvokeCallback(typeof(mld_release_callback))]
        private static void OnRelease(void* userData) => GCHandle.FromIntPtr((IntPtr)userData).Free();
    }
}
