using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;

namespace Mallard
{
    /// <summary>The options of a match by name; what is not set is left at its default. Each game has
    /// a class with its own options as properties. Names and values are checked when the match is
    /// created.</summary>
    public class MatchOptions : IEnumerable<KeyValuePair<string, string>>
    {
        private readonly Dictionary<string, string> _values = new Dictionary<string, string>();

        /// <summary>Options as text, <c>players=4 auction=true</c>, which are set before the others:
        /// a value with spaces stands in double quotes. <see cref="SavedMatch.Options"/> is such a
        /// text.</summary>
        public string? AsText { get; set; }

        /// <summary>The value of an option as text, or null.</summary>
        public string? this[string name]
        {
            get => _values.TryGetValue(name, out var value) ? value : null;
            set => SetText(name, value);
        }

        /// <summary>Sets an option: so that options can be listed in braces.</summary>
        public void Add(string name, string value) => SetText(name, value);

        /// <summary>What is set.</summary>
        public IEnumerator<KeyValuePair<string, string>> GetEnumerator() => _values.GetEnumerator();

        /// <inheritdoc/>
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <summary>An option of type text.</summary>
        protected string? GetText(string name) => this[name];

        /// <summary>Sets an option; null sets it back.</summary>
        protected void SetText(string name, string? value)
        {
            if (value == null)
            {
                _values.Remove(name);
            }
            else
            {
                _values[name] = value;
            }
        }

        /// <summary>An option that is true or false.</summary>
        protected bool? GetBool(string name) => this[name] is string value ? value == "true" : (bool?)null;

        /// <summary>Sets such an option; null sets it back.</summary>
        protected void SetBool(string name, bool? value) =>
            SetText(name, value is bool given ? (given ? "true" : "false") : null);

        /// <summary>An option that is a whole number.</summary>
        protected long? GetInt(string name) =>
            this[name] is string value ? long.Parse(value, CultureInfo.InvariantCulture) : (long?)null;

        /// <summary>Sets such an option; null sets it back.</summary>
        protected void SetInt(string name, long? value) =>
            SetText(name, value?.ToString(CultureInfo.InvariantCulture));

        /// <summary>An option that is one of some words, as the number of the word.</summary>
        protected int? GetWord(string name, string[] words) =>
            this[name] is string value ? Array.IndexOf(words, value) : (int?)null;

        /// <summary>Sets such an option; null sets it back.</summary>
        protected void SetWord(string name, int? value, string[] words) =>
            SetText(name, value is int number ? words[number] : null);
    }
}
