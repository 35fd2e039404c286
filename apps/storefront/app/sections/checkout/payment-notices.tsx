import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import type { Refusal } from '../../ask.ts';
import type { Payment } from './payment.server.ts';

/** Why the provider said no. */
export function Declined({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <div data-result="" className="mb-4">
      <Notice tone="error" title={t`Not paid: nothing was charged`}>
        {words}
      </Notice>
    </div>
  );
}

/** Why the server did not begin the payment. Trouble that will pass is no fault of the buyer's, and is not shown as one. */
export function Refused({ refused, action }: { refused: Refusal; action?: ReactNode }) {
  const { t } = useLingui();
  const passes = refused.failure === 'providerDown' || refused.failure === 'paymentBeingChecked';
  return (
    <div data-result="" className="mb-4">
      <Notice tone={passes ? 'wait' : 'error'} title={passes ? undefined : t`Not paid`} action={action}>
        {refused.msg}
      </Notice>
    </div>
  );
}

/** Money that came and fits nothing. Nothing is shown while there is none. */
export function MoneyNotice({ payment, className }: { payment: Payment; className: string }) {
  const { news } = payment;
  return news === null ? null : (
    <Notice tone="info" title={news.title} className={className}>
      {news.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
