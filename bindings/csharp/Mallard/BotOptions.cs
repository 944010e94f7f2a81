using System;

namespace Mallard
{
    /// <summary>How a bot is made. The same seed and iterations make the same choices; a limit of time
    /// does not promise that.</summary>
    public sealed class BotOptions
    {
        /// <summary>Which bot; <see cref="GameInfo.Bots"/> lists them.</summary>
        public string Name { get; set; } = Bot.Standard;

        /// <summary>How well it is to play.</summary>
        public BotLevel Level { get; set; } = BotLevel.Normal;

        /// <summary>Whose ways it has: the id of an entry of kind <c>personality</c>, with or without its
        /// pack; null: the game's own.</summary>
        public string? Personality { get; set; }

        /// <summary>Fixes its choices; null draws one, which <see cref="Bot.Seed"/> tells.</summary>
        public ulong? Seed { get; set; }

        /// <summary>Playouts of a search for one choice; 0: as the level has it.</summary>
        public ulong Iterations { get; set; }

        /// <summary>The longest it may think about one choice; zero: no limit.</summary>
        public TimeSpan TimeLimit { get; set; }

        /// <summary>For searches: what an imagined match is worth to a seat, in thousandths of whatever the
        /// game counts, where only differences mean anything; null: what the game's own player thinks.
        /// The match is lent for the length of the call: it can be looked at, and cloned. Several threads ask
        /// at once if <see cref="Threads"/> says so. What it throws ends the thought and is thrown
        /// by whoever asked for it.</summary>
        public Func<Match, int, long>? Evaluate { get; set; }

        /// <summary>How many threads a search uses, from 1.</summary>
        public int Threads { get; set; } = 1;
    }
}
