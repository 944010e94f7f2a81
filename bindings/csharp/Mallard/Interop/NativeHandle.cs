using System;
using System.Runtime.InteropServices;

namespace Mallard.Interop
{
    /// <summary>A pointer that the library gave and that is given back exactly once, however its
    /// owner goes: disposed, collected, or with the whole domain.</summary>
    internal abstract class NativeHandle : SafeHandle
    {
        private readonly int _holds;
        private readonly NativeHandle? _owner;
        private readonly bool _lent;
        private bool _disposed;

        /// <summary>Takes over what the library made.</summary>
        /// <param name="value">The pointer.</param>
        /// <param name="holds">About how many bytes stand behind it, from 1. The collector sees a small
        /// object only: told of the rest, it runs before objects that nobody disposes fill the
        /// memory.</param>
        protected NativeHandle(IntPtr value, int holds)
            : base(IntPtr.Zero, true)
        {
            SetHandle(value);
            _holds = holds;
            GC.AddMemoryPressure(holds);
        }

        /// <summary>Looks at what the library only lends.</summary>
        /// <param name="value">The pointer.</param>
        /// <param name="owner">What it is a part of, and lives until this was given up; null: whoever lends it
        /// disposes of this in time.</param>
        protected NativeHandle(IntPtr value, NativeHandle? owner)
            : base(IntPtr.Zero, true)
        {
            owner?.Hold();
            _owner = owner;
            _lent = true;
            SetHandle(value);
        }

        /// <summary>Whether it is only lent, to look at.</summary>
        public bool IsLent => _lent;

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

        /// <summary>Gives the pointer back.</summary>
        protected abstract void Free();

        /// <inheritdoc/>
        protected sealed override bool ReleaseHandle()
        {
            if (_lent)
            {
                _owner?.LetGo();
                return true;
            }

            Free();
            GC.RemoveMemoryPressure(_holds);
            return true;
        }

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
