import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@kyakhta/ui';
import type { Payment } from './payment.server.ts';

/** A part of the sum from the balance, beside an online payment of the rest; folded away, because few need it. */
export function BalancePart({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { part, currency } = payment.fromBalance;
  const { balance } = payment;
  return (
    <details open={part !== ''} className="rounded-2 border border-line px-4 py-2">
      <summary className="flex min-h-8 cursor-pointer items-center font-medium">{t`Pay part from your balance`}</summary>
      <input type="hidden" name="heldPart" value={part} />
      <TextInput
        name="balanceAmount"
        label={t`Amount from your balance, in ${currency}`}
        hint={t`You have ${balance}. You pay the rest online, with the method chosen above. The amount from your balance is held until then, and released if the payment fails.`}
        defaultValue={part}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        className="mt-2 mb-2 max-w-md"
      />
    </details>
  );
}
