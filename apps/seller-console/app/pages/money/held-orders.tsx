import { DataTable, OrderTag, orderHref, useFormat, useMay, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import type { HeldReason } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, cx, LinkButton, Money } from '@kyakhta/ui';
import { refundHref } from '../refunds/refunds-resource.ts';
import { moneyHref } from './money-resource.ts';

export type Held = Output<'GET /shop/admin/settlement/held'>['records'][number];

/** Orders whose money is held, each with why it is not the store's yet; what is released first comes first. */
export function HeldOrders({ rows, narrowed: { order, held } }: { rows: readonly Held[]; narrowed: { order?: string; held?: string } }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const may = useMay();
  const columns: readonly Column<Held>[] = [
    {
      key: 'order',
      head: t({ message: 'Order', comment: 'Column: number of the order' }),
      card: 'title',
      render: (row) =>
        may('orders') ? (
          <Anchor
            href={orderHref(row.orderNumber)}
            className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline"
          >
            <Code>{row.orderNumber}</Code>
          </Anchor>
        ) : (
          <Code>{row.orderNumber}</Code>
        ),
    },
    { key: 'buyer', head: t({ message: 'Buyer', comment: 'Column' }), card: 'line', render: (row) => <bdi>{row.buyerName}</bdi> },
    { key: 'state', head: t({ message: 'State', comment: 'Column' }), card: 'state', render: (row) => <OrderTag order={row} /> },
    {
      key: 'why',
      head: t({ message: 'Reason for holding', comment: 'Column: reasons why money of an order is in escrow' }),
      card: 'line',
      render: (row) => <Reasons of={row.reasons} />,
    },
    {
      key: 'amount',
      head: t({ message: 'In escrow, gross', comment: 'All that the escrow of an order holds' }),
      numeric: true,
      render: (row) => <Money>{money(row.held, row.currency)}</Money>,
    },
    {
      key: 'kept',
      head: t({ message: 'Commission and freight', comment: 'Column: what of an amount the platform keeps' }),
      numeric: true,
      render: ({ split, currency }) => <Kept amount={split.commission + split.freight} currency={currency} />,
    },
    {
      key: 'disputed',
      head: t({ message: 'Refunds pending', comment: 'Column: amount of refunds that are under way' }),
      numeric: true,
      render: ({ split, currency }) => <Kept amount={split.disputed} currency={currency} />,
    },
    {
      key: 'store',
      head: t`Your share, net`,
      numeric: true,
      render: ({ split, currency }) => <Money>{money(split.store, currency)}</Money>,
    },
  ];
  return (
    <>
      {held === undefined ? (
        <div>
          <LinkButton size="sm" variant="ghost" href={moneyHref({ order, held: 'stopped' })}>
            {t`Only blocked orders: refunds, overdue instalments, chargebacks`}
          </LinkButton>
        </div>
      ) : null}
      <DataTable label={t`Money in escrow`} columns={columns} rows={rows} rowKey={(row) => row.orderNumber} />
    </>
  );
}

/** What of an amount does not come to the store; a dash for nothing. */
function Kept({ amount, currency }: { amount: number; currency: string }) {
  const { money } = useFormat();
  return amount === 0 ? <span className="text-ink-3">{'–'}</span> : <Money>{money(-amount, currency)}</Money>;
}

const late: ReadonlySet<HeldReason> = new Set(['partOverdue', 'shipLate', 'readyLate']);

function Reasons({ of }: { of: Held['reasons'] }) {
  const { t } = useLingui();
  const { deadline } = useFormat();
  const may = useMay();
  const word = (kind: HeldReason, until: string | null): string => {
    const day = until === null ? '' : deadline(until);
    const words: Readonly<Record<HeldReason, string>> = {
      takenBack: t`The bank charged the payment back; Kyakhta is looking into it`,
      refund: t`The buyer requests a refund`,
      partOverdue: t`An instalment has been overdue since ${day}`,
      part: t`An instalment is due by ${day}`,
      ship: t`To be shipped by ${day}`,
      shipLate: t`Late: was to be shipped by ${day}`,
      ready: t`To be made ready by ${day}`,
      readyLate: t`Late: was to be made ready by ${day}`,
      receipt:
        until === null ? t`Waiting for the buyer to confirm receipt` : t`Waiting for the buyer to confirm receipt, by ${day} at the latest`,
      collect: t`Waiting for the buyer to collect`,
      vouchers: until === null ? t`Vouchers are not used yet` : t`Vouchers are not used yet; they end by ${day}`,
      claim: t`Claim period until ${day}`,
    };
    return words[kind];
  };
  return (
    <ul className="grid gap-0.5">
      {of.map(({ kind, until, refundSn }) => (
        <li key={`${kind}${refundSn ?? ''}`} className={cx(late.has(kind) && 'font-semibold text-seal')}>
          {refundSn === null || !may('orders') ? (
            word(kind, until)
          ) : (
            <Anchor href={refundHref(refundSn)} className="inline-flex min-h-6 items-center text-brand underline">
              {word(kind, until)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
