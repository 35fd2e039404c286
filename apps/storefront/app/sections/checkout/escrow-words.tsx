import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cx, ShieldCheck } from '@kyakhta/ui';
import { useClaimDays } from '../shell/claim-days.ts';

/** Where the money is and when it moves on, beside every button that pays. */
export function EscrowWords({ className }: { className?: string }) {
  const claimDays = useClaimDays();
  const { i18n } = useLingui();
  // Chinese sets no blank between sentences.
  const between = i18n.locale.startsWith('zh') ? '' : ' ';
  return (
    <p className={cx('flex gap-2 text-ink-2', className ?? 'text-sm')}>
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
      <span>
        <Trans>The money goes into escrow, not to the supplier.</Trans>
        {between}
        <Plural
          value={claimDays}
          one="It’s released only when you confirm that everything is right, or # day after receipt if you make no claim."
          other="It’s released only when you confirm that everything is right, or # days after receipt if you make no claim."
        />
      </span>
    </p>
  );
}
