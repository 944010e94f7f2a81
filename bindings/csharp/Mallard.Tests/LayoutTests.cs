using System.Runtime.InteropServices;
using Mallard.Interop;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What lies in memory as the library has it really does.</summary>
    public unsafe class LayoutTests
    {
        [Fact]
        public void RecordsHaveTheSizesOfTheirStructures()
        {
            Assert.Equal(sizeof(mld_action), sizeof(GameAction));
            Assert.Equal(sizeof(mld_event), sizeof(GameEvent));
            Assert.Equal(sizeof(mld_decision), sizeof(Decision));
            Assert.Equal(sizeof(mld_outcome), sizeof(Outcome));
            Assert.Equal(sizeof(mld_advice), sizeof(Advice));
            Assert.Equal(32, sizeof(GameAction));
        }

        [Fact]
        public void TheLibraryKnowsOurStructures()
        {
            mld_match_options options;
            Native.mld_match_options_init(&options, (uint)sizeof(mld_match_options));
            Assert.Equal((uint)sizeof(mld_match_options), options.struct_size);
            mld_model_sheet sheet;
            Native.mld_model_sheet_init(&sheet, (uint)sizeof(mld_model_sheet));
            Assert.Equal((14, 6), (sheet.full_strength, sheet.hp));
            Assert.Equal((uint)Native.MLD_VERSION, Native.mld_version());
        }

        [Fact]
        public void PrimitivesAreWithinReach()
        {
            mld_bitboard board = default;
            mld_error* error;
            Assert.Equal(Status.Ok, Native.mld_bitboard_set(&board, 17, 1, &error));
            Assert.Equal(1, Native.mld_bitboard_has(&board, 17));
            Assert.Equal(1ul, Native.mld_bitboard_count(&board));
            Assert.Equal(Status.InvalidArgument, Native.mld_bitboard_set(&board, 999, 1, null));
        }
    }
}
