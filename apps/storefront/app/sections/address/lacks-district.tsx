import { Trans } from '@lingui/react/macro';

/** Beside an address that was kept before its district was asked for: it stays good, and is better with it. */
export const LacksDistrict = () => (
  <span className="block text-sm text-amber">
    <Trans>The district is missing. We can still deliver here, but adding the district makes delivery more reliable.</Trans>
  </span>
);
