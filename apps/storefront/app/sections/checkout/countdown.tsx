import { useLingui } from '@lingui/react/macro';
import { Clock, cx } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { DaysLeft } from './days-left.tsx';
import { timeLeft } from './time-left.ts';

const announceAt = [300, 60, 0];
const soon = 300;

type Time = {
  seconds: number;
  /** Spoken at the end; nothing where the page that comes then says it. */
  over: string;
  onOver: () => void;
};

/** Time left to pay, and until when that is. */
export function Countdown({ payBy, ...time }: Time & { payBy: string }) {
  const { t } = useLingui();
  return (
    <div className="sm:text-end">
      <p className="text-sm text-ink-2">{t`Pay before ${payBy}`}</p>
      <TimeLeft {...time} />
    </div>
  );
}

/** Time left to pay: seen every second, spoken only at five minutes, one minute and the end. */
export function TimeLeft({ seconds, over, onOver }: Time) {
  const { t } = useLingui();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.round((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        onOver();
      }
    }, 1000);
    return () => clearInterval(timer);
    // The end is fixed when the page is made; a new answer of the server starts anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [seconds]);
  const shown = timeLeft(left);
  const mark = announceAt.find((at) => left <= at && left > at - 15);
  const spoken = mark === 300 ? t`5 minutes left to pay` : mark === 60 ? t`1 minute left to pay` : mark === 0 ? over : '';
  return (
    <>
      <p
        role="timer"
        aria-live="off"
        className={cx('flex items-center gap-2 text-xl font-semibold tabular-nums sm:justify-end', left <= soon ? 'text-seal' : 'text-ink')}
      >
        <Clock aria-hidden className="size-5" />
        {typeof shown === 'string' ? <bdi dir="ltr">{shown}</bdi> : <DaysLeft {...shown} />}
      </p>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
