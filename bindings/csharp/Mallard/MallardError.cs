using System;
using System.Collections.Generic;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>One mistake in a pack.</summary>
    public sealed class ContentEntry
    {
        internal ContentEntry(string pack, string file, int line, string path, string message)
        {
            Pack = pack;
            File = file;
            Line = line;
            Path = path;
            Message = message;
        }

        /// <summary>Id of the pack the mistake is in, or the label it was given.</summary>
        public string Pack { get; }

        /// <summary>Path of the file inside that pack.</summary>
        public string File { get; }

        /// <summary>Line in that file, from 1; 0 where there is none.</summary>
        public int Line { get; }

        /// <summary>Place inside the declaration, such as <c>formation "donut".shape[2]</c>.</summary>
        public string Path { get; }

        /// <summary>What was expected, what was found, and the nearest known name.</summary>
        public string Message { get; }

        /// <summary>One line, as compilers write it.</summary>
        public override string ToString() =>
            (Line > 0 ? $"{Pack}/{File}:{Line}: " : File.Length > 0 ? $"{Pack}/{File}: " : $"{Pack}: ")
            + (Path.Length > 0 ? Path + ": " : string.Empty) + Message;
    }

    /// <summary>Why a call failed.</summary>
    public sealed unsafe class MallardError
    {
        /// <summary>An error that was found on this side of the library.</summary>
        internal MallardError(Status status, string message)
            : this(status, message, Array.Empty<ContentEntry>())
        {
        }

        private MallardError(Status status, string message, IReadOnlyList<ContentEntry> entries)
        {
            Status = status;
            Message = message;
            Entries = entries;
        }

        /// <summary>What kind of failure.</summary>
        public Status Status { get; }

        /// <summary>What went wrong, for people.</summary>
        public string Message { get; }

        /// <summary>The mistakes of packs one by one; empty for other failures.</summary>
        public IReadOnlyList<ContentEntry> Entries { get; }

        /// <summary>Status and message.</summary>
        public override string ToString() => $"{Status}: {Message}";

        /// <summary>Takes over an error of the library; null for success.</summary>
        internal static MallardError? Take(Status status, mld_error* error)
        {
            if (status == Status.Ok)
            {
                return null;
            }

            if (error == null)
            {
                return new MallardError(status, Text.Out(Native.mld_status_name(status)));
            }

            var entries = new ContentEntry[checked((int)Native.mld_error_entry_count(error))];
            for (var i = 0; i < entries.Length; i++)
            {
                var index = (ulong)i;
                entries[i] = new ContentEntry(
                    Text.Out(Native.mld_error_entry_pack(error, index)),
                    Text.Out(Native.mld_error_entry_file(error, index)),
                    Native.mld_error_entry_line(error, index),
                    Text.Out(Native.mld_error_entry_path(error, index)),
                    Text.Out(Native.mld_error_entry_message(error, index)));
            }

            var taken = new MallardError(status, Text.Out(Native.mld_error_message(error)), entries);
            Native.mld_error_destroy(error);
            return taken;
        }

        /// <summary>What a call made that has a <c>Try</c> twin, or its failure.</summary>
        internal static T Require<T>(T? made, MallardError? error)
            where T : class => error == null ? made! : throw new MallardException(error);

        /// <summary>Throws unless the call succeeded.</summary>
        internal static void ThrowIfFailed(Status status, mld_error* error)
        {
            if (status != Status.Ok)
            {
                throw new MallardException(Take(status, error)!);
            }
        }

        /// <summary>The same for a call that fills a list: as much as fits is no failure.</summary>
        internal static void ThrowUnlessFilled(Status status, mld_error* error)
        {
            if (status == Status.BufferTooSmall)
            {
                Free(error);
                return;
            }

            ThrowIfFailed(status, error);
        }

        /// <summary>Drops an error that nobody wants to read.</summary>
        internal static void Free(mld_error* error)
        {
            if (error != null)
            {
                Native.mld_error_destroy(error);
            }
        }
    }

    /// <summary>A call to the library failed, and nothing has changed.</summary>
    public sealed class MallardException : Exception
    {
        /// <summary>An exception for an error.</summary>
        public MallardException(MallardError error)
            : base(error.Message)
        {
            Error = error;
        }

        /// <summary>Everything that is known about it.</summary>
        public MallardError Error { get; }

        /// <summary>What kind of failure.</summary>
        public Status Status => Error.Status;

        /// <summary>The mistakes of packs one by one; empty for other failures.</summary>
        public IReadOnlyList<ContentEntry> Entries => Error.Entries;
    }
}
