using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
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
            mld_pack* pack;
            mld_error* error;
            fixed (byte* text = Text.In(folder))
            {
                MallardError.ThrowIfFailed(
                    Native.mld_pack_create_from_folder(text, &pack, &error), error);
            }

            return new Pack(pack);
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

        /// <summary>Files by their paths inside the pack.</summary>
        public static Pack FromFiles(string label, IEnumerable<KeyValuePair<string, byte[]>> files)
        {
            var pack = Create(label);
            try
            {
                foreach (var file in files)
                {
                    pack.Add(file.Key, file.Value);
                }

                return pack;
            }
            catch
            {
                pack.Dispose();
                throw;
            }
        }

        /// <summary>All <c>.lua</c> files of a zip archive. If <c>pack.lua</c> lies in a folder of the
        /// archive, that folder is the pack.</summary>
        public static Pack FromZip(string label, Stream archive)
        {
            using var zip = new ZipArchive(archive, ZipArchiveMode.Read, true);
            var root = string.Empty;
            foreach (var entry in zip.Entries)
            {
                var path = entry.FullName.Replace('\\', '/');
                if (path == "pack.lua")
                {
                    root = string.Empty;
                    break;
                }

                if (path.EndsWith("/pack.lua", StringComparison.Ordinal)
                    && (root.Length == 0 || path.Length - "pack.lua".Length < root.Length))
                {
                    root = path.Substring(0, path.Length - "pack.lua".Length);
                }
            }

            var files = new List<KeyValuePair<string, byte[]>>();
            foreach (var entry in zip.Entries)
            {
                var path = entry.FullName.Replace('\\', '/');
                if (!path.StartsWith(root, StringComparison.Ordinal)
                    || !path.EndsWith(".lua", StringComparison.Ordinal))
                {
                    continue;
                }

                using var source = entry.Open();
                using var bytes = new MemoryStream();
                source.CopyTo(bytes);
                files.Add(new KeyValuePair<string, byte[]>(path.Substring(root.Length), bytes.ToArray()));
            }

            return FromFiles(label, files);
        }

        /// <summary>Adds a file.</summary>
        /// <param name="path">Relative to the pack, with forward slashes, and new to it.</param>
        /// <param name="bytes">Copied.</param>
        public void Add(string path, ReadOnlySpan<byte> bytes)
        {
            mld_error* error;
            fixed (byte* text = Text.In(path))
            fixed (byte* start = &MemoryMarshal.GetReference(bytes))
            {
                MallardError.ThrowIfFailed(
                    Native.mld_pack_add_file(Pointer, text, start, (ulong)bytes.Length, &error), error);
            }

            GC.KeepAlive(this);
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
