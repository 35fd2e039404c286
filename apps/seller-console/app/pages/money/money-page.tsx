import {
  DataTable,
  OrderTag,
  PageHead,
  ask,
  oldestFirst,
  orderHref,
  statesOf,
  useFormat,
  type Column,
  type OrderRow,
} from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, ArrowRight, Card, Clock, Code, EmptyState, Lock, Money, Wallet, cx } from '@kyakhta/ui';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

const shownRows = 10;

export async function loader({ request }: LoaderFunctionArgs) {
  const [balance, received] = await Promise.all([
    ask(request, 'GET /shop/admin/settlement/balance', {}),
    oldestFirst(statesOf('received'), (filter) => ask(request, 'GET /shop/admin/order/page', filter)),
  ]);
  return { balance, next: received.rows.slice(0, shownRows) };
}

/** What the store has earned, on its way from escrow to the store. */
export function Component() {
  const { t } = useLingui();
  const { money } = useFormat();
  const { balance, next } = useLoaderData<typeof loader>();
  const amount = (value: number) => <Money>{money(value, balance.currency)}</Money>;
  const columns = useReleaseColumns();
  return (
    <>
      <PageHead title={t`Money`} />
      <ol className="mb-6 grid gap-3 lg:grid-cols-3">
        <Stage icon={Lock} label={t`In escrow`} figure={amount(balance.inEscrow)} last={false}>
          {t`Buyers have paid this. It is held until they are satisfied or the claim period is over.`}
        </Stage>
        <Stage
          icon={Clock}
          label={t({ message: 'Pending', comment: 'Money that is released but cannot be paid out yet' })}
          figure={amount(balance.pending)}
          last={false}
        >
          {t`Released from escrow, not yet free to be paid out.`}
        </Stage>
        <Stage icon={Wallet} label={t`Available`} figure={amount(balance.available)} last>
          {t`Yours: it can be paid out to the bank account of the store.`}
        </Stage>
      </ol>
      <h2 className="mb-3 text-lg font-semibold">{t`Released next`}</h2>
      {next.length > 0 ? (
        <DataTable label={t`Released next`} columns={columns} rows={next} rowKey={(row) => row.orderId} />
      ) : (
        <EmptyState icon={Clock} title={t`No release is near`}>
          {t`When a buyer has received an order, the day its money is released stands here.`}
        </EmptyState>
      )}
    </>
  );
}

function useReleaseColumns(): readonly Column<OrderRow>[] {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  return [
    {
      key: 'order',
      head: t({ message: 'Order', comment: 'Column: number of the order' }),
      card: 'title',
      render: (row) => (
        <Anchor
          href={orderHref(row.orderNumber)}
          className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline"
        >
          <Code>{row.orderNumber}</Code>
        </Anchor>
      ),
    },
    { key: 'buyer', head: t({ message: 'Buyer', comment: 'Column' }), card: 'line', render: (row) => <bdi>{row.buyerName}</bdi> },
    { key: 'state', head: t({ message: 'State', comment: 'Column' }), card: 'state', render: (row) => <OrderTag status={row.status} /> },
    {
      key: 'when',
      head: t({ message: 'Released on', comment: 'Column: day and time' }),
      render: (row) => (row.nextAt ? <time dateTime={row.nextAt}>{moment(row.nextAt)}</time> : '–'),
    },
    {
      key: 'amount',
      head: t({ message: 'In escrow', comment: 'Column: amount' }),
      numeric: true,
      render: (row) => <Money>{money(row.inEscrow, row.currency)}</Money>,
    },
  ];
}

type StageProps = { icon: ComponentType<SVGProps<SVGSVGElement>>; label: string; figure: ReactNode; last: boolean; children: ReactNode };

function Stage({ icon: Icon, label, figure, last, children }: StageProps) {
  return (
    <Card as="li" className={cx('relative grid content-start gap-1', last && 'border-brand')}>
      <span className="flex items-center gap-2 font-medium text-ink-2">
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {label}
      </span>
      <span className={cx('text-2xl font-semibold tabular-nums', last && 'text-brand')}>{figure}</span>
      <span className="text-sm text-ink-3">{children}</span>
      {last ? null : (
        <span
          aria-hidden
          className="absolute -end-5 top-1/2 z-1 hidden size-7 -translate-y-1/2 place-items-center rounded-full border border-line bg-paper text-ink-3 lg:grid"
        >
          <ArrowRight className="turn size-4" />
        </span>
      )}
    </Card>
  );
}
