import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';

/** Journal entries by what they are. */
export function useEntryKinds(): Readonly<Record<Output<'GET /platform/ledger/page'>['records'][number]['kind'], string>> {
  const { t } = useLingui();
  return {
    opening: t({ message: 'Opening', comment: 'Kind of a journal entry' }),
    capture: t({ message: 'Money taken', comment: 'Kind of a journal entry: a payment came' }),
    refund: t({ message: 'Refund', context: 'entry', comment: 'Kind of a journal entry' }),
    release: t({ message: 'Release from escrow', comment: 'Kind of a journal entry' }),
    remainder: t({ message: 'Remainder of an order', comment: 'Kind of a journal entry: what is left in escrow when an order ends' }),
    reversal: t({ message: 'Reversal', comment: 'Kind of a journal entry' }),
    payout: t({ message: 'Payout', context: 'entry', comment: 'Kind of a journal entry: to a store or a buyer' }),
    payoutBack: t({ message: 'Payout withdrawn', comment: 'Kind of a journal entry' }),
    correction: t({ message: 'Correction of a balance', comment: 'Kind of a journal entry' }),
    gift: t({ message: 'Gift with a top-up', comment: 'Kind of a journal entry' }),
    points: t({ message: 'Value of points', comment: 'Kind of a journal entry: points pay a part of an order' }),
    promotion: t({ message: 'What the platform pays of a price', comment: 'Kind of a journal entry' }),
    hold: t({ message: 'Balance held', comment: 'Kind of a journal entry: for a payment under way, or let go of' }),
    adjustment: t({ message: 'Adjustment', comment: 'Kind of a journal entry' }),
    grant: t({ message: 'Granted refund', comment: 'Kind of a journal entry' }),
    faultFreight: t({
      message: 'Freight at a store’s cost',
      comment: 'Kind of a journal entry: went back to a buyer for a fault of the store',
    }),
    debt: t({ message: 'Debt of a store', comment: 'Kind of a journal entry' }),
    lateCash: t({ message: 'Cash that came late', comment: 'Kind of a journal entry' }),
  };
}
