using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.IO;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>The files of one pack of content, before they are loaded: from a folder, an archive,
    /// or bytes of any origin (a TextAsset, StreamingAssets, a download).</summary>
    public sealed unsafe class Pack : IDisposable
    {
        private readonly PackHandle _handle;

        private Pack(mld_pack* pack) => _handle = new PackHandle(pack);

        internal mld_pack* Pointer => _handle.Pointer;

        /// <summary>Number of files.</summary>
        public int FileCount
        {
            get
            {
                var count = checked((int)Native.mld_pack_file_count(Pointer));
                GC.KeepAlive(this);
                return count;
            }
        }

        /// <summary>An empty pack; <see cref="Add(string, ReadOnlySpan{byte})"/> fills it.</summary>
        /// <param name="label">Names it in messages until its manifest has given an id.</param>
        public static Pack Create(string label)
        {
            mld_pack* pack;
            mld_error* error;
            fixed (byte* text = Text.In(label))
            {
                MallardError.ThrowIfFailed(Native.mld_pack_create(text, &pack, &error), error);
            }

            return new Pack(pack);
        }

        /// <summary>All <c>.lua</c> files below a folder.</summary>
        public static Pack FromFolder(string folder)
        {
            TryFromFolder(folder, out var pack, out var error);
            return MallardError.Require(pack, error);
        }

        /// <summary>All <c>.lua</c> files below a folder, or why they cannot be had.</summary>
        public static bool TryFromFolder(string folder, [NotNullWhen(true)] out Pack? pack, [NotNullWhen(false)] out MallardError? error)
        {
            mld_pack* made;
            mld_error* failure;
            Status status;
            fixed (byte* text = Text.In(folder))
            {
                status = Native.mld_pack_create_from_folder(text, &made, &failure);
            }

            error = MallardError.Take(status, failure);
            if (error != null)
            {
                pack = null;
                return false;
            }

            pack = new Pack(made);
            return true;
        }

        /// <summary>A copy of the base pack of a game: to show it, to write it out, or to load it
        /// changed.</summary>
        public static Pack Embedded(string game)
        {
            mld_pack* pack;
            mld_error* error;
            fixed (byte* text = Text.In(game))
            {
                MallardError.ThrowIfFailed(Native.mld_pack_create_embedded(text, &pack, &error), error);
            }

            return new Pack(pack);
        }

        /// <summary>A small working pack to begin a mod with, tests included.</summary>
        /// <param name="game">The game it changes.</param>
        /// <param name="name">Becomes its id: lower case, words joined by underscores.</param>
        public static Pack FromTemplate(string game, string name)
        {
            TryFromTemplate(game, name, out var pack, out var error);
            return MallardError.Require(pack, error);
        }

        /// <summary>A small working pack to begin a mod with, or what is wrong with its name.</summary>
        public static bool TryFromTemplate(
            string game, string name, [NotNullWhen(true)] out Pack? pack, [NotNullWhen(false)] out MallardError? error)
        {
            mld_pack* made;
            mld_error* failure;
            Status status;
            fixed (byte* of = Text.In(game))
            fixed (byte* called = Text.In(name))
            {
                status = Native.mld_pack_create_from_template(of, called, &made, &failure);
            }

            error = MallardError.Take(status, failure);
            pack = error == null ? new Pack(made) : null;
            return pack != null;
        }

        /// <summary>Files by their paths inside the pack.</summary>
        public static Pack FromFiles(string label, IEnumerable<KeyValuePair<string, byte[]>> files)
        {
            TryFromFiles(label, files, out var pack, out var error);
            return MallardError.Require(pack, error);
        }

        /// <summary>Files by their paths inside the pack, or which of them it cannot hold.</summary>
        public static bool TryFromFiles(
            string label,
            IEnumerable<KeyValuePair<string, byte[]>> files,
            [NotNullWhen(true)] out Pack? pack,
            [NotNullWhen(false)] out MallardError? error)
        {
            error = null;
            pack = Create(label);
            foreach (var file in files)
            {
                if (!pack.TryAdd(file.Key, file.Value, out error))
                {
                    pack.Dispose();
                    pack = null;
                    return false;
                }
            }

            return true;
        }

        /// <summary>All <c>.lua</c> files of a zip archive. If <c>pack.lua</c> lies in a folder of the
        /// archive, that folder is the pack.</summary>
        /// <exception cref="MallardException">The archive is damaged, or unpacks to more than a pack may
        /// have.</exception>
        public static Pack FromZip(string label, Stream archive)
        {
            TryFromZip(label, archive, out var pack, out var error);
            return MallardError.Require(pack, error);
        }

        /// <summary>All <c>.lua</c> files of a zip archive, or what is wrong with it.</summary>
        public static bool TryFromZip(string label, Stream archive, [NotNullWhen(true)] out Pack? pack, [NotNullWhen(false)] out MallardError? error)
        {
            var files = new List<KeyValuePair<string, byte[]>>();
            error = PackArchive.Read(archive, files);
            if (error != null)
            {
                pack = null;
                return false;
            }

            return TryFromFiles(label, files, out pack, out error);
        }

        /// <summary>Adds a file.</summary>
        /// <param name="path">Relative to the pack, with forward slashes, and new to it.</param>
        /// <param name="bytes">Copied.</param>
        public void Add(string path, ReadOnlySpan<byte> bytes)
        {
            if (!TryAdd(path, bytes, out var error))
            {
                throw new MallardException(error!);
            }
        }

        /// <summary>Adds a file, or says why it cannot be in this pack.</summary>
        public bool TryAdd(string path, ReadOnlySpan<byte> bytes, [NotNullWhen(false)] out MallardError? error)
        {
            mld_error* failure;
            Status status;
            fixed (byte* text = Text.In(path))
            fixed (byte* start = &MemoryMarshal.GetReference(bytes))
            {
                status = Native.mld_pack_add_file(Pointer, text, start, (ulong)bytes.Length, &failure);
            }

            GC.KeepAlive(this);
            error = MallardError.Take(status, failure);
            return error == null;
        }

        /// <summary>Adds a file of text.</summary>
        public void Add(string path, string content) =>
            Add(path, System.Text.Encoding.UTF8.GetBytes(content));

        /// <summary>The path of a file by its number.</summary>
        public string FilePath(int index)
        {
            byte* path;
            mld_error* error;
            MallardError.ThrowIfFailed(
                Native.mld_pack_file_path(Pointer, (ulong)index, &path, &error), error);
            var text = Text.Out(path);
            GC.KeepAlive(this);
            return text;
        }

        /// <summary>A copy of the bytes of a file by its number.</summary>
        public byte[] FileBytes(int index)
        {
            byte* bytes;
            ulong size;
            mld_error* error;
            MallardError.ThrowIfFailed(
                Native.mld_pack_file_bytes(Pointer, (ulong)index, &bytes, &size, &error), error);
            var copy = new ReadOnlySpan<byte>(bytes, checked((int)size)).ToArray();
            GC.KeepAlive(this);
            return copy;
        }

        /// <summary>Frees the pack. Rulesets loaded from it are not affected.</summary>
        public void Dispose() => _handle.Dispose();
    }
}
