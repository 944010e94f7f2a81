using System;
using System.Runtime.InteropServices;

namespace Mallard.Interop
{
    /// <summary>A pointer that the library gave and that is given back exactly once, however its
    /// owner goes: disposed, collected, or with the whole domain.</summary>
    internal abstract class NativeHandle : SafeHandle
    {
        private bool _disposed;

        protected NativeHandle(IntPtr value)
            : base(IntPtr.Zero, true)
        {
            SetHandle(value);
        }

        /// <inheritdoc/>
        public override bool IsInvalid => handle == IntPtr.Zero;

        /// <summary>The pointer, for a call on this thread. Whoever calls keeps the owner alive until
        /// the call has returned.</summary>
        /// <exception cref="ObjectDisposedException">It was given back.</exception>
        protected IntPtr Value
        {
            get
            {
                ThrowIfDisposed();
                return handle;
            }
        }

        /// <summary>What users know the object as.</summary>
        protected abstract string OwnerName { get; }

        /// <summary>Holds the object for a call on another thread: disposing it meanwhile takes
        /// effect when the call is over.</summary>
        public void Hold()
        {
            ThrowIfDisposed();
            var held = false;
            DangerousAddRef(ref held);
        }

        /// <summary>Ends one <see cref="Hold"/>.</summary>
        public void LetGo() => DangerousRelease();

        /// <inheritdoc/>
        protected override void Dispose(bool disposing)
        {
            _disposed = true;
            base.Dispose(disposing);
        }

        // IsClosed stays false while somebody holds the object; to users it is gone at once.
        private void ThrowIfDisposed()
        {
            if (_disposed)
            {
                throw new ObjectDisposedException(OwnerName);
            }
        }
    }
}
