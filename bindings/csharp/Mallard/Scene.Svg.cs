using System;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>How a scene is drawn as SVG.</summary>
    public sealed class SvgOptions
    {
        /// <summary>Colours.</summary>
        public SvgTheme Theme { get; set; }

        /// <summary>Width of the page, 400 to 4000; the height follows.</summary>
        public int Width { get; set; } = 800;

        /// <summary>Game, phase, round, players and scores on top.</summary>
        public bool Title { get; set; } = true;

        /// <summary>What the forms mean, at the foot.</summary>
        public bool Legend { get; set; } = true;

        /// <summary><c>data-item</c> and <c>data-ref</c>, for clicks.</summary>
        public bool References { get; set; }

        /// <summary>Begins all ids, letters and digits: pictures of one page need different ones. Null:
        /// "m".</summary>
        public string? IdPrefix { get; set; }
    }

    /// <content>Pictures.</content>
    public sealed unsafe partial class Scene
    {
        /// <summary>Draws the scene as SVG, in its language: the same text for the same scene.</summary>
        /// <param name="options">How; null for defaults.</param>
        public string ToSvg(SvgOptions? options = null)
        {
            var wanted = options ?? new SvgOptions();
            mld_svg_options made;
            Native.mld_svg_options_init(&made, (uint)sizeof(mld_svg_options));
            made.theme = wanted.Theme;
            made.width = wanted.Width;
            made.title = wanted.Title ? 1 : 0;
            made.legend = wanted.Legend ? 1 : 0;
            made.references = wanted.References ? 1 : 0;
            var scene = _handle.Pointer;
            fixed (byte* prefix = Text.In(wanted.IdPrefix))
            {
                made.id_prefix = prefix;
                var given = &made;
                var text = Text.Read((b, c, s, e) => Native.mld_scene_draw_svg(scene, given, b, c, s, e));
                GC.KeepAlive(this);
                return text;
            }
        }
    }
}
