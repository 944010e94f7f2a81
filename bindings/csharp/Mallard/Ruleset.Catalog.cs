using Mallard.Interop;

namespace Mallard
{
    /// <content>Everything in it as people see it.</content>
    public sealed unsafe partial class Ruleset
    {
        /// <summary>Everything in the ruleset as people see it.</summary>
        /// <param name="language">"fr", "fr-CA", ...; what is not there falls back to English.</param>
        public Catalog Catalog(string? language = null) => new Catalog(this, language);

        /// <summary>The catalog as JSON, for tools and web pages.</summary>
        /// <param name="language">"fr", "fr-CA", ...; what is not there falls back to English.</param>
        public string CatalogJson(string? language = null)
        {
            using var held = new Held(_handle);
            var pointer = _handle.Pointer;
            var number = LanguageNumber(pointer, language);
            return Text.Read((b, c, s, e) => Native.mld_catalog_format_json(pointer, number, b, c, s, e));
        }

        /// <summary>The catalog as a FlatBuffer (schema catalog.fbs), for clients without the library.</summary>
        /// <param name="language">"fr", "fr-CA", ...; what is not there falls back to English.</param>
        public byte[] CatalogBytes(string? language = null)
        {
            using var held = new Held(_handle);
            var pointer = _handle.Pointer;
            var number = LanguageNumber(pointer, language);
            return Text.ReadBytes((b, c, s, e) => Native.mld_catalog_write(pointer, number, b, c, s, e));
        }

        /// <summary>The number of a language, or of the one that stands in for it. The ruleset is
        /// held.</summary>
        internal static ulong LanguageNumber(mld_ruleset* ruleset, string? language)
        {
            fixed (byte* tag = Text.In(language))
            {
                return Native.mld_catalog_find_language(ruleset, tag);
            }
        }
    }
}
