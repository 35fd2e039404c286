import { useLingui } from '@lingui/react/macro';
import { Wallet } from '@kyakhta/ui';
import { EscrowWords } from './escrow-words.tsx';

/** Where the money goes, beside every button that pays. */
export function MoneyWords({ topUp }: { topUp: boolean }) {
  const { t } = useLingui();
  if (!topUp) return <EscrowWords />;
  return (
    <p className="flex gap-2 text-sm text-ink-2">
      <Wallet aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
      <span>{t`The money goes to your balance, and you can pay for orders with it at any time.`}</span>
    </p>
  );
}
