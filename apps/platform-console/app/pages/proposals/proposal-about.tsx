import { orderHref, useFormat, useMay } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Code, Money } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { bankDetailNames, useBankWords } from '../../forms/bank-details.ts';
import { disputeHref } from '../disputes/disputes-resource.ts';
import { entriesHref } from '../ledger/entries-resource.ts';
import { storeHref } from '../stores/stores-resource.ts';
import { userHref } from '../users/users-resource.ts';

export type Proposal = Output<'GET /platform/proposal/page'>['records'][number];
const link = 'inline-flex min-h-6 items-center text-brand hover:underline';

/** Whom and what it concerns. Who may not open something reads its name. */
export function About({ one }: { one: Proposal }) {
  const may = useMay();
  const orders = one.transfer === null ? (one.orderNumber === null ? [] : [one.orderNumber]) : one.transfer.orderNumbers;
  const linked = (isOpen: boolean, href: string, children: ReactNode) =>
    isOpen ? (
      <Anchor href={href} className={link}>
        {children}
      </Anchor>
    ) : (
      <span>{children}</span>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {orders.map((number) => (
        <span key={number}>{linked(may('trade'), orderHref(number), <Code>{number}</Code>)}</span>
      ))}
      {one.userId === null ? null : linked(may('people'), userHref(one.userId), <bdi>{one.nickName}</bdi>)}
      {one.shopId === null ? null : linked(may('stores'), storeHref(one.shopId), <bdi>{one.shopName}</bdi>)}
    </div>
  );
}

/** What would follow from it, as a table of what goes where; in words where there is nothing to count. */
export function Effect({ one }: { one: Proposal }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const bankWords = useBankWords();
  const sum = (value: number, currency = one.currency ?? '') => <Money>{money(value, currency)}</Money>;
  const rows: { key: string; name: ReactNode; value: ReactNode }[] = [];
  const add = (key: string, name: ReactNode, value: ReactNode) => rows.push({ key, name, value });
  for (const [i, line] of (one.lines ?? []).entries()) {
    const pieces = number(line.count);
    const count = line.count > 0 ? t({ message: `${pieces} pcs`, comment: 'How many pieces of a line go back' }) : null;
    add(
      `line ${i}`,
      <>
        <bdi>{line.prodName}</bdi>
        {count === null ? null : <span className="text-ink-3"> · {count}</span>}
      </>,
      line.amount === null ? null : sum(line.amount),
    );
  }
  if (one.balance !== null) add('balance', t({ message: 'Balance now', comment: 'Beside a proposal' }), sum(one.balance));
  if (one.balanceAfter !== null) add('after', t({ message: 'Balance after it', comment: 'Beside a proposal' }), sum(one.balanceAfter));
  if (one.score !== null) add('score', t({ message: 'Points now', comment: 'Beside a proposal' }), number(one.score));
  if (one.scoreAfter !== null) add('scoreAfter', t({ message: 'Points after it', comment: 'Beside a proposal' }), number(one.scoreAfter));
  if (one.limitNow !== null) add('limit', t({ message: 'Now from', comment: 'Beside a proposal: an amount' }), sum(one.limitNow));
  if (one.transfer !== null) {
    const { expected, expectedCurrency, payer, transactionId } = one.transfer;
    add('expected', t({ message: 'Expected', comment: 'Beside a proposal: what a payment is to bring' }), sum(expected, expectedCurrency));
    if (one.amount !== null) add('came', t({ message: 'Came', comment: 'Beside a proposal: bank money' }), sum(one.amount));
    if (payer !== '') add('payer', t({ message: 'Payer', comment: 'Of a bank transfer' }), <bdi>{payer}</bdi>);
    add('transaction', t({ message: 'Transaction', comment: 'What the bank calls a transfer' }), <Code>{transactionId}</Code>);
  }
  if (one.goesTo === 'buyer' && one.amount !== null) add('toBuyer', t`To the buyer’s balance`, sum(one.amount));
  if (one.toBuyer !== null) add('toBuyer', t`Back to the buyer`, sum(one.toBuyer));
  const { store = null, commission = null, freight = null } = one.shares ?? {};
  if (store !== null) add('store', t({ message: 'To the store', comment: 'Beside a proposal: an amount' }), sum(store));
  if (commission !== null) add('commission', t({ message: 'Commission', comment: 'Beside a proposal: an amount' }), sum(commission));
  if (freight !== null) add('freight', t({ message: 'Freight', comment: 'Beside a proposal: an amount' }), sum(freight));
  for (const name of bankDetailNames) {
    if (one.bank === null) break;
    const { wanted, now } = one.bank;
    const was = now === null || now[name] === wanted[name] ? null : now[name];
    add(
      name,
      bankWords[name],
      <span className="wrap-anywhere">
        <bdi>{wanted[name] === '' ? '—' : wanted[name]}</bdi>
        {was === null ? null : (
          <del className="block text-ink-3">
            <bdi>{was === '' ? '—' : was}</bdi>
          </del>
        )}
      </span>,
    );
  }
  if (one.reference !== null && one.kind !== 'transfer') add('reference', t`Reference`, <Code>{one.reference}</Code>);
  return (
    <>
      {rows.length === 0 ? null : (
        <dl className="grid max-w-xl grid-cols-[1fr_auto] gap-x-6 gap-y-1 rounded-2 bg-sunk px-3 py-2 text-sm">
          {rows.map(({ key, name, value }) => (
            <div key={key} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-end tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {one.goodsBack === true ? <p className="text-sm text-ink-2">{t`The goods are back at the store.`}</p> : null}
    </>
  );
}

/** What was done, where it is found. */
export function Outcome({ done }: { done: NonNullable<Proposal['done']> }) {
  const may = useMay();
  const { refundSn, payNumber, reference } = done;
  const refund = refundSn === null ? null : <Code>{refundSn}</Code>;
  const payment = payNumber === null ? null : <Code>{payNumber}</Code>;
  const toRefund =
    refund === null || !may('trade') ? (
      refund
    ) : (
      <Anchor href={disputeHref(refundSn ?? '')} className={link}>
        {refund}
      </Anchor>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {toRefund === null ? null : (
        <span>
          <Trans comment="What was done: number of the refund">Refund {toRefund}</Trans>
        </span>
      )}
      {payment === null ? null : (
        <span>
          <Trans comment="What was done: number of the payment">Payment {payment}</Trans>
        </span>
      )}
      {reference === null || !may('money') ? null : (
        <Anchor href={entriesHref({ reference })} className={link}>
          <Trans comment="Link: what was booked">Journal entries</Trans>
        </Anchor>
      )}
    </p>
  );
}
