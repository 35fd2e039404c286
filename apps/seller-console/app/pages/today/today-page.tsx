import { DataTable, PageHead, ask, countOf, isLate, oldestFirst, ordersHref, statesOf, useFormat, useOrderColumns } from '@kyakhta/console';
import { Plural, useLingui } from '@lingui/react/macro';
import { orderStatus } from '@kyakhta/contract/values';
import { Anchor, Box, CircleAlert, EmptyState, LinkButton, Lock, Money, Notice, PackageCheck, Wallet, cx } from '@kyakhta/ui';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

const shownRows = 8;

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ rows, total, counts }, balance] = await Promise.all([
    oldestFirst(statesOf('to-ship'), (filter) => ask(request, 'GET /shop/admin/order/page', filter)),
    ask(request, 'GET /shop/admin/settlement/balance', {}),
  ]);
  return {
    urgent: rows.slice(0, shownRows),
    toShip: total,
    late: rows.filter(isLate).length,
    toSign: countOf(counts, [orderStatus.waitingSupplierContract]),
    balance,
  };
}

/** What needs the seller now, and where the money stands. */
export function Component() {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const { urgent, toShip, late, toSign, balance } = useLoaderData<typeof loader>();
  const columns = useOrderColumns('seller');
  const amount = (value: number) => <Money>{money(value, balance.currency)}</Money>;
  return (
    <>
      <PageHead title={t({ message: 'Today', comment: 'Page: what needs the seller now' })} />
      {toSign > 0 ? (
        <Notice
          tone="wait"
          className="mb-4"
          action={
            <LinkButton size="sm" href={ordersHref({ view: 'contracts' })}>
              {t`See the contracts`}
            </LinkButton>
          }
        >
          <Plural
            value={toSign}
            one="# contract waits for your signature. An order whose contract is not signed within 72 hours is closed."
            other="# contracts wait for your signature. An order whose contract is not signed within 72 hours is closed."
          />
        </Notice>
      ) : null}
      <div className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-4">
        <Figure icon={Box} href={ordersHref({ view: 'to-ship' })} label={t`To ship`} note={t`paid, waiting for you`}>
          {number(toShip)}
        </Figure>
        <Figure
          icon={CircleAlert}
          href={ordersHref({ view: 'to-ship' })}
          label={t({ message: 'Late', comment: 'Number of orders past their deadline' })}
          note={late > 0 ? t`past the day to ship` : t`nothing is late`}
          alarm={late > 0}
        >
          {number(late)}
        </Figure>
        <Figure icon={Lock} href="/money" label={t`In escrow`} note={t`held until the buyer is satisfied`}>
          {amount(balance.inEscrow)}
        </Figure>
        <Figure icon={Wallet} href="/money" label={t`Available`} note={t`released to you`}>
          {amount(balance.available)}
        </Figure>
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">{t`What needs you now`}</h2>
        {toShip > urgent.length ? (
          <Anchor href={ordersHref({ view: 'to-ship' })} className="inline-flex min-h-8 items-center text-brand hover:underline">
            {t`All orders to ship`}
          </Anchor>
        ) : null}
      </div>
      {urgent.length > 0 ? (
        <DataTable label={t`What needs you now`} columns={columns} rows={urgent} rowKey={(row) => row.orderId} />
      ) : (
        <EmptyState
          icon={PackageCheck}
          title={t`Nothing waits for you`}
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
