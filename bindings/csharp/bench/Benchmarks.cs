using System;
using System.Runtime.InteropServices;
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;
using Mallard;

/// <summary>The same random playouts through C, in one native call, and through the classes: the column
/// <c>Ratio</c> is what the classes cost beside C, <c>Allocated</c> what they leave to be collected.</summary>
[MemoryDiagnoser]
public unsafe class Benchmarks
{
    private const int Matches = 100;
    private Ruleset _ruleset = null!;
    private IntPtr _native;

    [Params("battleducks", "naval_war")]
    public string Game { get; set; } = string.Empty;

    public static void RunAll() => BenchmarkRunner.Run<Benchmarks>(
        DefaultConfig.Instance
            .WithOptions(ConfigOptions.DisableOptimizationsValidator)
            .AddJob(Job.ShortRun.WithToolchain(InProcessEmitToolchain.Instance)));

    [GlobalSetup]
    public void Load()
    {
        _ruleset = Ruleset.Load(Game);
        Check(mld_ruleset_create(Game, IntPtr.Zero, out _native, IntPtr.Zero));
        if (InC() != InCSharp())
        {
            throw new InvalidOperationException("not the same games");
        }
    }

    [GlobalCleanup]
    public void Unload()
    {
        mld_ruleset_destroy(_native);
        _ruleset.Dispose();
    }

    [Benchmark(Baseline = true, OperationsPerInvoke = Matches)]
    public ulong InC()
    {
        Check(mallard_playout(_native, Matches, out _, out var hashes));
        return hashes;
    }

    [Benchmark(OperationsPerInvoke = Matches)]
    public ulong InCSharp() => Playout.Play(_ruleset, Matches).Hashes;

    private static void Check(int status)
    {
        if (status != 0)
        {
            throw new InvalidOperationException($"status {status}");
        }
    }

    [DllImport("playout")]
    private static extern int mallard_playout(IntPtr ruleset, ulong matches, out ulong plies, out ulong hashes);

    [DllImport("mallard")]
    private static extern int mld_ruleset_create(string game, IntPtr options, out IntPtr ruleset, IntPtr error);

    [DllImport("mallard")]
    private static extern void mld_ruleset_destroy(IntPtr ruleset);
}
