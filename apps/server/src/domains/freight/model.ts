import { deliveryType, transportType } from '@kyakhta/contract';
import { type Money, multiply } from '@kyakhta/money';

/** Days from shipping to the door, by line, as the specification estimates them. */
const days: Readonly<Record<number, { readonly min: number; readonly max: number }>> = {
  [transportType.ordinary]: { min: 18, max: 23 },
  [transportType.express]: { min: 12, max: 15 },
};

/** The estimate of a line of transport. @throws Error for a number that is no line. */
export const daysOf = (transport: number): { readonly min: number; readonly max: number } => {
  const found = days[transport];
  if (found === undefined) throw new Error(`no transport line ${transport}`);
  return found;
};

/** Days from shipping to the door, or until the goods can be taken, by kind of delivery: only couriers travel by a line. */
export const daysUnderWay = (delivery: number, transport: number): { readonly min: number; readonly max: number } =>
  delivery === deliveryType.courier ? daysOf(transport) : { min: 0, max: delivery === deliveryType.sameCity ? 1 : 0 };

export interface UnitFees {
  readonly ordinary: Money;
  readonly express: Money;
}

/** The unit fee of a variant on a line of transport. */
export const unitFee = (fees: UnitFees, transport: number): Money => (transport === transportType.express ? fees.express : fees.ordinary);

/** Freight of a line: so many pieces at the variant's unit fee. */
export const freightOf = (fee: Money, pieces: number): Money => multiply(fee, pieces);
