import { freightMeasure, rateFee } from '@kyakhta/contract/values';
import type { MoneyShape } from '../../format.ts';
import { cents, write } from '../../shape.ts';

/** Lower prices of a variant: for any tier its own, else one for all; they hold for no line of more pieces than `most`. */
export type BuyOffer = { price: number; tiers: readonly number[]; most: number | null };
export type BuySku = { skuId: number; price: number; ordinary: number; express: number; stock: number; offer?: BuyOffer | null };
export type BuyTier = { start: number; end: number | null; price: number };
export type BuyRate = { first: number; firstFee: number; further: number; furtherFee: number };
/** A freight template of the store; without a rate the unit fees stand. */
export type BuyTemplate = { measure: number; ordinary: BuyRate | null; express: BuyRate | null };
export type BuyTerms = {
  skus: readonly BuySku[];
  tiers: readonly BuyTier[];
  cartonQuantity: number;
  cartonWeight: number;
  cartonVolume: number;
  minimum: number;
  template: BuyTemplate | null;
};
export type Cartons = Readonly<Record<number, number>>;

/** What a choice of cartons comes to. Amounts are in hundredths of the settlement currency. */
export function sumOf(terms: BuyTerms, cartons: Cartons) {
  const { skus, tiers, cartonQuantity, minimum } = terms;
  const chosen = skus.map((sku) => ({ sku, pieces: (cartons[sku.skuId] ?? 0) * cartonQuantity }));
  const pieces = chosen.reduce((sum, line) => sum + line.pieces, 0);
  const cartonCount = pieces / cartonQuantity;
  const tierIndex = tierOf(tiers, Math.max(pieces, minimum));
  const at = (index: number, { sku, pieces: own }: (typeof chosen)[number]): number =>
    isOffered(sku, own) ? cents(sku.offer?.tiers[index] ?? sku.offer?.price ?? sku.price) : cents(tiers[index]?.price ?? sku.price);
  const goods = chosen.reduce((sum, line) => sum + at(tierIndex, line) * line.pieces, 0);
  return {
    pieces,
    cartonCount,
    tierIndex,
    goods,
    ordinary: freight(terms, pieces, 'ordinary', () => chosen.reduce((sum, line) => sum + cents(line.sku.ordinary) * line.pieces, 0)),
    express: freight(terms, pieces, 'express', () => chosen.reduce((sum, line) => sum + cents(line.sku.express) * line.pieces, 0)),
    weight: cartonCount * terms.cartonWeight,
    volume: cartonCount * terms.cartonVolume,
    missing: pieces > 0 && pieces < minimum ? minimum - pieces : 0,
    /** Variants of which more pieces are chosen than an offer is for. */
    missed: chosen.flatMap(({ sku, pieces: own }) => (sku.offer && !isOffered(sku, own) ? [sku.skuId] : [])),
    next:
      pieces > 0
        ? nextOf(
            tiers[tierIndex + 1],
            pieces,
            chosen
              .filter((line) => line.pieces > 0)
              .map((line) => ({ pieces: line.pieces, now: at(tierIndex, line), later: at(tierIndex + 1, line) })),
          )
        : null,
  };
}

const isOffered = ({ offer }: BuySku, pieces: number): boolean => Boolean(offer) && (offer?.most ?? pieces) >= pieces;

/** How many pieces more reach the next price, and what these pieces would save by it; null where they save nothing, or would not all cost the same. */
function nextOf(next: BuyTier | undefined, pieces: number, lines: readonly { pieces: number; now: number; later: number }[]) {
  const [first] = lines;
  const saving = lines.reduce((sum, line) => sum + (line.now - line.later) * line.pieces, 0);
  if (!next || !first || saving <= 0 || lines.some(({ later }) => later !== first.later)) return null;
  return { missing: next.start - pieces, price: first.later / 100, saving };
}

/** Freight of so many pieces in whole cartons: what the template takes for all of them, else what their unit fees come to. */
function freight(terms: BuyTerms, pieces: number, line: 'ordinary' | 'express', byUnit: () => number): number {
  const rate = terms.template?.[line];
  if (!terms.template || !rate) return byUnit();
  if (pieces === 0) return 0;
  const cartons = pieces / terms.cartonQuantity;
  const measured: Readonly<Record<number, number>> = {
    [freightMeasure.piece]: pieces,
    [freightMeasure.weight]: cartons * Math.round(terms.cartonWeight * 1000),
    [freightMeasure.volume]: cartons * Math.round(terms.cartonVolume * 1_000_000),
  };
  const { firstFee, furtherFee } = rate;
  const inCents = { ...rate, firstFee: BigInt(cents(firstFee)), furtherFee: BigInt(cents(furtherFee)) };
  return Number(rateFee(inCents, BigInt(measured[terms.template.measure] ?? 0)));
}

export type Sum = ReturnType<typeof sumOf>;

/** What the chosen courier takes; null where the store sends nothing by courier: another way has its own price, or none. */
export const freightOf = (transports: readonly { express: boolean }[], sum: Pick<Sum, 'ordinary' | 'express'>, express: boolean) => {
  const chosen = transports.find((transport) => transport.express === express) ?? transports[0];
  return chosen === undefined ? null : chosen.express ? sum.express : sum.ordinary;
};

/** An amount as it is written, and a dash before anything is chosen: "$0.00" would be a price. */
export const sumText = ({ shapes }: { shapes: { money: MoneyShape } }, { pieces }: Pick<Sum, 'pieces'>, hundredths: number): string =>
  pieces ? write(shapes.money, hundredths / 100) : '–';

/** The tier that holds a quantity; below the first it is the first; -1 without tiers. */
export function tierOf(tiers: readonly BuyTier[], pieces: number): number {
  if (tiers.length === 0) return -1;
  return Math.max(
    0,
    tiers.findLastIndex(({ start }) => start <= pieces),
  );
}
