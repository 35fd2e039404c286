import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, StatusTag } from '@kyakhta/ui';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../lists/column.ts';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import type { Order } from './types.ts';

type Voucher = Order['vouchers'][number];

/** The vouchers of an order and what became of each. Their codes are the buyer's alone. */
export function OrderVouchers({ order }: { order: Order }) {
  const { t } = useLingui();
  const { moment, deadline, number } = useFormat();
  if (order.vouchers.length === 0) return null;
  const names = new Map(order.orderItemDtos.map((item) => [item.orderItemId, item.prodName]));
  const places = new Map(order.vouchers.map((voucher, index) => [voucher.voucherId, index + 1]));
  const columns: Column<Voucher>[] = [
    {
      key: 'place',
      head: t({ message: 'Voucher', comment: 'Column: its place among the vouchers of an order' }),
      card: 'title',
      render: (voucher) => number(places.get(voucher.voucherId) ?? 0),
    },
    {
      key: 'what',
      head: t({ message: 'For', comment: 'Column: what a voucher is for' }),
      card: 'line',
      render: (voucher) => <bdi>{names.get(voucher.orderItemId)}</bdi>,
    },
    { key: 'state', head: t({ message: 'State', comment: 'Column' }), card: 'state', render: ({ state }) => <StateTag state={state} /> },
    {
      key: 'until',
      head: t({ message: 'Until', comment: 'Column: when a voucher ends' }),
      render: ({ validUntil }) => <time dateTime={validUntil}>{deadline(validUntil)}</time>,
    },
    {
      key: 'at',
      head: t({ message: 'Changed', comment: 'Column: when a voucher was redeemed, or ended' }),
      render: ({ redeemedTime, endedTime }) => {
        const at = redeemedTime ?? endedTime;
        return at === null ? '–' : <time dateTime={at}>{moment(at)}</time>;
      },
    },
  ];
  return (
    <Section title={t`Vouchers`}>
      <p className="mb-3 text-ink-2">{t`Only the buyer can see the codes. A code can be redeemed once the buyer has looked at it.`}</p>
      <DataTable label={t`Vouchers`} columns={columns} rows={order.vouchers} rowKey={({ voucherId }) => String(voucherId)} needs="narrow" />
    </Section>
  );
}

function StateTag({ state }: { state: Voucher['state'] }) {
  const { t } = useLingui();
  const words = {
    ready: {
      tone: 'plain',
      icon: Clock,
      text: t({ message: 'Not viewed yet', comment: 'State of a voucher: the buyer has not seen its code' }),
    },
    revealed: { tone: 'info', icon: Clock, text: t({ message: 'Can be redeemed', comment: 'State of a voucher' }) },
    redeemed: { tone: 'good', icon: CircleCheck, text: t({ message: 'Redeemed', comment: 'State of a voucher' }) },
    expired: { tone: 'plain', icon: CircleX, text: t({ message: 'Expired', comment: 'State of a voucher' }) },
    void: { tone: 'plain', icon: CircleX, text: t({ message: 'Void because of a refund', comment: 'State of a voucher' }) },
  } as const;
  const { tone, icon, text } = words[state];
  return (
    <StatusTag tone={tone} icon={icon}>
      {text}
    </StatusTag>
  );
}
