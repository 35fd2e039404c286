interface Typed {
  readonly goodsNum: string;
  readonly refundAmount: string;
  readonly buyerReason: string;
}

/** What the server refuses at each field, whatever it makes of the rest. */
const refused: Typed = { goodsNum: '-', refundAmount: '-', buyerReason: '' };

/**
 * What is sent of a form of a refund. Where the page found something wrong it is what the server must refuse at that field: it tells
 * the other faults, and files nothing. What was typed would not do: the server reads 0 pieces as all of them.
 * @param faults what the page found, by its own fields
 */
export const refusedThere = (typed: Typed, faults: Readonly<Record<string, string>>): Typed => ({
  goodsNum: 'goodsNum' in faults ? refused.goodsNum : typed.goodsNum,
  refundAmount: 'refundAmount' in faults ? refused.refundAmount : typed.refundAmount,
  buyerReason: 'buyerReason' in faults || 'ownReason' in faults ? refused.buyerReason : typed.buyerReason,
});
