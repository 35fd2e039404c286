import { useLingui } from '@lingui/react/macro';
import { Card, LinkButton, Money, Notice } from '@kyakhta/ui';
import type { Refusal } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { MoneyWords } from './money-words.tsx';
import { OtherWays } from './other-ways.tsx';
import { Refused } from './payment-notices.tsx';
import type { Payment } from './payment.server.ts';
import { TransferFacts } from './transfer-facts.tsx';

/** A bank transfer is waited for: what to write on it, and the invoice to print. */
export function PaymentTransfer({ payment, refused }: { payment: Payment; refused: Refusal | null }) {
  const { t } = useLingui();
  const transfer = payment.attempt?.transfer;
  if (!transfer) return null;
  const { reference, until, received, missing } = transfer;
  return (
    <>
      <h1 className="mt-3 mb-5 text-xl font-semibold outline-none md:text-2xl">{t`Waiting for your bank transfer`}</h1>
      {refused ? <Refused refused={refused} action={null} /> : null}
      {received === null ? null : (
        <Notice tone="wait" className="mb-4">
          {t`${received} have come; ${missing} are still missing. Transfer the rest with the same reference. If it does not come in time, everything goes back to you.`}
        </Notice>
      )}
      <Card className="grid gap-5">
        <div className="border-b border-line pb-5">
          <p className="text-sm text-ink-2">{t`To transfer`}</p>
          <Money className="text-2xl font-bold tracking-tight md:text-3xl">{missing}</Money>
          {until === null ? null : (
            <p className="mt-1 text-ink-2">{t`The money must be in our account by ${until}. Transfers between banks often take two or three working days.`}</p>
          )}
        </div>
        <TransferFacts payment={payment} />
        <p className="text-sm text-ink-2">{t`Write ${reference} as the purpose and nothing else: without it we cannot tell what the money is for.`}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.paymentInvoice(payment.references)}>{t`Payment invoice to print`}</LinkButton>
          <LinkButton href={paths.paymentInvoiceFile(payment.references)} download variant="ghost">
            {t`Payment invoice as PDF`}
          </LinkButton>
        </div>
        <MoneyWords topUp={payment.topUp} />
        <OtherWays payment={payment} isOpen={refused !== null}>
          {t`Only if you have not sent the transfer yet: money that comes for it after that goes back to you.`}
        </OtherWays>
      </Card>
    </>
  );
}
