import { useLingui } from '@lingui/react/macro';
import type { OverdueKind } from '@kyakhta/contract/values';

/** What an overdue order waits for. */
export function useOverdueWords(): (kind: OverdueKind) => string {
  const { t } = useLingui();
  const words: Readonly<Record<OverdueKind, string>> = {
    instalment: t`An instalment is unpaid`,
    pickup: t`Goods not collected`,
    cash: t`Courier’s cash not received`,
    shipping: t`Not shipped by the store`,
    takenBack: t`A payment was charged back`,
  };
  return (kind) => words[kind];
}
