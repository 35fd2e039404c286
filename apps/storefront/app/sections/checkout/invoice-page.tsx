import { useLingui } from '@lingui/react/macro';
import { Button, Card, Code, LinkButton, Money } from '@kyakhta/ui';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import type { Payment } from './payment.server.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { TransferLedger } from './transfer-ledger.tsx';

/** A payment invoice: what is to be transferred, where to, for which orders. On paper nothing else stands around it. */
export function InvoicePage({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const transfer = payment.attempt?.transfer;
  if (!transfer) return null;
  const { until } = transfer;
  const facts = [
    {
      label: payment.topUp ? t`Top-up of your balance` : t`Orders`,
      value: payment.orderNumbers.map((number) => (
        <Code key={number} className="me-3">
          {number}
        </Code>
      )),
    },
    { label: t`Recipient`, value: payment.receiver },
    { label: t`Address`, value: payment.address },
    ...(until === null ? [] : [{ label: t`Must arrive by`, value: until }]),
  ].filter(({ value }) => value !== '');
  return (
    <div className="wrap max-w-3xl! pt-4 print:pt-0">
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <LinkButton href={paths.payment(payment.references)} variant="ghost">{t`Back to the payment`}</LinkButton>
        <Button onClick={() => window.print()}>{t`Print`}</Button>
        <LinkButton href={farPaths.paymentInvoiceFile(payment.references)} download variant="ghost">
          {t`Payment invoice as PDF`}
        </LinkButton>
      </div>
      <Card className="grid gap-6 print:border-0 print:shadow-none">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h1 className="text-xl font-semibold md:text-2xl">{t`Payment invoice`}</h1>
          <Code className="text-ink-2">{payment.attempt?.payNumber ?? ''}</Code>
        </div>
        <p>
          <span className="block text-sm text-ink-2">{t`Invoice total`}</span>
          <Money className="text-2xl font-bold tracking-tight">{payment.amount}</Money>
        </p>
        {transfer.received === null ? null : <TransferLedger total={null} incoming={transfer} />}
        <TransferFacts payment={payment} amount={payment.amount} />
        <InvoiceLines payment={payment} />
        <dl className="grid gap-2 border-t border-line pt-5 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
              <dt className="text-ink-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-2">
          {payment.topUp
            ? t`The money goes to your balance.`
            : t`The money goes into escrow. The supplier is paid only once you have the goods.`}
        </p>
      </Card>
    </div>
  );
}
