import { Card, cx, TicketPercent } from '@kyakhta/ui';
import type { ReactNode } from 'react';

type Shown = { name: string; off: string; most: string | null; whose: string; scope: string; least: string; when: string };

/** A coupon: what it takes off, for what, until when, and what can be done with it. */
export function CouponCard({
  coupon,
  note,
  isOver = false,
  children,
}: {
  coupon: Shown;
  note?: ReactNode;
  isOver?: boolean;
  children: ReactNode;
}) {
  return (
    <Card as="li" padded={false} className="flex flex-col overflow-hidden">
      <div
        className={cx(
          'flex items-center gap-3 border-b border-dashed border-line-mid px-4 py-3',
          isOver ? 'bg-sunk text-ink-2' : 'bg-brand-soft text-brand-strong',
        )}
      >
        <TicketPercent aria-hidden className="size-6 shrink-0" />
        <p className="min-w-0 flex-1">
          <span className="block text-xl font-bold tracking-tight tabular-nums">{coupon.off}</span>
          {coupon.most ? <span className="block text-sm tabular-nums">{coupon.most}</span> : null}
        </p>
        {note}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid flex-1 content-start gap-0.5 text-sm text-ink-2 tabular-nums">
          <h2 className="text-base font-semibold text-ink wrap-anywhere">
            <bdi>{coupon.name}</bdi>
          </h2>
          <p>{coupon.whose}</p>
          <p>{coupon.scope}</p>
          <p>{coupon.least}</p>
          <p>{coupon.when}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}
