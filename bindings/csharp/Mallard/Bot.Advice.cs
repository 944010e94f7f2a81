using System;
using System.Threading;
using Mallard.Interop;

namespace Mallard
{
    /// <content>Hints, and a thought that is looked at or ended from outside.</content>
    public sealed partial class Bot
    {
        /// <summary>How far it has come with the choice it is thinking about on another thread: playouts
        /// of a search. Other bots have nothing to tell: 0 of 0.</summary>
        public unsafe (ulong Done, ulong Total) Progress
        {
            get
            {
                using var held = new Held(_handle);
                ulong done, total;
                mld_error* error;
                MallardError.ThrowIfFailed(
                    Native.mld_bot_progress(
                        (mld_bot*)_handle.DangerousGetHandle(), &done, &total, &error),
                    error);
                return (done, total);
            }
        }

        /// <summary>Has the choice that is being thought about on another thread answered within
        /// 20 milliseconds, with the best so far. A choice that begins later is not concerned.</summary>
        public void Hurry()
        {
            using var held = new Held(_handle);
            CancelHeld();
        }

        /// <summary>The best few actions for a seat, the best first, each with what it promises and
        /// why: a hint, from what the seat may know and nothing else.</summary>
        /// <returns>How many were written; never more than fit.</returns>
        public unsafe int Advise(Match match, int seat, Span<Advice> advice)
        {
            Begin(match);
            try
            {
                ulong count;
                mld_error* error;
                Status status;
                fixed (Advice* first = advice)
                {
                    status = Native.mld_bot_analyse(
                        _handle.Pointer,
                        match.Handle.Pointer,
                        seat,
                        (mld_advice*)first,
                        (ulong)advice.Length,
                        &count,
                        &error);
                }

                Done(match, status, error);
                return checked((int)count);
            }
            finally
            {
                Volatile.Write(ref _busy, 0);
            }
        }

        /// <summary>The best few actions for a seat, the best first.</summary>
        public Advice[] Advise(Match match, int seat, int most = 3)
        {
            var advice = new Advice[most];
            Array.Resize(ref advice, Advise(match, seat, advice.AsSpan()));
            return advice;
        }

        /// <summary>What it thinks of one legal action.</summary>
        public unsafe Advice Judge(Match match, int seat, in GameAction action)
        {
            Begin(match);
            try
            {
                Advice advice;
                mld_error* error;
                Status status;
                fixed (GameAction* given = &action)
                {
                    status = Native.mld_bot_explain(
                        _handle.Pointer,
                        match.Handle.Pointer,
                        seat,
                        (mld_action*)given,
                        (mld_advice*)&advice,
                        &error);
                }

                Done(match, status, error);
                return advice;
            }
            finally
            {
                Volatile.Write(ref _busy, 0);
            }
        }
    }
}
