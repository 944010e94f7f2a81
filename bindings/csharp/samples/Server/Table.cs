using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;
using System.Threading;
using System.Threading.Channels;

namespace Mallard.Samples;

/// <summary>One match with remote seats. Whoever holds a seat's key gets that seat's view, and nothing
/// else: no hash, no replay, no other seat's events. All methods may be called by any thread.</summary>
public sealed class Table : IDisposable
{
    private readonly object _gate = new();
    private readonly Match _match;
    private readonly List<Channel<int>>[] _listeners;
    private int _turn;

    public Table(Ruleset ruleset, MatchOptions options, ulong seed)
    {
        _match = ruleset.NewMatch(options, seed);
        Keys = new string[_match.SeatCount];
        _listeners = new List<Channel<int>>[_match.SeatCount];
        for (var seat = 0; seat < Keys.Length; seat++)
        {
            Keys[seat] = Convert.ToHexString(RandomNumberGenerator.GetBytes(16));
            _listeners[seat] = new List<Channel<int>>();
        }
    }

    /// <summary>The secret of each seat; the host hands them out.</summary>
    public string[] Keys { get; }

    /// <summary>The seat of a key, or -1.</summary>
    public int SeatOf(string? key)
    {
        var seat = -1;
        for (var i = 0; i < Keys.Length; i++)
        {
            var same = CryptographicOperations.FixedTimeEquals(
                Encoding.ASCII.GetBytes(Keys[i]), Encoding.UTF8.GetBytes(key ?? ""));
            seat = same ? i : seat;
        }

        return seat;
    }

    /// <summary>A seat's view: enough to draw, to choose and to check at the other end.</summary>
    public byte[] View(int seat)
    {
        lock (_gate)
        {
            return _match.Snapshot(seat);
        }
    }

    /// <summary>Takes a seat's action, given as text.</summary>
    public MallardError? Act(int seat, string text)
    {
        lock (_gate)
        {
            if (!_match.TryParse(text, out var action, out var reason)
                || !_match.TryApply(seat, action, out reason))
            {
                return reason;
            }

            _turn++;
            foreach (var listener in _listeners.SelectMany(l => l))
            {
                listener.Writer.TryWrite(_turn);
            }

            return null;
        }
    }

    /// <summary>The sentences a seat hears, from number <paramref name="from"/> on (from the first, if that is
    /// negative), for as long as it listens. Ends with the match.</summary>
    public async IAsyncEnumerable<string> Listen(
        int seat,
        int from,
        [EnumeratorCancellation] CancellationToken cancellation)
    {
        // One note is enough to make a listener look; more would only pile up.
        var channel = Channel.CreateBounded<int>(
            new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });
        from = Math.Max(from, 0); // it comes from anybody
        lock (_gate)
        {
            _listeners[seat].Add(channel);
        }

        try
        {
            while (true)
            {
                var heard = new List<string>();
                bool over;
                lock (_gate)
                {
                    for (; from < _match.EventCount(seat); from++)
                    {
                        heard.Add(_match.Tell(seat, from));
                    }

                    over = _match.Outcome.IsOver;
                }

                foreach (var sentence in heard.Where(s => s.Length > 0))
                {
                    yield return sentence;
                }

                if (over)
                {
                    yield return "over";
                    yield break;
                }

                await channel.Reader.ReadAsync(cancellation);
            }
        }
        finally
        {
            lock (_gate)
            {
                _listeners[seat].Remove(channel);
            }
        }
    }

    public void Dispose() => _match.Dispose();
}
