import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundGroup } from '@kyakhta/contract/values';
import { Anchor, Card, Code, EmptyState, LinkButton, Money, Pagination, RotateCcw, Tabs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { TimesNote } from '../shell/times-note.tsx';
import { RefundItems } from './refund-items.tsx';
import { RefundKind } from './refund-kind.tsx';
import { RefundTag } from './refund-tag.tsx';
import type { RefundCardView } from './refund-view.server.ts';
import type { RefundList } from './refunds.server.ts';
import { WaitingWords } from './waiting-words.tsx';

/** What a buyer has asked back, and what came of it. */
export function RefundsPage({ list }: { list: RefundList }) {
  const { t } = useLingui();
  const { group } = list;
  const names: Record<RefundGroup, string> = {
    all: t({ message: 'All', context: 'refunds', comment: 'Tab: all refunds' }),
    open: t({ message: 'In progress', context: 'refunds', comment: 'Tab: refunds that are not decided' }),
    onItsWay: t({ message: 'On its way back', context: 'refunds', comment: 'Tab: refunds whose bank transfer follows' }),
    completed: t({ message: 'Completed', context: 'refunds', comment: 'Tab: refunds that were paid back' }),
    closed: t({ message: 'Closed', context: 'refunds', comment: 'Tab: refunds that came to nothing' }),
  };
  return (
    <div>
      <h1 className="mb-3 text-xl font-semibold md:text-2xl">{t`Refunds`}</h1>
      <Tabs
        label={t`Refunds by state`}
        tabs={list.tabs.map((tab) => ({
          href: paths.refunds({ group: tab.group }),
          label: names[tab.group],
          current: tab.group === group,
          count: tab.count,
        }))}
      />
      {list.refunds.length > 0 ? (
        <>
          <ul className="mt-4 grid gap-3">
            {list.refunds.map((refund) => (
              <RefundCard key={refund.refundSn} refund={refund} />
            ))}
          </ul>
          <TimesNote zone={list.zone} />
        </>
      ) : (
        <EmptyState
          icon={RotateCcw}
          title={group === 'all' ? t`No refunds yet` : t`No refund in this state`}
          action={<LinkButton href={paths.orders()} variant="ghost">{t`Your orders`}</LinkButton>}
        >
          {t`You can ask for a refund on the page of a paid order, until its claim period is over.`}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={list.current}
          pages={list.pages}
          href={(page) => paths.refunds({ group, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </div>
  );
}

function RefundCard({ refund }: { refund: RefundCardView }) {
  const { t } = useLingui();
  const { applied, store } = refund;
  return (
    <Card as="li" padded={false} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunk px-4 py-2.5 text-sm">
        <RefundTag status={refund.status} offered={refund.offered} isDeclined={refund.isDeclined} isOnItsWay={refund.isOnItsWay} />
        <Anchor href={paths.order(refund.orderNumber)} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
          <span>
            <Trans comment="Order and its number">
              Order <Code>{refund.orderNumber}</Code>
            </Trans>
          </span>
        </Anchor>
        <span className="text-ink-2 tabular-nums">{applied}</span>
        <bdi className="text-ink-2 md:ms-auto">{store}</bdi>
      </header>
      <div className="grid gap-4 p-4 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center md:gap-x-8 md:gap-y-3">
        <RefundItems items={refund.items} more={refund.moreItems} />
        <div className="md:text-end">
          <Money className="text-lg font-bold tracking-tight">{refund.amount}</Money>
          <span className="block text-xs text-ink-2">
            <RefundKind kind={refund.kind} />
          </span>
        </div>
        <LinkButton href={refund.href} variant={refund.waitsFor === 'buyer' ? 'primary' : 'ghost'} className="md:w-44">
          {t`Open the refund`} <span className="sr-only">{refund.refundSn}</span>
        </LinkButton>
        {refund.waitsFor === null ? null : (
          <p className="text-sm text-ink-2 md:col-span-3">
            <WaitingWords refund={refund} />
          </p>
        )}
      </div>
    </Card>
  );
}
