import {
  DataTable,
  PageHead,
  ask,
  isLate,
  isUrgent,
  now,
  oldestFirst,
  ordersHref,
  permitted,
  useFormat,
  useMay,
  useOrderColumns,
  type OrderRow,
} from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { salesPeriods, storeAreas, type StoreArea } from '@kyakhta/contract/values';
import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, Box, CircleAlert, EmptyState, LinkButton, Lock, Money, Notice, PackageCheck, Wallet, cx } from '@kyakhta/ui';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Sales } from './sales.tsx';
import { refundsHref } from '../refunds/refunds-resource.ts';
import { stockHref } from '../stock/stock-resource.ts';
import { contractHref } from '../orders/contract-href.ts';

const shownRows = 8;

/** Where the work of an account begins that has neither orders nor money. */
const begins: Readonly<Partial<Record<StoreArea, string>>> = { goods: '/products', store: '/store', owner: '/staff' };

export async function loader({ request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get('sales');
  const period = salesPeriods.find((one) => one === named) ?? 'day';
  const [orders, balance, contracts, refunds, sales, stock] = await Promise.all([
    permitted(oldestFirst('to-ship', (filter) => ask(request, 'GET /shop/admin/order/page', filter))),
    permitted(ask(request, 'GET /shop/admin/settlement/balance', {})),
    permitted(ask(request, 'GET /shop/admin/agreement/waiting', {})),
    permitted(ask(request, 'GET /shop/admin/refund/page', { size: 1 })),
    permitted(ask(request, 'GET /shop/admin/sales', { period })),
    permitted(ask(request, 'GET /shop/admin/stock/page', { size: 1 })),
  ]);
  if (orders === null && balance === null) {
    const { areas } = await ask(request, 'GET /shop/admin/account', {});
    throw redirect(storeAreas.flatMap((area) => (areas?.includes(area) ? (begins[area] ?? []) : []))[0] ?? '/password');
  }
  return {
    orders: orders && { urgent: orders.rows.slice(0, shownRows), toShip: orders.total, late: orders.rows.filter(isLate).length },
    waiting: contracts?.waiting ?? [],
    refunds: { waiting: refunds?.waiting ?? 0, nextDueTime: refunds?.nextDueTime ?? null },
    balance,
    sales,
    period,
    short: stock === null ? 0 : stock.counts.none + stock.counts.low,
    none: stock?.counts.none ?? 0,
  };
}

/** What needs the seller now, and where the money stands; of both what the account may see. */
export function Component() {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const { orders, waiting, refunds, balance, sales, period, short, none } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t({ message: 'Today', comment: 'Page: what needs the seller now' })} />
      {waiting.length > 0 ? <Contracts waiting={waiting} /> : null}
      <Refunds {...refunds} />
      <div className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-4">
        {orders ? (
          <>
            <Figure icon={Box} href={ordersHref({ view: 'to-ship' })} label={t`To ship`} note={t`paid, waiting for you`}>
              {number(orders.toShip)}
            </Figure>
            <Figure
              icon={CircleAlert}
              href={ordersHref({ view: 'to-ship' })}
              label={t({ message: 'Late', comment: 'Number of orders past their deadline' })}
              note={orders.late > 0 ? t`past the shipping deadline` : t`nothing is late`}
              alarm={orders.late > 0}
            >
              {number(orders.late)}
            </Figure>
          </>
        ) : null}
        {balance ? (
          <>
            <Figure
              icon={Lock}
              href="/money"
              label={t({ message: 'In escrow, net', comment: 'What of the money in escrow is the store’s' })}
              note={t`your share, held until buyers are satisfied`}
            >
              <Money>{money(balance.inEscrow, balance.currency)}</Money>
            </Figure>
            <Figure icon={Wallet} href="/money" label={t`Available`} note={t`released to you`}>
              <Money>{money(balance.available, balance.currency)}</Money>
            </Figure>
          </>
        ) : null}
      </div>
      {short > 0 ? <Short short={short} none={none} /> : null}
      {orders ? <Urgent {...orders} others={waiting.length + refunds.waiting} /> : null}
      {sales ? <Sales sales={sales} period={period} /> : null}
    </>
  );
}

/** Contracts that wait for a signature; who does not see orders is led to each of them. */
function Contracts({ waiting }: { waiting: Output<'GET /shop/admin/agreement/waiting'>['waiting'] }) {
  const { t } = useLingui();
  const may = useMay();
  const toSign = waiting.length;
  return (
    <Notice
      tone="wait"
      className="mb-4"
      action={
        may('orders') ? (
          <LinkButton size="sm" href={ordersHref({ view: 'contracts' })}>
            {t`See the contracts`}
          </LinkButton>
        ) : undefined
      }
    >
      <Plural
        value={toSign}
        one="# contract is waiting for your signature. An order is closed if its contract is not signed within 72 hours."
        other="# contracts are waiting for your signature. An order is closed if its contract is not signed within 72 hours."
      />
      {may('orders') ? null : (
        <ul className="mt-2 grid gap-1">
          {waiting.map(({ orderNumber }) => (
            <li key={orderNumber}>
              <Anchor href={contractHref(orderNumber)} className="inline-flex min-h-6 items-center font-medium text-brand hover:underline">
                {t`Contract for order ${orderNumber}`}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Refunds that the store is to act on, and until when it has for the first of them. */
function Refunds({ waiting, nextDueTime }: { waiting: number; nextDueTime: string | null }) {
  const { t } = useLingui();
  const { deadline } = useFormat();
  if (nextDueTime === null) return null;
  const until = deadline(nextDueTime);
  return (
    <Notice
      tone={isUrgent({ waitsFor: 'seller', dueTime: nextDueTime }, now()) ? 'error' : 'wait'}
      className="mb-4"
      action={
        <LinkButton size="sm" href={refundsHref({})}>
          {t`See the refunds`}
        </LinkButton>
      }
    >
      <Plural
        value={waiting}
        one={`# refund is waiting for your answer until ${until}. Silence counts as agreement.`}
        other={`# refunds are waiting for your answer, the first until ${until}. Silence counts as agreement.`}
      />
    </Notice>
  );
}

/** Variants of which little or nothing is left to sell. */
function Short({ short, none }: { short: number; none: number }) {
  const { t } = useLingui();
  const low = short - none;
  return (
    <Notice
      tone="info"
      className="mb-6"
      action={
        <LinkButton size="sm" variant="ghost" href={stockHref({ view: none === short ? 'none' : 'low' })}>
          {t`See the stock`}
        </LinkButton>
      }
    >
      <Plural value={low} _0="" one="# variant is low on stock." other="# variants are low on stock." />{' '}
      <Plural value={none} _0="" one="# variant is out of stock." other="# variants are out of stock." />
    </Notice>
  );
}

/** @param others contracts and refunds that wait beside the orders */
function Urgent({ urgent, toShip, others }: { urgent: readonly OrderRow[]; toShip: number; others: number }) {
  const { t } = useLingui();
  const columns = useOrderColumns('seller');
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">{t`Needs your attention`}</h2>
        {toShip > urgent.length ? (
          <Anchor href={ordersHref({ view: 'to-ship' })} className="inline-flex min-h-8 items-center text-brand hover:underline">
            {t`All orders to ship`}
          </Anchor>
        ) : null}
      </div>
      {urgent.length > 0 ? (
        <DataTable label={t`Needs your attention`} columns={columns} rows={urgent} rowKey={(row) => row.orderId} />
      ) : (
        <EmptyState
          icon={PackageCheck}
          title={others > 0 ? t`Nothing to ship` : t`Nothing is waiting for you`}
          action={<LinkButton variant="ghost" href={ordersHref({ view: 'on-the-way' })}>{t`See what is on the way`}</LinkButton>}
        >
          {t`An order appears here as soon as the buyer has paid and the money is in escrow.`}
        </EmptyState>
      )}
    </>
  );
}

type FigureProps = {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  href: string;
  label: string;
  note: string;
  alarm?: boolean;
  children: ReactNode;
};

function Figure({ icon: Icon, href, label, note, alarm = false, children }: FigureProps) {
  return (
    <Anchor
      href={href}
      className={cx(
        'grid content-start gap-0.5 rounded-3 border bg-paper p-4 hover:border-line-strong',
        alarm ? 'border-seal' : 'border-line',
      )}
    >
      <span className={cx('flex items-center gap-2 text-sm', alarm ? 'font-semibold text-seal' : 'text-ink-2')}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {label}
      </span>
      <span className={cx('text-xl font-semibold tabular-nums md:text-2xl', alarm && 'text-seal')}>{children}</span>
      <span className="text-xs text-ink-3">{note}</span>
    </Anchor>
  );
}
