import { useLingui } from '@lingui/react/macro';
import { Card, LinkButton, Money, Notice } from '@kyakhta/ui';
import type { Refusal } from '../../ask.ts';
import { farPaths } from '../../far-paths.ts';
import { MoneyWords } from './money-words.tsx';
import { OtherWays } from './other-ways.tsx';
import { Refused } from './payment-notices.tsx';
import type { IncomingView, Payment } from './payment.server.ts';
import { TransferFacts } from './transfer-facts.tsx';
import { TransferLedger } from './transfer-ledger.tsx';

/** A bank transfer is waited for: what to write on it, and the invoice to print. */
export function PaymentTransfer({ payment, refused }: { payment: Payment; refused: Refusal | null }) {
  const { t } = useLingui();
  const transfer = payment.attempt?.transfer;
  if (!transfer) return null;
  const { reference, until, missing } = transfer;
  return (
    <>
      <h1 className="mt-3 mb-5 text-xl font-semibold outline-none md:text-2xl">
        {missing === null ? t`Your bank transfer is being checked` : t`Waiting for your bank transfer`}
      </h1>
      {refused ? <Refused refused={refused} action={null} /> : null}
      <HasCome transfer={transfer} />
      <Card className="grid gap-5">
        {missing === null ? null : (
          <div className="border-b border-line pb-5">
            <p className="text-sm text-ink-2">{t`To transfer`}</p>
            <Money className="text-2xl font-bold tracking-tight md:text-3xl">{missing}</Money>
            {until === null ? null : (
              <p className="mt-1 text-ink-2">{t`The money must reach our account by ${until}. Bank transfers often take two or three working days.`}</p>
            )}
          </div>
        )}
        {transfer.received === null ? null : <TransferLedger total={payment.amount} incoming={transfer} />}
        {missing === null ? null : (
          <>
            <TransferFacts payment={payment} amount={missing} />
            <p className="text-sm text-ink-2">{t`Enter ${reference} as the payment reference and nothing else: without it we can’t tell what the money is for.`}</p>
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <LinkButton href={farPaths.paymentInvoice(payment.references)}>{t`Payment invoice to print`}</LinkButton>
          <LinkButton href={farPaths.paymentInvoiceFile(payment.references)} download variant="ghost">
            {t`Payment invoice as PDF`}
          </LinkButton>
        </div>
        <MoneyWords topUp={payment.topUp} />
        {missing === null ? null : (
          <OtherWays payment={payment} isOpen={refused !== null}>
            {t`Only if you haven’t sent the transfer yet: money that arrives for it later is returned to you.`}
          </OtherWays>
        )}
      </Card>
    </>
  );
}

/** What has come so far, and whether anything is to be done. */
function HasCome({ transfer: { received, checking, missing } }: { transfer: IncomingView }) {
  const { t } = useLingui();
  if (received === null) return null;
  const words =
    checking === null
      ? t`We’ve received ${received}; ${missing} is still missing. Transfer the rest with the same reference. If it doesn’t arrive in time, everything is returned to you.`
      : missing === null
        ? t`We’ve received ${received} and are checking ${checking} of it: a second person at Kyakhta checks large transfers. You don’t need to do anything.`
        : t`We’ve received ${received} and are checking ${checking} of it: a second person at Kyakhta checks large transfers. ${missing} is still missing: transfer only that, with the same reference.`;
  return (
    <Notice tone="wait" className="mb-4">
      {words}
    </Notice>
  );
}
