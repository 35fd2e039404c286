import { useLingui } from '@lingui/react/macro';
import type { OverdueKind } from '@kyakhta/contract/values';

/** What an overdue order waits for. */
export function useOverdueWords(): (kind: OverdueKind) => string {
  const { t } = useLingui();
  const words: Readonly<Record<OverdueKind, string>> = {
    instalment: t`A part of the price is not paid`,
    pickup: t`Nobody collects the goods`,
    cash: t`The courier’s cash has not come`,
    shipping: t`The store has not shipped it`,
    takenBack: t`A payment of it was taken back`,
  };
  return (kind) => words[kind];
}
