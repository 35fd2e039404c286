import { Clock } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DaysLeft } from '../checkout/days-left.tsx';
import { timeLeft } from '../checkout/time-left.ts';

const daySeconds = 86_400;
/** A page of a guest may have been made a minute ago: within the last day the clock of the server is asked once more. */
const clockAddress = '/api/lang/default';

async function secondsLeft(at: string, seconds: number, signal: AbortSignal): Promise<number> {
  if (seconds > daySeconds) return seconds;
  try {
    const answer = (await (await fetch(clockAddress, { signal })).json()) as { timestamp?: number };
    return answer.timestamp === undefined ? seconds : Math.max(0, Math.ceil((Date.parse(at) - answer.timestamp) / 1000));
  } catch {
    return seconds;
  }
}

/** Seconds left to an instant, by the clock of the server; the page is asked for anew once it has come. */
export function useSecondsTo({ at, seconds }: { at: string; seconds: number }): number {
  const [left, setLeft] = useState(seconds);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = async (): Promise<void> => {
      const known = await secondsLeft(at, seconds, stop.signal);
      if (stop.signal.aborted) return;
      const end = performance.now() + known * 1000;
      timer = setInterval(() => {
        const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
        setLeft(now);
        if (now > 0) return;
        clearInterval(timer);
        void revalidate();
      }, 1000);
    };
    void count();
    return () => {
      stop.abort();
      clearInterval(timer);
    };
    // An instant is counted down to once; a new answer of the server names the next.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
  return left;
}

/** How long an offer still runs: seen as it passes, not spoken. */
export function EndsIn(to: { at: string; seconds: number }) {
  const shown = timeLeft(useSecondsTo(to));
  return (
    <span role="timer" aria-live="off" className="inline-flex items-center gap-1.5 font-semibold text-seal tabular-nums">
      <Clock aria-hidden className="size-4" />
      {typeof shown === 'string' ? <bdi dir="ltr">{shown}</bdi> : <DaysLeft {...shown} />}
    </span>
  );
}
