import { useEffect, useEffectEvent } from 'react';

/**
 * Does something again after each pause, for a page that waits for what is done elsewhere; not while nobody looks, and at
 * once when somebody looks again. The next pause begins when the last answer is there.
 * @param pauseMs milliseconds; null: there is nothing to wait for
 */
export function useRepeat(again: () => Promise<unknown>, pauseMs: number | null): void {
  const look = useEffectEvent(again);
  useEffect(() => {
    if (pauseMs === null) return;
    let timer = 0;
    let asking = false;
    let gone = false;
    const plan = () => {
      window.clearTimeout(timer);
      if (!gone && !document.hidden) timer = window.setTimeout(() => void run(), pauseMs);
    };
    const run = async () => {
      if (asking) return;
      asking = true;
      // Silence is no news: it asks again.
      await look().catch(() => undefined);
      asking = false;
      plan();
    };
    const onVisibility = () => {
      window.clearTimeout(timer);
      if (!document.hidden) void run();
    };
    plan();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      gone = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [pauseMs]);
}
