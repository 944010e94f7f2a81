// Plays any game of the library in the terminal, without knowing one: a menu of games and options
// from the manifest, the board as text, and step by step through the choice of an action.
//
//   mallard-console [game] [option=value ...] [--seed N] [--bots] [--language fr]
//
// You play the first seat, bots the others; with --bots they play all.
using Mallard;

var arguments = args.ToList();
var language = Take("--language");
var seed = ulong.Parse(Take("--seed") ?? "1");
var watch = arguments.Remove("--bots");
var name = arguments.FirstOrDefault(a => !a.Contains('=')) ?? AskForGame();
var options = new MatchOptions();
foreach (var pair in arguments.Where(a => a.Contains('=')).Select(a => a.Split('=', 2)))
{
    options.Add(pair[0], pair[1]);
}

try
{
    using var ruleset = Ruleset.Load(name);
    using var match = ruleset.NewMatch(options, seed);
    using var bot = new Bot(match, Bot.Standard, seed);
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
        if (!AskPlayer(match, choice))
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

static string AskForGame()
{
    foreach (var game in GameInfo.All())
    {
        Console.WriteLine($"{game.Name,-20} {game.Doc}");
    }

    Console.Write("Which game? ");
    return Console.ReadLine() ?? string.Empty;
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
bool AskPlayer(Match match, Choice choice)
{
    choice.Begin(match, 0);
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

        Console.Write("\nA number, an action as text, back, or quit: ");
        var line = Console.ReadLine()?.Trim();
        if (line is null or "quit")
        {
            return false;
        }

        if (line == "back")
        {
            choice.Back();
        }
        else if (int.TryParse(line, out var number))
        {
            if (number >= 1 && number <= values.Length)
            {
                choice.Set(step, values[number - 1].Value0, values[number - 1].Value1);
            }
        }
        else if (!match.TryParse(line, out var typed, out var reason) || !match.TryApply(0, typed, out reason))
        {
            Console.WriteLine(reason!.Message);
        }
        else
        {
            return true;
        }
    }
}
