import { useLingui } from '@lingui/react/macro';
import { CircleCheck, EmptyState } from '@kyakhta/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

const seconds = 3;

type LeaveSoonProps = {
  title: string;
  children: ReactNode;
  /** What happens after three seconds; null when the person has stopped it. */
  leave: (() => void) | null;
  /** Goes at once, or stays. */
  action: ReactNode;
};

/** Something is done, and the next page comes by itself after three seconds, told and with a way to stay. Without scripts it waits. */
export function LeaveSoon({ title, children, leave, action }: LeaveSoonProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(seconds);
  const box = useRef<HTMLDivElement>(null);
  const go = useRef(leave);
  const leaving = leave !== null;
  useEffect(() => {
    go.current = leave;
  });
  useLayoutEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (!leaving) return;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      go.current?.();
    }, 250);
    return () => clearInterval(timer);
  }, [leaving]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <EmptyState level="h1" icon={CircleCheck} title={title} action={action}>
        <div role="status">
          {children}
          {leaving ? <p className="mt-3 noscript:hidden">{t`You’ll be taken to the login page in ${seconds} seconds.`}</p> : null}
        </div>
        {leaving ? (
          <p aria-hidden className="mt-1 text-lg font-semibold tabular-nums noscript:hidden">
            {t({ message: `${left} s`, comment: 'Seconds until the next page comes by itself' })}
          </p>
        ) : null}
      </EmptyState>
    </div>
  );
}
