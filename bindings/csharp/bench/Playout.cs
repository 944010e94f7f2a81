// Random playouts through the C# classes; see playout.c, which does the same.
using System;
using System.Diagnostics;
using Mallard;

/// <summary>Prints plies, a hash over all ends and nanoseconds a ply; without arguments, runs the
/// benchmarks.</summary>
public static class Playout
{
    public static void Main(string[] args)
    {
        if (args.Length == 0)
        {
            Benchmarks.RunAll();
            return;
        }

        using var ruleset = Ruleset.Load(args[0]);
        Play(ruleset, ulong.Parse(args[1]) / 10 + 1); // compiles what is called
        using var self = Process.GetCurrentProcess();
        var start = self.TotalProcessorTime; // so that others on the machine do not count
        var (plies, hashes) = Play(ruleset, ulong.Parse(args[1]));
        self.Refresh();
        var nanoseconds = (self.TotalProcessorTime - start).TotalMilliseconds * 1e6 / plies;
        Console.WriteLine(FormattableString.Invariant($"{plies} {hashes:x16} {nanoseconds:f1}"));
    }

    public static (ulong Plies, ulong Hashes) Play(Ruleset ruleset, ulong matches)
    {
        ulong plies = 0, hashes = 0, random = 88172645463325252;
        for (ulong seed = 1; seed <= matches; seed++)
        {
            using var match = ruleset.NewMatch(seed: seed, history: false, events: false);
            for (var seat = match.FirstAsked(); seat >= 0; seat = match.FirstAsked())
            {
                var count = (ulong)match.LegalCount(seat);
                match.Apply(seat, match.LegalAction(seat, (int)(Next(ref random) % count)));
                plies++;
            }

            hashes = unchecked(hashes * 31 + match.Hash);
        }

        return (plies, hashes);
    }

    private static ulong Next(ref ulong state)
    {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return state;
    }
}
