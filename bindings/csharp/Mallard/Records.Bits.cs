namespace Mallard
{
    /// <content>What its bits say.</content>
    public partial struct SceneStatus
    {
        /// <summary>Whether a seat is being asked something.</summary>
        public readonly bool IsAsked(int seat) => Arguments.HasSeat(Asked, seat);

        /// <summary>Whether a seat has won.</summary>
        public readonly bool HasWon(int seat) => Arguments.HasSeat(Winners, seat);
    }

    /// <content>What its bits say.</content>
    public partial struct EventStory
    {
        /// <summary>Whether it tells that: who or what it happened to, from where, to where, ...</summary>
        public readonly bool Has(ArgRole role) => (Roles >> (int)role & 1) != 0;
    }

    /// <content>Its reason.</content>
    public partial struct Advice
    {
        /// <summary>An argument of the reason by its number, from 0, as the kind of reason says.</summary>
        public readonly int ReasonArg(int index) => Arguments.Check(index, 7) switch
        {
            0 => ReasonArgs0,
            1 => ReasonArgs1,
            2 => ReasonArgs2,
            3 => ReasonArgs3,
            4 => ReasonArgs4,
            5 => ReasonArgs5,
            _ => ReasonArgs6,
        };
    }
}
