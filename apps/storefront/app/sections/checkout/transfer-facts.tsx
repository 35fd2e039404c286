import { useLingui } from '@lingui/react/macro';
import { Code } from '@kyakhta/ui';
import type { Payment } from './payment.server.ts';

/** The bank details of a transfer that is waited for. */
export function TransferFacts({ payment, amount }: { payment: Payment; amount: string }) {
  const { t } = useLingui();
  const transfer = payment.attempt?.transfer;
  if (!transfer) return null;
  const rows = [
    { label: t`Reference (purpose)`, value: transfer.reference, code: true },
    { label: t`Amount`, value: amount },
    { label: t`Beneficiary`, value: transfer.beneficiary },
    { label: t`Account number`, value: transfer.account, code: true },
    { label: t`Bank`, value: transfer.bankName },
    { label: t`BIC / SWIFT`, value: transfer.bankCode, code: true },
    { label: t`Bank address`, value: transfer.bankAddress },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="grid gap-2">
      {rows.map(({ label, value, code }) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-medium select-all">{code ? <Code>{value}</Code> : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}
