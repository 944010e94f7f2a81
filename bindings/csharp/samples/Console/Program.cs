// Plays any game of the library in the terminal, without knowing one: a menu of games, options and levels,
// the board as text, hints with reasons, and step by step through the choice of an action.
//
//   mallard-console [game] [option=value ...] [--level easy] [--seed N] [--bots] [--language fr]
//
// Without a game, a menu asks for it, its options and the level. You play the first seat, bots the others;
// with --bots they play all.
using Mallard;

var arguments = args.ToList();
var language = Take("--language");
var seed = Take("--seed") is { } text ? ulong.Parse(text) : Ruleset.RandomSeed();
var watch = arguments.Remove("--bots");
var level = Enum.TryParse<BotLevel>(Take("--level"), true, out var given) ? given : BotLevel.Normal;
var named = arguments.FirstOrDefault(a => !a.Contains('='));
var name = named ?? Menu.AskForGame();
var options = new MatchOptions();
foreach (var pair in arguments.Where(a => a.Contains('=')).Select(a => a.Split('=', 2)))
{
    options.Add(pair[0], pair[1]);
}

try
{
    using var ruleset = Ruleset.Load(name);
    if (named == null)
    {
        new Menu(language).AskForOptions(ruleset, options);
        level = Menu.AskForLevel();
    }

    using var match = ruleset.NewMatch(options, seed);
    using var bot = new Bot(match, new BotOptions { Level = level, Seed = seed });
    using var choice = new Choice();
    var viewer = watch ? Viewer.Host : Viewer.Seat(0);
    var told = 0;
    while (!match.Outcome.IsOver)
    {
        told = Tell(match, viewer, told);
        if (watch || !match.Decision(0).IsAsked)
        {
            match.Apply(await bot.ChooseAsync(match));
            continue;
        }

        Console.WriteLine(match.Draw(0, DrawFlags.Unicode));
        if (!AskPlayer(match, choice, bot))
        {
            return 0;
        }
    }

    Tell(match, viewer, told);
    Console.WriteLine(match.Draw(Viewer.Host, DrawFlags.Unicode));
    var winners = Enumerable.Range(0, match.SeatCount).Where(match.Outcome.HasWon).Select(s => $"p{s + 1}");
    Console.WriteLine(match.Outcome.IsDraw ? "A draw." : "Won by " + string.Join(", ", winners) + ".");
    return 0;
}
catch (MallardException failure)
{
    Console.Error.WriteLine(failure.Message);
    return 1;
}

string? Take(string option)
{
    var at = arguments.IndexOf(option);
    if (at < 0 || at + 1 >= arguments.Count)
    {
        return null;
    }

    var value = arguments[at + 1];
    arguments.RemoveRange(at, 2);
    return value;
}

// Tells what has happened since; returns how much has been told.
int Tell(Match match, Viewer viewer, int from)
{
    var count = match.EventCount(viewer);
    for (var i = from; i < count; i++)
    {
        var sentence = match.Tell(viewer, i, language);
        if (sentence.Length > 0)
        {
            Console.WriteLine("  " + sentence);
        }
    }

    return count;
}

// Leads the player to an action: a line of text at once, or a number for each step. False: quit.
bool AskPlayer(Match match, Choice choice, Bot bot)
{
    choice.Begin(match, 0);
    Console.WriteLine(match.Prompt(0, 0, language));
    while (true)
    {
        var step = choice.State.Next;
        if (step == ChoiceStep.Done && choice.TryFinish(out var chosen))
        {
            match.Apply(0, chosen);
            return true;
        }

        Console.WriteLine(choice.Prompt(step, language));
        var values = choice.Values(step);
        for (var i = 0; i < values.Length; i++)
        {
            Console.Write($"  {i + 1}) {choice.Format(step, values[i], language)}");
        }

        Console.Write("\nA number, an action as text, hint, back, or quit: ");
        var line = Console.ReadLine()?.Trim();
        if (line is null or "quit")
        {
            return false;
        }

        if (line == "back")
        {
            choice.Back();
        }
        else if (line == "hint")
        {
            Console.WriteLine("What the bot would do:");
            foreach (var advice in bot.Advise(match, 0))
            {
                Console.WriteLine($"  {match.Format(advice.Action)}: {match.Format(advice, language)}");
            }
        }
        else if (int.TryParse(line, out var number))
        {
            if (number >= 1 && number <= values.Length)
            {
                choice.Set(step, values[number - 1]);
            }
        }
        else if (!match.TryParse(line, out var typed, out var reason) || !match.TryApply(0, typed, out reason))
        {
            Console.WriteLine(match.Refusal(0, reason, language));
        }
        else
        {
            return true;
        }
    }
}
