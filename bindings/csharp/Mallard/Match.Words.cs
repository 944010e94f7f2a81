using System;
using Mallard.Interop;

namespace Mallard
{
    /// <content>What a client says to people, from the packs, and the options it was made with.</content>
    public sealed unsafe partial class Match
    {
        /// <summary>The options that differ from their defaults, as <see cref="MatchOptions.AsText"/> takes
        /// them.</summary>
        public string Options
        {
            get
            {
                using var config = Configured();
                var pointer = config.Pointer;
                return Written((b, c, s, e) => Native.mld_config_format(pointer, b, c, s, e));
            }
        }

        /// <summary>The value of an option of this match, as text.</summary>
        /// <exception cref="MallardException">There is no option of that name.</exception>
        public string Option(string name)
        {
            using var config = Configured();
            var pointer = config.Pointer;
            fixed (byte* text = Text.In(name))
            {
                var wanted = text;
                return Written((b, c, s, e) => Native.mld_config_format_value(pointer, wanted, b, c, s, e));
            }
        }

        /// <summary>What a seat is asked, as a sentence to that player, or to whoever else waits for it;
        /// empty if nothing is asked.</summary>
        /// <param name="viewer">To whom it is said.</param>
        /// <param name="seat">Who is asked.</param>
        /// <param name="language">"fr", "fr-CA", ...; null: English.</param>
        public string Prompt(Viewer viewer, int seat, string? language = null)
        {
            var match = Pointer;
            fixed (byte* tag = Text.In(language))
            {
                var given = tag;
                return Written(
                    (b, c, s, e) => Native.mld_match_format_prompt(
                        match, viewer.Number, seat, given, b, c, s, e));
            }
        }

        /// <summary>Why something was refused, as it is said to a player.</summary>
        /// <param name="viewer">To whom it is said.</param>
        /// <param name="reason">What <see cref="TryApply(int, in GameAction, out MallardError)"/>, a choice or
        /// a check gave.</param>
        /// <param name="language">"fr", "fr-CA", ...; null: English.</param>
        public string Refusal(Viewer viewer, MallardError reason, string? language = null) =>
            Refusal(viewer, reason.Message, language);

        /// <summary>Why something was refused, as it is said to a player.</summary>
        /// <param name="viewer">To whom it is said.</param>
        /// <param name="message">A <see cref="MallardError.Message"/>, perhaps from a server elsewhere. What
        /// no pack has words for stays as it is.</param>
        /// <param name="language">"fr", "fr-CA", ...; null: English.</param>
        public string Refusal(Viewer viewer, string message, string? language = null)
        {
            var match = Pointer;
            fixed (byte* text = Text.In(message))
            fixed (byte* tag = Text.In(language))
            {
                var said = text;
                var given = tag;
                return Written(
                    (b, c, s, e) => Native.mld_match_format_refusal(
                        match, viewer.Number, said, given, b, c, s, e));
            }
        }

        /// <summary>What a reference means, as people call it: <c>B6</c>, <c>Quack Marines 2</c>; empty for
        /// one that means nothing.</summary>
        /// <param name="viewer">To whom it is said.</param>
        /// <param name="reference">Of a scene, a choice or an event.</param>
        /// <param name="language">"fr", "fr-CA", ...; null: English.</param>
        public string NameOf(Viewer viewer, in Reference reference, string? language = null)
        {
            var match = Pointer;
            var meant = reference;
            var pointer = (mld_reference*)&meant;
            fixed (byte* tag = Text.In(language))
            {
                var given = tag;
                return Written(
                    (b, c, s, e) => Native.mld_match_format_reference(
                        match, viewer.Number, pointer, given, b, c, s, e));
            }
        }

        private ConfigHandle Configured()
        {
            mld_config* config;
            mld_error* error;
            Done(Native.mld_config_create_from_match(Pointer, &config, &error), error);
            return new ConfigHandle(config);
        }
    }
}
