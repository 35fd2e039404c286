/** What a freight template counts: pieces, grams or cubic centimetres. */
export const freightMeasure = { piece: 0, weight: 1, volume: 2 } as const;
export type FreightMeasure = (typeof freightMeasure)[keyof typeof freightMeasure];

/** What takes the place of the number of a template: nothing is charged, or each piece has the unit fee of its variant. */
export const noTemplate = { free: 0, unitFee: -1 } as const;

/** Fees of a template on one line of transport, in minor units; quantities are counted as the template does. */
export interface FreightRate {
  readonly first: number;
  readonly firstFee: bigint;
  readonly further: number;
  readonly furtherFee: bigint;
}

/** What a rate takes for so much: the first fee up to the first quantity, then one more for each further quantity that is begun. */
export const rateFee = ({ first, firstFee, further, furtherFee }: FreightRate, measured: bigint): bigint => {
  const over = measured - BigInt(first);
  const step = BigInt(further);
  return over <= 0n ? firstFee : firstFee + furtherFee * ((over + step - 1n) / step);
};
