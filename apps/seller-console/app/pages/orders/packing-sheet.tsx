import { AddressLines, useFormat, type Order } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Cell, Code, cx, HeadCell, Row, Table } from '@kyakhta/ui';
import { leftOut, toPack } from './packing-list.ts';

/** On a phone the sheet has no room to scroll: it is read, not turned. */
const narrow = 'max-sm:px-2';

/** What is to be packed of an order, on a sheet to tick off beside the cartons. It has no prices: it may lie in one. */
export function PackingSheet({ order, heading: Heading = 'h1' }: { order: Order; heading?: 'h1' | 'h2' }) {
  const { t } = useLingui();
  const { number, unit, day, comma } = useFormat();
  const lines = toPack(order);
  const cartons = number(lines.reduce((sum, { packed }) => sum + packed, 0));
  const title = t`Packing list`;
  const Part = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="text-xl font-semibold">{title}</Heading>
        <p>
          <Code className="text-lg font-semibold">{order.orderNumber}</Code>
          {comma}
          <time dateTime={order.createTime}>{day(order.createTime)}</time>
        </p>
      </header>
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <section>
          <Part className="text-sm font-semibold text-ink-3">{t({ message: 'From', comment: 'On a packing list: the sender' })}</Part>
          <p>
            <bdi>{order.shopName}</bdi>
          </p>
        </section>
        {order.userAddrDto === null ? null : (
          <section>
            <Part className="text-sm font-semibold text-ink-3">{t({ message: 'To', comment: 'On a packing list: the recipient' })}</Part>
            <AddressLines address={order.userAddrDto} />
          </section>
        )}
      </div>
      {order.remarks === '' ? null : (
        <p className="rounded-2 border border-line p-3">
          <span className="font-semibold">{t`The buyer writes:`}</span> <bdi className="wrap-anywhere">{order.remarks}</bdi>
        </p>
      )}
      {lines.length === 0 ? (
        <p>{t`Nothing of this order is left to pack.`}</p>
      ) : (
        <>
          <Table label={Heading === 'h1' ? title : `${title} ${order.orderNumber}`}>
            <thead>
              <Row>
                <HeadCell className={narrow}>{t({ message: 'Packed', comment: 'Column with a box to tick by hand' })}</HeadCell>
                <HeadCell className={narrow}>{t`Product`}</HeadCell>
                <HeadCell numeric className={narrow}>
                  {t`Cartons`}
                </HeadCell>
                <HeadCell numeric className={narrow}>
                  {t({ message: 'Pieces', comment: 'Column of a packing list' })}
                </HeadCell>
              </Row>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Row key={line.orderItemId} className="break-inside-avoid">
                  <Cell className={narrow}>
                    <span aria-hidden className="block size-5 border-2 border-line-strong" />
                  </Cell>
                  <Cell className={cx(narrow, 'wrap-anywhere')}>
                    <span className="block font-medium">
                      <bdi>{line.prodName}</bdi>
                    </span>
                    <bdi className="text-ink-2">{line.skuName}</bdi>
                  </Cell>
                  <Cell numeric className={narrow}>
                    {number(line.packed)}
                  </Cell>
                  <Cell numeric className={cx(narrow, 'whitespace-nowrap')}>
                    {number(line.pieces)} <bdi>{unit(line.pieces, line.unit)}</bdi>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
          <p className="text-end font-semibold">{t`Total cartons: ${cartons}`}</p>
        </>
      )}
      <LeftOut order={order} />
    </>
  );
}

/** What stays out of the cartons until its refund is settled. */
function LeftOut({ order }: { order: Order }) {
  const { t } = useLingui();
  const { number, unit, comma } = useFormat();
  const lines = leftOut(order);
  if (lines.length === 0) return null;
  return (
    <section className="rounded-2 border border-line p-3">
      <p className="font-semibold">{t`Do not pack: the buyer has requested a refund`}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.orderItemId} className="wrap-anywhere">
            <bdi>{[line.prodName, line.skuName].filter(Boolean).join(' ')}</bdi>
            {comma}
            {number(line.pieces)} <bdi>{unit(line.pieces, line.unit)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
