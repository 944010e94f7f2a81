namespace Mallard.Interop
{
    public static unsafe partial class Native
    {
        /// <summary>The file the functions come from, as the platform names libraries; on platforms
        /// that link everything into one program, that program itself.</summary>
#if MALLARD_STATIC || ((UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR)
        public const string Library = "__Internal";
#else
        public const string Library = "mallard";
#endif
    }
}
