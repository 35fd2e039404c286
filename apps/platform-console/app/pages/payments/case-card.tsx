import { useFormat, usePayWay } from '@kyakhta/console';
import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, Button, CircleAlert, CircleCheck, Clock, Code, cx, Info, Money, RotateCcw, StatusTag, type Tone } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { entriesHref } from '../ledger/entries-resource.ts';
import { disputeHref } from '../disputes/disputes-resource.ts';
import { userHref } from '../users/users-resource.ts';
import { useCaseKinds } from './case-kinds.ts';
import { ageOf, outlookOf, waysOf, type CaseWay, type Outlook, type PaymentCase } from './case-ways.ts';
import { PaidFor } from './paid-for.tsx';

/** Whether nothing more happens by itself. */
const isDecision = (outlook: Outlook): boolean => ['held', 'bank', 'refused', 'overdue', 'foreign', 'taken', 'astray'].includes(outlook);
/** From when on a case that waits for an operator is late. */
const lateMinutes = 24 * 60;

/** One case whole: what is wrong, which money, where it is, what comes of it, and what is to be done. */
export function CaseCard({ one, onDecide }: { one: PaymentCase; onDecide: (way: CaseWay) => void }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const outlook = outlookOf(one);
  const ways = waysOf(outlook);
  const kinds = useCaseKinds();
  const buttons: Record<CaseWay, string> = {
    refund: t({ message: 'Send back', comment: 'Button: the money of a case goes back the way it came' }),
    byBank: t({ message: 'Returned by bank', comment: 'Button: notes that a bank transfer returned the money' }),
    giveUp: t({ message: 'Abandon', comment: 'Button: gives up a payment whose end the provider does not tell' }),
    close: t({ message: 'Close the case', comment: 'Button: an operator has dealt with a payment case' }),
  };
  const { note } = one;
  const ended = one.closedAt === null ? '' : moment(one.closedAt);
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">{kinds[one.kind]}</h2>
        <OutlookTag outlook={outlook} />
        <span className="ms-auto text-sm">
          {one.closedAt === null ? (
            <Age one={one} late={isDecision(outlook) && one.ageMinutes >= lateMinutes} />
          ) : (
            <time dateTime={one.closedAt} className="text-ink-3 tabular-nums">
              {t({ message: `Closed ${ended}`, comment: 'When a payment case was closed' })}
            </time>
          )}
        </span>
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 md:grid-cols-3 xl:grid-cols-[repeat(3,minmax(0,1fr))_repeat(3,minmax(9.5rem,1.3fr))]">
        <Fact name={t({ message: 'To be paid', comment: 'Amount that was expected of a payment' })}>
          <Money className="font-semibold">{money(one.expected, one.currency)}</Money>
        </Fact>
        <Fact name={t({ message: 'Captured by the provider', comment: 'What the provider says it took' })}>
          {one.told === null ? <None /> : <bdi dir="ltr">{one.told}</bdi>}
        </Fact>
        {one.kind === 'takenBack' ? <TakenBack one={one} /> : <Held one={one} />}
        <Fact name={t({ message: 'Payment', comment: 'Number of a payment, then the way it was paid' })}>
          <Anchor href={entriesHref({ reference: one.payNumber })} className="inline-flex min-h-6 items-center text-brand hover:underline">
            <Code className="text-sm">{one.payNumber}</Code>
          </Anchor>
          <PayWay one={one} />
        </Fact>
        <Fact name={t({ message: 'Orders', comment: 'Numbers of the orders of a payment' })}>
          <span className="grid justify-items-start">
            {one.orderNumbers.split(',').map((order) => (
              <PaidFor key={order} number={order} />
            ))}
          </span>
        </Fact>
        {one.refundNumbers === '' ? null : (
          <Fact name={t({ message: 'For refunds', comment: 'Numbers of the refunds that the money of a payment case goes back for' })}>
            <span className="grid justify-items-start">
              {one.refundNumbers.split(',').map((refund) => (
                <Anchor key={refund} href={disputeHref(refund)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                  <Code className="text-sm">{refund}</Code>
                </Anchor>
              ))}
            </span>
          </Fact>
        )}
        <Fact name={t({ message: 'Buyer', comment: 'Name and mail address' })}>
          <Anchor href={userHref(one.buyerId)} className="flex min-h-6 items-center text-brand hover:underline">
            <bdi>{one.buyer}</bdi>
          </Anchor>
          <bdi dir="ltr" className="block text-xs wrap-anywhere text-ink-3">
            {one.buyerMail}
          </bdi>
        </Fact>
      </dl>
      <WhatComes one={one} outlook={outlook} />
      <SameMoney one={one} />
      {one.bankReference === null ? null : (
        <p className="text-sm text-ink-2">
          {t({ message: 'Bank reference:', comment: 'Before the reference of a bank transfer that returned money' })}{' '}
          <Code className="text-ink">{one.bankReference}</Code>
        </p>
      )}
      {note === '' ? null : (
        <p className="text-sm text-ink-2">
          {t({ message: 'Note:', comment: 'Before what an operator wrote about a payment case' })} <bdi className="text-ink">{note}</bdi>
        </p>
      )}
      {ways.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {ways.map((way) => (
            <Button key={way} size="sm" variant={way === 'refund' || way === 'close' ? 'primary' : 'ghost'} onClick={() => onDecide(way)}>
              {buttons[way]}
            </Button>
          ))}
        </div>
      ) : null}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** What stands in suspense now, or what went back when the case was closed. */
function Held({ one }: { one: PaymentCase }) {
  const { t } = useLingui();
  const { list, money } = useFormat();
  const sums = one.closedAt === null ? one.held : one.returned;
  const name =
    one.closedAt === null
      ? t({ message: 'Held by us', comment: 'What of the money stands in suspense now' })
      : t({ message: 'Returned', comment: 'What of the money went back when the case was closed' });
  return <Fact name={name}>{sums.length === 0 ? <None /> : <Money>{list(sums.map((h) => money(h.amount, h.currency)))}</Money>}</Fact>;
}

/** Several cases of one payment are about one sum: whoever does not know that sends it twice. */
function SameMoney({ one }: { one: PaymentCase }) {
  const { t } = useLingui();
  if (one.sameMoney.length === 0) return null;
  return (
    <p className="flex max-w-prose items-start gap-2 text-sm text-amber">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t`Another open case of this payment is about the same money. Transfer it once, as one sum: recording it here closes both.`}
    </p>
  );
}

/** What left without us, and what of it the platform paid. */
function TakenBack({ one }: { one: PaymentCase }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const loss = one.lost === null || one.lostCurrency === null || one.lost === 0 ? null : money(one.lost, one.lostCurrency);
  const held = one.balanceHeld === null ? null : money(one.balanceHeld, one.currency);
  return (
    <Fact name={t({ message: 'Taken back', comment: 'Amounts that the provider gave back without us' })}>
      {one.takenBack === null ? <None /> : <bdi dir="ltr">{one.takenBack}</bdi>}
      {loss === null ? null : <span className="block text-xs text-seal">{t`The platform paid ${loss}`}</span>}
      {held === null ? null : <span className="block text-xs text-ink-3">{t`${held} of the balance are held for it`}</span>}
    </Fact>
  );
}

const None = () => <span className="text-ink-3">{'–'}</span>;

function PayWay({ one }: { one: PaymentCase }) {
  const payWay = usePayWay();
  return <span className="block text-xs text-ink-3">{payWay(one.payType) ?? one.provider}</span>;
}

function Age({ one, late }: { one: PaymentCase; late: boolean }) {
  const { t } = useLingui();
  const { precise } = useFormat();
  const { unit, count } = ageOf(one.ageMinutes);
  return (
    <time
      dateTime={one.openedAt}
      title={precise(one.openedAt)}
      className={cx('inline-flex items-center gap-1.5 tabular-nums', late ? 'font-semibold text-seal' : 'text-ink-2')}
    >
      {late ? <CircleAlert aria-hidden className="size-4" /> : null}
      {unit === 'minutes' ? (
        count < 1 ? (
          t`Open for less than a minute`
        ) : (
          <Plural value={count} one="Open for # minute" other="Open for # minutes" />
        )
      ) : unit === 'hours' ? (
        <Plural value={count} one="Open for # hour" other="Open for # hours" />
      ) : (
        <Plural value={count} one="Open for # day" other="Open for # days" />
      )}
    </time>
  );
}

function OutlookTag({ outlook }: { outlook: Outlook }) {
  const { t } = useLingui();
  const looks: Record<Outlook, { tone: Tone; icon: typeof Clock; word: string }> = {
    held: { tone: 'act', icon: CircleAlert, word: t({ message: 'Decide', comment: 'State of a payment case: waits for the operator' }) },
    bank: { tone: 'act', icon: CircleAlert, word: t({ message: 'Decide', comment: 'State of a payment case: waits for the operator' }) },
    partial: {
      tone: 'wait',
      icon: Clock,
      word: t({ message: 'Waiting for the rest', comment: 'State of a payment case: a bank transfer was short' }),
    },
    refused: { tone: 'act', icon: CircleAlert, word: t({ message: 'Decide', comment: 'State of a payment case: waits for the operator' }) },
    overdue: { tone: 'act', icon: CircleAlert, word: t({ message: 'Decide', comment: 'State of a payment case: waits for the operator' }) },
    taken: { tone: 'act', icon: CircleAlert, word: t({ message: 'Decide', comment: 'State of a payment case: waits for the operator' }) },
    astray: { tone: 'act', icon: CircleAlert, word: t({ message: 'Decide', comment: 'State of a payment case: waits for the operator' }) },
    foreign: { tone: 'act', icon: CircleAlert, word: t({ message: 'Decide', comment: 'State of a payment case: waits for the operator' }) },
    returning: {
      tone: 'wait',
      icon: RotateCcw,
      word: t({ message: 'Being returned', comment: 'State of a payment case: money on its way back' }),
    },
    asking: {
      tone: 'wait',
      icon: Clock,
      word: t({ message: 'Checking with the provider', comment: 'State of a payment case: the provider is asked' }),
    },
    settled: {
      tone: 'good',
      icon: CircleCheck,
      word: t({ message: 'Settled', comment: 'State of a payment case: nothing is held any more' }),
    },
    closed: { tone: 'good', icon: CircleCheck, word: t({ message: 'Closed', comment: 'State of a payment case' }) },
  };
  const { tone, icon, word } = looks[outlook];
  return (
    <StatusTag tone={tone} icon={icon}>
      {word}
    </StatusTag>
  );
}

/** What happens by itself, and what does not. */
function WhatComes({ one, outlook }: { one: PaymentCase; outlook: Outlook }) {
  const { t } = useLingui();
  const reason = one.reason ?? '';
  const words: Record<Outlook, string | null> = {
    bank:
      one.kind === 'refundDue'
        ? t`It paid for the order by bank transfer, and this amount goes back to the buyer as a refund. Transfer it to the sender, and record that here.`
        : t`It arrived by bank transfer and pays for nothing. Transfer it back to the sender, and record that here.`,
    partial: t`The order waits for the rest. When its time expires the order closes, and this money has to be returned.`,
    asking: t`The provider is asked again automatically, and the case closes with its answer. Until then the order is neither paid nor cancelled, and its goods stay reserved.`,
    returning: t`The money is being returned by the original payment method. The case closes automatically once the provider confirms it.`,
    overdue: t`The provider has not confirmed the return for days. Check with the provider. If it did not return the money, do so by bank transfer and record that here: our request then counts as failed.`,
    refused: t`The provider did not return the money (${reason}). Try again, or return it by bank transfer and record that here.`,
    foreign: t`Our books do not have this currency, so the money cannot be returned from here. Return it at the provider or by bank transfer, and record that here.`,
    held:
      one.kind === 'wrongAmount' || one.kind === 'wrongCurrency'
        ? t`The order does not count as paid. The money is held until it is returned.`
        : t`The money pays for nothing and is held until it is returned.`,
    astray: t`The provider answers about another payment, so nothing is known about this one. It is asked again automatically. Abandon the payment if this continues.`,
    taken: one.orderNumbers.startsWith('T')
      ? t`The provider returned this top-up without us: by a refund in its dashboard, or because of a chargeback. What was left on the buyer’s balance is held until you decide.`
      : t`The provider returned this money without us: by a refund in its dashboard, or because of a chargeback. The order is on hold: close the case to let it continue, or settle the order.`,
    settled: t`Nothing of it is held any more; the case closes automatically.`,
    closed: null,
  };
  const text = words[outlook];
  return text === null ? null : (
    <p className="flex max-w-prose items-start gap-2 text-sm text-ink-2">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      {text}
    </p>
  );
}
