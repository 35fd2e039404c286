import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Tag, type Tone } from './tag.tsx';

export type Moment = {
  key: string;
  /** When, as the reader's own clock says it; or what has to happen first. */
  when: ReactNode;
  dateTime?: string | undefined;
  kind: ReactNode;
  tone: Tone;
  title: ReactNode;
  detail?: ReactNode;
  state: 'done' | 'now' | 'next';
  stateLabel: string;
};

const dots = {
  done: 'bg-brand',
  now: 'bg-amber-mark ring-4 ring-amber-soft',
  next: 'border-2 border-line-strong bg-paper',
};

/** One line of time for money, goods and papers: what happened, where it stands, what comes. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="grid">
      {moments.map((moment) => (
        <li key={moment.key} className="group relative grid grid-cols-[16px_1fr] gap-x-4 pb-5 last:pb-0 md:grid-cols-[10.5rem_16px_1fr]">
          <div className="col-start-2 row-start-1 text-xs text-ink-3 tabular-nums md:col-start-1 md:pt-0.5 md:text-end">
            {moment.dateTime ? <time dateTime={moment.dateTime}>{moment.when}</time> : moment.when}
          </div>
          <div aria-hidden className="relative col-start-1 row-span-2 row-start-1 flex justify-center md:col-start-2">
            <span className="absolute inset-y-0 top-3 -bottom-5 w-px bg-line-mid group-last:hidden" />
            <span className={cx('relative mt-1.5 size-3 rounded-full', dots[moment.state])} />
          </div>
          <div className="col-start-2 md:col-start-3 md:row-start-1">
            <p className={moment.state === 'next' ? 'text-ink-2' : undefined}>
              <Tag tone={moment.tone} className="me-2 rounded-1!">
                {moment.kind}
              </Tag>
              <span className="sr-only">{moment.stateLabel}</span>
              <span>{moment.title}</span>
            </p>
            {moment.detail ? <div className="mt-0.5 text-sm text-ink-2">{moment.detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
