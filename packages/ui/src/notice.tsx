import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Clock, Info } from './icons.ts';
import { cx } from './cx.ts';

const looks = {
  info: { box: 'bg-sky-soft text-sky', Icon: Info },
  good: { box: 'bg-brand-soft text-brand-strong', Icon: CircleCheck },
  wait: { box: 'bg-amber-soft text-amber', Icon: Clock },
  error: { box: 'bg-seal-soft text-seal', Icon: CircleAlert },
};

type NoticeProps = {
  tone: keyof typeof looks;
  title?: ReactNode;
  live?: boolean;
  className?: string;
  action?: ReactNode;
  children?: ReactNode;
};

/** What happened, what is safe, what to do. `live` when it appears in answer to something the person did. */
export function Notice({ tone, title, live = false, className, action, children }: NoticeProps) {
  const { box, Icon } = looks[tone];
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cx('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-2 px-4 py-3 text-sm', box, className)}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <div className="min-w-0 flex-1">
          {title ? <p className="font-semibold">{title}</p> : null}
          {children ? <div>{children}</div> : null}
        </div>
      </div>
      {action}
    </div>
  );
}
