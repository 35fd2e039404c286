import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from '@kyakhta/ui';

export function DemoBanner() {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Test mode`} className="bg-amber-soft print:hidden text-sm text-amber">
      <p className="wrap flex items-center gap-2 py-1.5 md:justify-center">
        <Info aria-hidden className="size-4 shrink-0" />
        <Trans>Test mode: no real money moves</Trans>
      </p>
    </aside>
  );
}
