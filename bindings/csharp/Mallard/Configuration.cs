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

        public static Configuration Make(Ruleset ruleset, MatchOptions? options)
        {
            if (options == null)
            {
                return default;
            }

            mld_config* config;
            mld_error* error;
            MallardError.ThrowIfFailed(
                Native.mld_config_create(ruleset.Handle.Pointer, &config, &error), error);
            var handle = new ConfigHandle(config);
            try
            {
                if (options.AsText != null)
                {
                    fixed (byte* text = Text.In(options.AsText))
                    {
                        MallardError.ThrowIfFailed(
                            Native.mld_config_set_text(config, text, &error), error);
                    }
                }

                foreach (var option in options)
                {
                    fixed (byte* name = Text.In(option.Key))
                    fixed (byte* value = Text.In(option.Value))
                    {
                        MallardError.ThrowIfFailed(
                            Native.mld_config_set(config, name, value, &error), error);
                    }
                }
            }
            catch
            {
                handle.Dispose();
                throw;
            }

            return new Configuration(handle);
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
