using System;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A configuration of the library, for as long as a match is being created.</summary>
    internal readonly unsafe struct Configuration : IDisposable
    {
        private readonly ConfigHandle? _handle;

        private Configuration(ConfigHandle? handle) => _handle = handle;

        /// <summary>Null for the defaults.</summary>
        public mld_config* Pointer => _handle == null ? null : _handle.Pointer;

        /// <summary>Sets what options say; returns what is wrong with them, or null.</summary>
        public static MallardError? TryMake(Ruleset ruleset, MatchOptions? options, out Configuration made)
        {
            made = default;
            if (options == null)
            {
                return null;
            }

            mld_config* config;
            mld_error* error;
            MallardError.ThrowIfFailed(
                Native.mld_config_create(ruleset.Handle.Pointer, &config, &error), error);
            made = new Configuration(new ConfigHandle(config));
            if (options.AsText != null)
            {
                fixed (byte* text = Text.In(options.AsText))
                {
                    var status = Native.mld_config_set_text(config, text, &error);
                    if (status != Status.Ok)
                    {
                        return MallardError.Take(status, error);
                    }
                }
            }

            foreach (var option in options)
            {
                fixed (byte* name = Text.In(option.Key))
                fixed (byte* value = Text.In(option.Value))
                {
                    var status = Native.mld_config_set(config, name, value, &error);
                    if (status != Status.Ok)
                    {
                        return MallardError.Take(status, error);
                    }
                }
            }

            return null;
        }

        public void Dispose() => _handle?.Dispose();
    }

    /// <summary>Keeps an object that several threads share from being freed during a call.</summary>
    internal readonly struct Held : IDisposable
    {
        private readonly NativeHandle _handle;

        public Held(NativeHandle handle)
        {
            handle.Hold();
            _handle = handle;
        }

        public void Dispose() => _handle.LetGo();
    }
}
