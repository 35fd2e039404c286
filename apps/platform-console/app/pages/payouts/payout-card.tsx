import { Facts, PayoutTag, useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { payoutTopUpDays, type PayoutVerb } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, CircleAlert, Code, Money } from '@kyakhta/ui';
import { entriesHref } from '../ledger/entries-resource.ts';
import { storeHref } from '../stores/stores-resource.ts';
import { userHref } from '../users/users-resource.ts';

export type Payout = Output<'GET /platform/settlement/payouts'>['records'][number];
/** What an operator can do about a payout. */
export type PayoutWay = Exclude<PayoutVerb, 'cancel'>;
/** An account that was changed so few days before the payout was asked for is worth a look. */
const freshDays = 7;

/** One payout whole: who gets how much, where to, and what is to be done. */
export function PayoutCard({ one, onDecide }: { one: Payout; onDecide: (way: PayoutWay) => void }) {
  const { t } = useLingui();
  const { money, moment, country } = useFormat();
  const ltr = (text: string) => (
    <bdi dir="ltr" className="wrap-anywhere select-all">
      {text}
    </bdi>
  );
  const isOwn = one.state === 'approved' && one.ownApproval;
  const ways = one.can.filter((verb) => verb !== 'cancel');
  const changed = one.accountChangedAt;
  // Who approves and who sends the money are two people: both are notified.
  const isOpen = one.state === 'asked' || one.state === 'approved';
  const fresh = isOpen && changed !== null && Date.parse(one.askedAt) - Date.parse(changed) < freshDays * 86_400_000;
  const toppedUp = money(one.toppedUp ?? 0, one.currency);
  const changedAt = changed === null ? '' : moment(changed);
  const buttons: Record<PayoutWay, string> = {
    approve: t({ message: 'Approve', comment: 'Button: a payout may be sent' }),
    refuse: t({ message: 'Refuse', comment: 'Button: a payout is not made' }),
    paid: t({ message: 'Record as paid', comment: 'Button: the bank has sent a payout' }),
    returned: t({ message: 'The bank sent it back', comment: 'Button: a payout has come back' }),
  };
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold tabular-nums">
          <Money>{money(one.amount, one.currency)}</Money>
        </h2>
        <PayoutTag state={one.state} />
        <PayoutOwner one={one} />
        <time dateTime={one.askedAt} className="ms-auto text-sm text-ink-3 tabular-nums">
          {moment(one.askedAt)}
        </time>
      </header>
      <div className="grid gap-x-8 gap-y-1.5 md:grid-cols-2">
        <Facts
          facts={[
            { key: 'holder', term: t`Account holder`, value: <bdi>{one.bank.holder}</bdi> },
            { key: 'account', term: t`Account number`, value: ltr(one.bank.account) },
            { key: 'bank', term: t({ message: 'Bank', comment: 'Field: name of a bank' }), value: <bdi>{one.bank.bank}</bdi> },
            { key: 'swift', term: t`SWIFT code`, value: ltr(one.bank.swift) },
            { key: 'country', term: t({ message: 'Country', comment: 'Of a bank' }), value: country(one.bank.country) },
          ]}
        />
        <Facts
          facts={[
            {
              key: 'number',
              term: t({ message: 'Payout', comment: 'Column: number of a payout' }),
              value: (
                <Anchor
                  href={entriesHref({ reference: one.payoutNumber })}
                  className="inline-flex min-h-6 items-center text-brand hover:underline"
                >
                  <Code className="text-sm">{one.payoutNumber}</Code>
                </Anchor>
              ),
            },
            one.approvedBy === null ? null : { key: 'by', term: t`Approved by`, value: <bdi>{one.approvedBy}</bdi> },
            one.bankReference === null ? null : { key: 'reference', term: t`Bank reference`, value: ltr(one.bankReference) },
            one.reason === '' ? null : { key: 'reason', term: t`Reason`, value: <bdi>{one.reason}</bdi> },
            one.endedAt === null
              ? null
              : { key: 'ended', term: t({ message: 'Ended', comment: 'Day and time' }), value: moment(one.endedAt) },
          ]}
        />
      </div>
      {fresh ? (
        <p className="flex max-w-prose items-start gap-2 text-sm text-seal">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {one.kind === 'store'
            ? t`The bank account was set or changed on ${changedAt}. Confirm with the store through another channel that it made the change.`
            : t`The buyer added this bank account on ${changedAt}. Compare the account holder with the buyer.`}
        </p>
      ) : null}
      {isOpen && one.toppedUp !== null && one.toppedUp > 0 ? (
        <p className="flex max-w-prose items-start gap-2 text-sm text-ink-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t`Topped up within the ${payoutTopUpDays} days before: ${toppedUp}. A bank may still charge that back.`}
        </p>
      ) : null}
      {isOwn ? <p className="text-sm text-ink-2">{t`You approved it: another operator records it as paid.`}</p> : null}
      {ways.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {ways.map((way) => (
            <Button key={way} size="sm" variant={way === 'approve' || way === 'paid' ? 'primary' : 'ghost'} onClick={() => onDecide(way)}>
              {buttons[way]}
            </Button>
          ))}
        </div>
      ) : null}
    </article>
  );
}

/** Whose money it is: a store's, or a buyer's. */
function PayoutOwner({ one }: { one: Payout }) {
  const { t } = useLingui();
  const href = one.userId === null ? storeHref(one.shopId ?? 0) : userHref(one.userId);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Anchor href={href} className="inline-flex min-h-6 items-center text-brand hover:underline">
        <bdi>{one.shopName ?? one.nickName}</bdi>
      </Anchor>
      {one.kind === 'buyer' ? (
        <span className="text-sm text-ink-2">{t({ message: 'Buyer', comment: 'Whose money a payout is' })}</span>
      ) : null}
    </span>
  );
}
