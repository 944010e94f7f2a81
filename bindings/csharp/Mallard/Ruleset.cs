using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>A pack that a ruleset has loaded, or a saved match was played with.</summary>
    public sealed class PackInfo
    {
        internal unsafe PackInfo(in mld_pack_info info)
        {
            Id = Text.Out(info.id);
            Version = Text.Out(info.version);
            Fingerprint = info.fingerprint;
        }

        /// <summary>From its manifest.</summary>
        public string Id { get; }

        /// <summary>From its manifest: "major.minor.patch".</summary>
        public string Version { get; }

        /// <summary>64 bits over its files.</summary>
        public ulong Fingerprint { get; }
    }

    /// <summary>How a ruleset is loaded. What is null is left at the library's default.</summary>
    public sealed class RulesetOptions
    {
        /// <summary>Whether the stack begins with the game's own pack.</summary>
        public bool BasePack { get; set; } = true;

        /// <summary>Limit for one call of a script.</summary>
        public long? CallInstructions { get; set; }

        /// <summary>Limit for all calls of scripts in one action.</summary>
        public long? ActionInstructions { get; set; }

        /// <summary>Limit for loading all packs.</summary>
        public long? LoadInstructions { get; set; }

        /// <summary>Limit for the memory of scripts.</summary>
        public long? MemoryBytes { get; set; }

        /// <summary>Receives what scripts print, and how loading went: on the thread that loads the
        /// packs or uses a match, during that call, and never on two threads at the same time. What it
        /// throws is dropped.</summary>
        public Action<PackLogLevel, string>? Log { get; set; }
    }

    /// <summary>A game together with the packs loaded for it: compiled, validated, immutable. May be
    /// used by all threads at the same time.</summary>
    public sealed unsafe partial class Ruleset : IDisposable
    {
        private readonly RulesetHandle _handle;

        private Ruleset(mld_ruleset* ruleset)
        {
            _handle = new RulesetHandle(ruleset);
            Game = Text.Out(Native.mld_ruleset_game(ruleset));
            Fingerprint = Native.mld_ruleset_fingerprint(ruleset);
        }

        /// <summary>The name of the game: "naval_war".</summary>
        public string Game { get; }

        /// <summary>64 bits over the game, its packs and their files: the same fingerprint means the
        /// same rules.</summary>
        public ulong Fingerprint { get; }

        /// <summary>The packs in load order, the base pack included.</summary>
        public IReadOnlyList<PackInfo> Packs
        {
            get
            {
                using var held = new Held(_handle);
                var pointer = _handle.Pointer;
                var packs = new PackInfo[checked((int)Native.mld_ruleset_pack_count(pointer))];
                for (var i = 0; i < packs.Length; i++)
                {
                    var info = new mld_pack_info { struct_size = (uint)sizeof(mld_pack_info) };
                    mld_error* error;
                    MallardError.ThrowIfFailed(
                        Native.mld_ruleset_describe_pack(pointer, (ulong)i, &info, &error), error);
                    packs[i] = new PackInfo(info);
                }

                return packs;
            }
        }

        internal RulesetHandle Handle => _handle;

        /// <summary>Loads a game with its own content.</summary>
        public static Ruleset Load(string game) => Load(game, Array.Empty<Pack>());

        /// <summary>Loads a game with packs on top of its own content.</summary>
        /// <exception cref="MallardException">With an entry for every mistake in the packs.</exception>
        public static Ruleset Load(string game, params Pack[] packs) =>
            Load(game, packs, null);

        /// <summary>Loads a game with packs and limits.</summary>
        public static Ruleset Load(string game, IReadOnlyList<Pack> packs, RulesetOptions? options)
        {
            TryLoad(game, packs, options, out var ruleset, out var error);
            return MallardError.Require(ruleset, error);
        }

        /// <summary>Loads a game, or says what is wrong with the packs.</summary>
        public static bool TryLoad(
            string game,
            IReadOnlyList<Pack> packs,
            RulesetOptions? options,
            [NotNullWhen(true)] out Ruleset? ruleset,
            [NotNullWhen(false)] out MallardError? error)
        {
            mld_ruleset_options given;
            Native.mld_ruleset_options_init(&given, (uint)sizeof(mld_ruleset_options));
            var wanted = options ?? new RulesetOptions();
            given.base_pack = wanted.BasePack ? 1 : 0;
            given.call_instructions = wanted.CallInstructions ?? given.call_instructions;
            given.action_instructions = wanted.ActionInstructions ?? given.action_instructions;
            given.load_instructions = wanted.LoadInstructions ?? given.load_instructions;
            given.memory_bytes = wanted.MemoryBytes ?? given.memory_bytes;

            var pointers = new mld_pack*[packs.Count];
            for (var i = 0; i < pointers.Length; i++)
            {
                pointers[i] = packs[i].Pointer;
            }

            mld_ruleset* made;
            mld_error* failure;
            Status status;
            fixed (byte* name = Text.In(game))
            fixed (mld_pack** first = pointers)
            {
                RulesetLog.Set(ref given, wanted.Log); // from here on the library lets it go
                given.packs = first;
                given.pack_count = (ulong)pointers.Length;
                status = Native.mld_ruleset_create(name, &given, &made, &failure);
            }

            GC.KeepAlive(packs);
            error = MallardError.Take(status, failure);
            if (error != null)
            {
                ruleset = null;
                return false;
            }

            ruleset = new Ruleset(made);
            return true;
        }

        /// <summary>A seed that is another every time: what whatever takes a seed draws when it is given
        /// none.</summary>
        public static ulong RandomSeed()
        {
            ulong seed;
            mld_error* error;
            MallardError.ThrowIfFailed(Native.mld_seed_random(&seed, &error), error);
            return seed;
        }

        /// <summary>Starts a match.</summary>
        /// <param name="options">The game's options; null for the defaults.</param>
        /// <param name="seed">Fixes everything that chance decides; null draws one, which
        /// <see cref="Match.Seed"/> tells.</param>
        /// <param name="history">Whether actions are kept, for undo and replay.</param>
        /// <param name="events">Whether events are kept.</param>
        /// <param name="refuseScriptErrors">Whether an action in which a script fails is refused, instead of
        /// going on without that script.</param>
        public Match NewMatch(
            MatchOptions? options = null,
            ulong? seed = null,
            bool history = true,
            bool events = true,
            bool refuseScriptErrors = false)
        {
            TryNewMatch(options, seed, history, events, refuseScriptErrors, out var match, out var error);
            return MallardError.Require(match, error);
        }

        /// <summary>Starts a match, or says what is wrong with its options.</summary>
        public bool TryNewMatch(
            MatchOptions? options, ulong? seed, [NotNullWhen(true)] out Match? match, [NotNullWhen(false)] out MallardError? error) =>
            TryNewMatch(options, seed, true, true, false, out match, out error);

        /// <summary>Starts a match, or says what is wrong with its options.</summary>
        public bool TryNewMatch(
            MatchOptions? options,
            ulong? seed,
            bool history,
            bool events,
            bool refuseScriptErrors,
            [NotNullWhen(true)] out Match? match,
            [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(_handle);
            error = Configuration.TryMake(this, options, out var made);
            using var config = made;
            if (error != null)
            {
                match = null;
                return false;
            }

            mld_match_options given;
            Native.mld_match_options_init(&given, (uint)sizeof(mld_match_options));
            given.seed = seed ?? RandomSeed();
            given.history = history ? 1 : 0;
            given.events = events ? 1 : 0;
            given.refuse_script_errors = refuseScriptErrors ? 1 : 0;
            mld_match* began;
            mld_error* failure;
            var status = Native.mld_match_create(_handle.Pointer, config.Pointer, &given, &began, &failure);
            return Made(status, failure, began, given.seed, out match, out error);
        }

        /// <summary>Makes a match from a snapshot that was taken for the host, or from a save. It goes
        /// on exactly as the original would have; from a save, with its history.</summary>
        /// <param name="snapshot">The bytes.</param>
        /// <param name="allowChangedContent">Accept snapshots made with other packs, as long as every
        /// name in them is still there.</param>
        public Match Restore(ReadOnlySpan<byte> snapshot, bool allowChangedContent = false)
        {
            TryRestore(snapshot, allowChangedContent, out var match, out var error);
            return MallardError.Require(match, error);
        }

        /// <summary>Makes a match from a snapshot, or says why not.</summary>
        public bool TryRestore(
            ReadOnlySpan<byte> snapshot,
            bool allowChangedContent,
            [NotNullWhen(true)] out Match? match,
            [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(_handle);
            mld_restore_options given;
            Native.mld_restore_options_init(&given, (uint)sizeof(mld_restore_options));
            given.allow_changed_content = allowChangedContent ? 1 : 0;
            mld_match* made;
            mld_error* failure;
            Status status;
            fixed (byte* bytes = &MemoryMarshal.GetReference(snapshot))
            {
                status = Native.mld_match_create_from_snapshot(
                    _handle.Pointer, bytes, (ulong)snapshot.Length, &given, &made, &failure);
            }

            return Made(status, failure, made, null, out match, out error);
        }

        /// <summary>Opens a view that was received: a snapshot taken for one seat, or for the
        /// spectator. Such a match gives the scene, decisions, legal actions and checks of its own
        /// viewer, and knows nothing else; it cannot be moved on.</summary>
        public Match OpenView(ReadOnlySpan<byte> view)
        {
            TryOpenView(view, out var match, out var error);
            return MallardError.Require(match, error);
        }

        /// <summary>Opens a view that was received, or says why that cannot be.</summary>
        public bool TryOpenView(ReadOnlySpan<byte> view, [NotNullWhen(true)] out Match? match, [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(_handle);
            mld_match* made;
            mld_error* failure;
            Status status;
            fixed (byte* bytes = &MemoryMarshal.GetReference(view))
            {
                status = Native.mld_match_create_from_view(
                    _handle.Pointer, bytes, (ulong)view.Length, &made, &failure);
            }

            return Made(status, failure, made, null, out match, out error);
        }

        /// <summary>Replaces the log, for all who use the ruleset: see <see cref="RulesetOptions.Log"/>. When
        /// this returns, the old one is told nothing more.</summary>
        /// <param name="log">Receives what scripts print from now on; null: nobody does.</param>
        public void SetLog(Action<PackLogLevel, string>? log)
        {
            using var held = new Held(_handle);
            RulesetLog.Replace(_handle.Pointer, log);
        }

        /// <summary>Samples a match that agrees with everything a player's view tells: what that
        /// player's bot may search on.</summary>
        public Match Imagine(ReadOnlySpan<byte> view, ulong seed)
        {
            TryImagine(view, seed, out var match, out var error);
            return MallardError.Require(match, error);
        }

        /// <summary>Samples a match that agrees with a view, or says why none was found.</summary>
        public bool TryImagine(
            ReadOnlySpan<byte> view, ulong seed, [NotNullWhen(true)] out Match? match, [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(_handle);
            mld_match* made;
            mld_error* failure;
            Status status;
            fixed (byte* bytes = &MemoryMarshal.GetReference(view))
            {
                status = Native.mld_match_create_imagined(
                    _handle.Pointer, bytes, (ulong)view.Length, seed, &made, &failure);
            }

            return Made(status, failure, made, null, out match, out error);
        }

        /// <summary>Gives up the ruleset. Matches made with it go on unharmed.</summary>
        public void Dispose() => _handle.Dispose();

        private bool Made(
            Status status,
            mld_error* failure,
            mld_match* made,
            ulong? seed,
            [NotNullWhen(true)] out Match? match,
            [NotNullWhen(false)] out MallardError? error)
        {
            error = MallardError.Take(status, failure);
            if (error != null)
            {
                match = null;
                return false;
            }

            match = new Match(this, made, seed);
            return true;
        }
    }
}
