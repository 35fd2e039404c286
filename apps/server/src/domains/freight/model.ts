import { deliveryType, freightMeasure, type FreightRate, rateFee, transportType } from '@kyakhta/contract';
import { allocate, type Currency, type Money, money, multiply, zero } from '@kyakhta/money';

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

/** How a store charges for goods that are carried. Its numbers are counted in what `measure` says, its fees in minor units. */
export interface FreightTemplate {
  readonly id: number;
  readonly measure: number;
  readonly ordinary: FreightRate;
  /** Null: express freight stays the unit fee of each variant. */
  readonly express: FreightRate | null;
}

/** So many pieces of a variant, with everything that can decide on their freight. */
export interface Carried {
  readonly count: number;
  readonly cartonQuantity: number;
  readonly cartonWeightGrams: number;
  readonly cartonVolumeCm3: number;
  readonly ordinary: Money;
  readonly express: Money;
  readonly isFree: boolean;
  readonly template: FreightTemplate | null;
}

/** What the freight of a line goes by: a fee for each piece, or a template, with what the line adds to its measure. */
export type LineFreight =
  | { readonly templateId: null; readonly unitFee: Money }
  | { readonly templateId: number; readonly rate: FreightRate; readonly measured: bigint };

/** A line that is charged by the piece. */
export const byUnit = (unitFee: Money): LineFreight => ({ templateId: null, unitFee });

/** How much a template counts of some goods. Weight and volume are whole cartons': they are packed and sent in them. */
export const measuredOf = (
  measure: number,
  goods: Pick<Carried, 'count' | 'cartonQuantity' | 'cartonWeightGrams' | 'cartonVolumeCm3'>,
): bigint => {
  if (measure === freightMeasure.piece) return BigInt(goods.count);
  const cartons = BigInt(Math.ceil(goods.count / goods.cartonQuantity));
  return cartons * BigInt(measure === freightMeasure.weight ? goods.cartonWeightGrams : goods.cartonVolumeCm3);
};

/** What goods go by on a line of transport: nothing, the template of their product, else the unit fee of their variant. */
export const lineFreight = (goods: Carried, transport: number): LineFreight => {
  const isExpress = transport === transportType.express;
  const unitFee = isExpress ? goods.express : goods.ordinary;
  if (goods.isFree) return byUnit(zero(unitFee.currency));
  const rate = isExpress ? goods.template?.express : goods.template?.ordinary;
  if (goods.template === null || rate === undefined || rate === null) return byUnit(unitFee);
  return { templateId: goods.template.id, rate, measured: measuredOf(goods.template.measure, goods) };
};

/**
 * Freight of the lines of one order, in their order. Lines of one template share its first quantity: what they measure is
 * added up, charged once and spread over them in proportion, by largest remainder, so that they add up to it exactly.
 */
export const freightsOf = (lines: readonly { readonly count: number; readonly freight: LineFreight }[], currency: Currency): Money[] => {
  const freights = lines.map(({ count, freight }) => (freight.templateId === null ? multiply(freight.unitFee, count) : zero(currency)));
  const templated = lines.flatMap(({ count, freight }, place) => (freight.templateId === null ? [] : [{ ...freight, count, place }]));
  for (const own of Map.groupBy(templated, (l) => l.templateId).values()) {
    const measured = own.reduce((sum, l) => sum + l.measured, 0n);
    // Goods that nobody has weighed share by pieces; the editor lets none name such a template.
    const weights = own.map((l) => (measured > 0n ? l.measured : BigInt(l.count)));
    const fee = own[0] === undefined ? 0n : rateFee(own[0].rate, measured);
    for (const [i, share] of allocate(money(fee, currency), weights).entries()) {
      const place = own[i]?.place;
      if (place !== undefined) freights[place] = share;
    }
  }
  return freights;
};
