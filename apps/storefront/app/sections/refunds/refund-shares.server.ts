import type { Output } from '@kyakhta/contract/types';
import type { Format } from '../../format.ts';

type Share = Output<'GET /p/orderRefund/preview'>['shares'][number];

/** The shares of the most that can go back, written for its reader, and their sum. */
export const sharesView = (format: Format, shares: readonly Share[], amount: number, currency: string) => ({
  amount: format.money(amount, currency),
  shares: shares.map((share) => ({
    kind: share.kind,
    amount: format.money(share.amount, currency),
    pieces: share.pieces === null ? null : format.whole(share.pieces),
    price: share.price === null ? null : format.money(share.price, currency),
  })),
});
export type SharesView = ReturnType<typeof sharesView>;
