import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, CircleAlert, Code, LinkButton, Money, Picture, StatusTag } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { now } from '../clock.ts';
import { useFormat } from '../format.ts';
import { Count } from '../orders/count.tsx';
import { Due } from '../orders/due.tsx';
import { orderHref } from '../orders/order-views.ts';
import { pictureOf } from '../picture.ts';
import { RefundKind, RefundTag } from './refund-state.tsx';
import type { ConsoleRefund } from './types.ts';
import { isUrgent } from './urgent.ts';

/** One refund in a list: what goods, of which order, how much, where it stands, and until when somebody is to act. */
export function RefundCard({ refund, href, about }: { refund: ConsoleRefund; href: string; about?: ReactNode }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const [first] = refund.items;
  const more = refund.items.length - 1;
  const applied = moment(refund.createTime);
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Picture source={pictureOf(first?.pic ?? null)} alt="" sizes="48px" className="size-12 shrink-0 rounded-2 border border-line" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="line-clamp-2 text-base font-semibold wrap-anywhere">
            <bdi>{first?.prodName}</bdi>
          </h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
            {more > 0 ? (
              <Plural value={more} one="and # more line" other="and # more lines" />
            ) : (
              <>
                {first?.skuName ? <bdi>{first.skuName}</bdi> : null}
                {first && refund.goodsNum > 0 ? <Count count={refund.goodsNum} unit={first.unit} /> : null}
              </>
            )}
          </p>
        </div>
        <div className="grid justify-items-start gap-1 md:justify-items-end">
          <Money className="text-lg font-semibold">{money(refund.refundAmount, refund.currency)}</Money>
          <RefundTag refund={refund} />
        </div>
      </header>
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums">
        <li>
          <RefundKind refund={refund} />
        </li>
        <li>
          <Anchor href={orderHref(refund.orderNumber)} className="inline-flex min-h-6 items-center text-brand hover:underline">
            <span className="sr-only">{t`Order`} </span>
            <Code>{refund.orderNumber}</Code>
          </Anchor>
        </li>
        <li>
          <bdi>{refund.nickName}</bdi>
        </li>
        {about}
        <li>
          <time dateTime={refund.createTime}>{t({ message: `Applied ${applied}`, comment: 'When a refund was applied for' })}</time>
        </li>
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <WaitsUntil refund={refund} />
        <LinkButton href={href} size="sm" variant={refund.waitsFor === 'seller' ? 'soft' : 'ghost'} className="ms-auto">
          {t({ message: 'Open', comment: 'Button: opens one refund' })}
          <span className="sr-only">{first?.prodName}</span>
        </LinkButton>
      </div>
    </article>
  );
}

/** Who is waited for, until when; a deadline of the store that is near is marked. */
function WaitsUntil({ refund }: { refund: ConsoleRefund }) {
  const { t } = useLingui();
  const { waitsFor, ruleBy } = refund;
  const { isPast } = useFormat();
  if (waitsFor === null) return null;
  const until = refund.dueTime ?? ruleBy;
  const who = {
    buyer: t({ message: 'Waiting for the buyer', comment: 'Who is to act in a refund' }),
    seller: t({ message: 'Waiting for the store', comment: 'Who is to act in a refund' }),
    operator: t({ message: 'Waiting for a ruling', comment: 'Who is to act in a refund: the platform' }),
  }[waitsFor];
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="text-ink-2">{who}</span>
      {until === null ? null : (
        <span className="inline-flex gap-1">
          <span className="text-ink-2">{t({ message: 'until', comment: 'Before the deadline of a refund' })}</span>
          <Due at={until} />
        </span>
      )}
      {isUrgent(refund, now()) ? (
        <StatusTag tone="act" icon={CircleAlert}>
          {t({ message: 'Urgent', comment: 'Beside a refund whose deadline is near' })}
        </StatusTag>
      ) : null}
      {ruleBy !== null && isPast(ruleBy) ? (
        <StatusTag tone="act" icon={CircleAlert}>
          {t({ message: 'Ruling overdue', comment: 'Beside a refund: the time for a ruling is over' })}
        </StatusTag>
      ) : null}
    </p>
  );
}
