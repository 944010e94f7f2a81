using Mallard;

/// <summary>Asks which game, with which options, against how good a player: all of it from the library, so
/// that games that come later are in the menu, too.</summary>
internal sealed class Menu
{
    private readonly string? _language;

    public Menu(string? language) => _language = language;

    /// <summary>The name of a game; empty if nobody answers.</summary>
    public static string AskForGame()
    {
        var games = GameInfo.All();
        for (var i = 0; i < games.Count; i++)
        {
            Console.WriteLine($"  {i + 1}) {games[i].Title}: {games[i].Doc}");
        }

        var answer = Ask("Which game? ");
        return int.TryParse(answer, out var number) && number >= 1 && number <= games.Count
            ? games[number - 1].Name
            : answer ?? string.Empty;
    }

    /// <summary>How well the bots are to play.</summary>
    public static BotLevel AskForLevel()
    {
        var answer = Ask("How good are the others: 1) easy  2) normal  3) hard? ");
        return Enum.TryParse<BotLevel>(answer, true, out var level) && !int.TryParse(answer, out _) ? level
            : answer == "1" ? BotLevel.Easy
            : answer == "3" ? BotLevel.Hard
            : BotLevel.Normal;
    }

    /// <summary>Shows the options until nobody wants to change any. What the library refuses stays as it
    /// was.</summary>
    public void AskForOptions(Ruleset ruleset, MatchOptions options)
    {
        var all = ruleset.Catalog(_language).Options;
        while (true)
        {
            for (var i = 0; i < all.Count; i++)
            {
                Console.WriteLine($"  {i + 1}) {all[i].Name}: {NameOf(all[i], options[all[i].Option] ?? all[i].Default)}");
            }

            var answer = Ask("Change which option? Enter begins the match. ");
            if (string.IsNullOrEmpty(answer))
            {
                return;
            }

            if (int.TryParse(answer, out var number) && number >= 1 && number <= all.Count)
            {
                Change(ruleset, options, all[number - 1]);
            }
        }
    }

    private static void Change(Ruleset ruleset, MatchOptions options, CatalogOption option)
    {
        Console.WriteLine(option.Text);
        for (var i = 0; i < option.Choices.Count; i++)
        {
            Console.WriteLine($"    {i + 1}) {option.Choices[i].Name}  {option.Choices[i].Text}");
        }

        var range = option.Type == OptionType.Int ? $" ({option.Min} to {option.Max})" : string.Empty;
        var answer = Ask($"{option.Name}{range}: ");
        if (string.IsNullOrEmpty(answer))
        {
            return;
        }

        var before = options[option.Option];
        options[option.Option] = int.TryParse(answer, out var number) && number >= 1 && number <= option.Choices.Count
            ? option.Choices[number - 1].Value
            : answer;
        if (ruleset.TryNewMatch(options, 0, out var match, out var error))
        {
            match.Dispose();
        }
        else
        {
            Console.WriteLine(error.Message);
            options[option.Option] = before;
        }
    }

    private static string NameOf(CatalogOption option, string value) =>
        option.Choices.FirstOrDefault(choice => choice.Value == value)?.Name ?? (value.Length > 0 ? value : "-");

    private static string? Ask(string question)
    {
        Console.Write(question);
        return Console.ReadLine()?.Trim();
    }
}
