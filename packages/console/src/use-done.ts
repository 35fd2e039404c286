import { useEffect, useRef } from 'react';

/** Calls `then` once for each answer that says it was done. */
export function useDone<R extends { readonly ok: boolean }>(result: R | undefined, then: (result: Extract<R, { ok: true }>) => void): void {
  const last = useRef(then);
  useEffect(() => {
    last.current = then;
  });
  useEffect(() => {
    if (result?.ok) last.current(result as Extract<R, { ok: true }>);
  }, [result]);
}
