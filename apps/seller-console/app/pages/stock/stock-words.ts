import { useFormat } from '@kyakhta/console';
import type { StockFault, StockMovementKind, StockReason } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';

/** Why stock is another, in words. */
export function useMovementNames(): Readonly<Record<StockMovementKind, string>> {
  const { t } = useLingui();
  return {
    opening: t({ message: 'Opening stock', comment: 'What happened to stock: what there was at first' }),
    set: t({ message: 'Set in the product', comment: 'What happened to stock: changed in the form of the product' }),
    imported: t({ message: 'Set by an import', comment: 'What happened to stock: a file of products said so' }),
    received: t({ message: 'Goods received', comment: 'Why stock was changed' }),
    counted: t({ message: 'Counted', comment: 'Why stock was changed: the shelves were counted' }),
    damaged: t({ message: 'Damaged or lost', comment: 'Why stock was changed' }),
    returned: t({ message: 'Returned to the shelf', comment: 'Why stock was changed: goods came back' }),
    other: t({ message: 'Another reason', comment: 'Why stock was changed' }),
    reserved: t({ message: 'Reserved', comment: 'What happened to stock: an order was placed' }),
    released: t({ message: 'Released', comment: 'What happened to stock: an order does not need it any more' }),
    shipped: t({ message: 'Left the warehouse', comment: 'What happened to stock: it was shipped or given out' }),
    unshipped: t({ message: 'Not sent after all', comment: 'What happened to stock: a shipment was taken back, the goods are still here' }),
  };
}

/** Why a line was not taken, in words. */
export function useFaultWords() {
  const { t } = useLingui();
  const { number } = useFormat();
  return ({ fault, onHand, reserved }: { fault: StockFault; onHand: number | null; reserved: number | null }): string => {
    const promised = number(reserved ?? 0);
    const now = number(onHand ?? 0);
    const words: Readonly<Record<StockFault, string>> = {
      unknown: t`The store has no such variant, or several with this number.`,
      twice: t`This variant is listed twice.`,
      promised: t`Orders reserve ${promised} of it: the quantity cannot be lower.`,
      changed: t`There are ${now} on hand now. Check and enter the quantity again.`,
      tooMany: t`That is more than can be kept.`,
    };
    return words[fault];
  };
}

export const reasonsFor = (names: Readonly<Record<StockMovementKind, string>>, reasons: readonly StockReason[]) =>
  reasons.map((reason) => ({ reason, name: names[reason] }));
