import type { PayoutState } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, CircleAlert, CircleCheck, Clock, Code, Money, RotateCcw, StatusTag, type Tone } from '@kyakhta/ui';
import { Form } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';
import type { Payouts } from './payouts.server.ts';

type Row = Payouts['rows'][number];

/** What has become of a payout, in a word. */
function PayoutTag({ state }: { state: PayoutState }) {
  const { t } = useLingui();
  const looks: Record<PayoutState, { tone: Tone; icon: typeof Clock; word: string }> = {
    asked: { tone: 'wait', icon: Clock, word: t({ message: 'Requested', comment: 'State of a payout' }) },
    approved: { tone: 'wait', icon: CircleCheck, word: t({ message: 'Approved', context: 'payout', comment: 'State of a payout' }) },
    paid: { tone: 'good', icon: CircleCheck, word: t({ message: 'Paid out', comment: 'State of a payout' }) },
    refused: { tone: 'act', icon: CircleAlert, word: t({ message: 'Refused', context: 'payout', comment: 'State of a payout' }) },
    canceled: { tone: 'plain', icon: RotateCcw, word: t({ message: 'Taken back', context: 'payout', comment: 'State of a payout' }) },
    returned: { tone: 'act', icon: RotateCcw, word: t({ message: 'Returned by the bank', comment: 'State of a payout' }) },
  };
  const { tone, icon, word } = looks[state];
  return (
    <StatusTag tone={tone} icon={icon}>
      {word}
    </StatusTag>
  );
}

/** Payouts of the balance, the newest first. */
export function PayoutList({ rows }: { rows: readonly Row[] }) {
  return (
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <PayoutRow key={row.number} row={row} />
        ))}
      </ul>
    </Card>
  );
}

function PayoutRow({ row }: { row: Row }) {
  const { t } = useLingui();
  const lang = useLang();
  const { amount, reason } = row;
  const isBack = row.state === 'refused' || row.state === 'returned';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <Money>{amount}</Money> <PayoutTag state={row.state} />
        </p>
        <p className="text-sm text-ink-2 tabular-nums">
          {row.ended ?? row.asked} · <bdi dir="ltr">{row.account}</bdi> · <Code>{row.number}</Code>
        </p>
        {row.bankReference === null || row.state !== 'paid' ? null : (
          <p className="text-sm text-ink-2">
            {t`Bank reference`}: <bdi dir="ltr">{row.bankReference}</bdi>
          </p>
        )}
        {isBack ? (
          <p className="text-sm text-ink-2">
            <bdi>{reason}</bdi> {t`The money is back in your balance.`}
          </p>
        ) : null}
      </div>
      {row.canCancel ? (
        <Form method="post" action={withLanguage(paths.payout(), lang)} preventScrollReset>
          <Button type="submit" name="cancel" value={row.number} variant="ghost" size="sm">
            {t({ message: 'Withdraw', comment: 'Button: a payout is not wanted any more' })} <span className="sr-only">{amount}</span>
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
