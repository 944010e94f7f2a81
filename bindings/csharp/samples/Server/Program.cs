// A host with remote seats over HTTP and server-sent events, where each client has only its view.
//
//   mallard-server [game] [--urls http://127.0.0.1:5000]
//
//   POST /tables                      makes a table; answers the key of every seat (the host's secret)
//   GET  /tables/{id}/view   ?key=    a seat's view: bytes for Ruleset.OpenView at the other end
//   POST /tables/{id}/actions?key=    an action as text: "attack B6"; 409 and the reason if refused
//   GET  /tables/{id}/events ?key=    what the seat hears, as server-sent events, until the end
using System.Collections.Concurrent;
using Mallard;
using Mallard.Samples;

var builder = WebApplication.CreateBuilder(args);
builder.Logging.AddFilter("Microsoft.AspNetCore", LogLevel.Warning);
var app = builder.Build();
var game = args.FirstOrDefault(a => !a.StartsWith("--") && !a.Contains("://")) ?? "naval_war";
using var ruleset = Ruleset.Load(game);
var tables = new ConcurrentDictionary<string, Table>();

app.MapPost("/tables", (ulong? seed) =>
{
    var id = Guid.NewGuid().ToString("n");
    var table = new Table(ruleset, new MatchOptions(), seed ?? (ulong)Random.Shared.NextInt64());
    tables[id] = table;
    return Results.Ok(new { id, game, keys = table.Keys });
});

app.MapGet("/tables/{id}/view", (string id, string? key) => With(id, key, (table, seat) =>
    Results.Bytes(table.View(seat), "application/octet-stream")));

app.MapPost("/tables/{id}/actions", async (string id, string? key, HttpRequest request) =>
{
    using var reader = new StreamReader(request.Body);
    var text = await reader.ReadToEndAsync();
    return With(id, key, (table, seat) => table.Act(seat, text) is { } reason
        ? Results.Conflict(reason.Message)
        : Results.NoContent());
});

app.MapGet("/tables/{id}/events", async (string id, string? key, int? from, HttpContext context) =>
{
    if (!tables.TryGetValue(id, out var table) || table.SeatOf(key) is var seat && seat < 0)
    {
        context.Response.StatusCode = 404;
        return;
    }

    context.Response.ContentType = "text/event-stream";
    await foreach (var sentence in table.Listen(seat, from ?? 0, context.RequestAborted))
    {
        await context.Response.WriteAsync($"data: {sentence}\n\n");
        await context.Response.Body.FlushAsync();
    }
});

app.Run();

// An unknown table and a wrong key look the same.
IResult With(string id, string? key, Func<Table, int, IResult> answer) =>
    tables.TryGetValue(id, out var table) && table.SeatOf(key) is var seat && seat >= 0
        ? answer(table, seat)
        : Results.NotFound();
