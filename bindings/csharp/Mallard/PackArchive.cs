using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;

namespace Mallard
{
    /// <summary>Reads the files of a pack out of a zip archive, which may come from anywhere: whatever is
    /// in it, it cannot fill the memory, and what is wrong with it is an error, not a crash.</summary>
    internal static class PackArchive
    {
        /// <summary>The most bytes that all files of a pack may have together. The library has limits of
        /// its own for each file and their number.</summary>
        public const int MaxBytes = 64 << 20;

        private const int MaxFileBytes = 1 << 20; // as the library has it
        private const int MaxFiles = 1000;
        private const string Manifest = "pack.lua";

        /// <summary>All <c>.lua</c> files of the pack in an archive, or what is wrong with it.</summary>
        public static MallardError? Read(Stream archive, List<KeyValuePair<string, byte[]>> files)
        {
            try
            {
                using var zip = new ZipArchive(archive, ZipArchiveMode.Read, true);
                return Read(zip, files);
            }
            catch (Exception failure) when (failure is InvalidDataException || failure is IOException
                || failure is NotSupportedException || failure is OverflowException)
            {
                return new MallardError(Status.CorruptData, "the archive cannot be read: " + failure.Message);
            }
        }

        private static MallardError? Read(ZipArchive zip, List<KeyValuePair<string, byte[]>> files)
        {
            var root = RootOf(zip);
            var left = MaxBytes;
            foreach (var entry in zip.Entries)
            {
                var path = PathOf(entry);
                if (!path.StartsWith(root, StringComparison.Ordinal)
                    || !path.EndsWith(".lua", StringComparison.Ordinal))
                {
                    continue;
                }

                if (path.IndexOf('\0') >= 0)
                {
                    return new MallardError(Status.CorruptData, "the archive has a name with a NUL character");
                }

                if (files.Count == MaxFiles)
                {
                    return TooMuch($"holds more than {MaxFiles} files");
                }

                var bytes = Unpack(entry, Math.Min(left, MaxFileBytes));
                if (bytes == null)
                {
                    return left < MaxFileBytes
                        ? TooMuch($"unpacks to more than {MaxBytes} bytes")
                        : TooMuch($"has a file of more than {MaxFileBytes} bytes, {path}");
                }

                left -= bytes.Length;
                files.Add(new KeyValuePair<string, byte[]>(path.Substring(root.Length), bytes));
            }

            return null;
        }

        /// <summary>The folder of the manifest that lies highest, with its slash.</summary>
        private static string RootOf(ZipArchive zip)
        {
            string? root = null;
            foreach (var entry in zip.Entries)
            {
                var path = PathOf(entry);
                if (path == Manifest)
                {
                    return string.Empty;
                }

                if (path.EndsWith("/" + Manifest, StringComparison.Ordinal)
                    && (root == null || path.Length - Manifest.Length < root.Length))
                {
                    root = path.Substring(0, path.Length - Manifest.Length);
                }
            }

            return root ?? string.Empty;
        }

        private static string PathOf(ZipArchiveEntry entry) => entry.FullName.Replace('\\', '/');

        /// <summary>The bytes of a file; null if there are more than that. What the archive says of its
        /// size is not believed.</summary>
        private static byte[]? Unpack(ZipArchiveEntry entry, int most)
        {
            using var source = entry.Open();
            using var bytes = new MemoryStream();
            var buffer = new byte[16 << 10];
            for (var count = source.Read(buffer, 0, buffer.Length); count > 0;
                count = source.Read(buffer, 0, buffer.Length))
            {
                if (bytes.Length + count > most)
                {
                    return null;
                }

                bytes.Write(buffer, 0, count);
            }

            return bytes.ToArray();
        }

        private static MallardError TooMuch(string what) =>
            new MallardError(Status.LimitExceeded, "the archive " + what);
    }
}
