/* oxlint-disable typescript/no-non-null-assertion -- every index is inside the arrays by the bounds of its loop */
/** From `start` pieces of the product on, `price` US cents a piece. */
export type Tier = { readonly start: number; readonly price: number };

/** What was really charged: `price` for `quantity` pieces in all, and how much it counts. */
export type Observation = { readonly quantity: number; readonly price: number; readonly weight: number };

/**
 * The price list that agrees with as much weight of the observations as a list with falling prices can: the first
 * step starts at 1, each next one is cheaper. Throws RangeError without observations.
 *
 * Over the quantities in rising order, `best.get(p)` is the most weight of a list whose last price is p; a quantity
 * either goes on at p or steps down to p from a dearer one.
 */
export function tiersOf(observations: readonly Observation[]): Tier[] {
  if (observations.length === 0) throw new RangeError('a price list needs observations');
  const prices = [...new Set(observations.map(({ price }) => price))].toSorted((a, b) => b - a);
  const rank = new Map(prices.map((price, i) => [price, i]));
  const byQuantity = new Map<number, Float64Array>();
  for (const { price, quantity, weight } of observations) {
    let weights = byQuantity.get(quantity);
    if (!weights) byQuantity.set(quantity, (weights = new Float64Array(prices.length)));
    weights[rank.get(price)!]! += weight;
  }
  const quantities = [...byQuantity.keys()].toSorted((a, b) => a - b);

  let best = new Float64Array(prices.length);
  const cameFrom: Int32Array[] = [];
  for (const quantity of quantities) {
    const weights = byQuantity.get(quantity)!;
    const next = new Float64Array(prices.length);
    const from = new Int32Array(prices.length);
    let dearest = 0;
    for (let p = 0; p < prices.length; p++) {
      if (best[p]! > best[dearest]!) dearest = p;
      // Of equal weight, going on at the same price keeps the list short.
      from[p] = best[p]! >= best[dearest]! ? p : dearest;
      next[p] = best[from[p]!]! + weights[p]!;
    }
    cameFrom.push(from);
    best = next;
  }

  let at = best.indexOf(best.reduce((a, b) => Math.max(a, b)));
  const tiers: Tier[] = [];
  for (let i = quantities.length - 1; i >= 0; i--) {
    const before = cameFrom[i]![at]!;
    if (i === 0 || before !== at) tiers.unshift({ start: i === 0 ? 1 : quantities[i]!, price: prices[at]! });
    at = before;
  }
  return tiers;
}

/** US cents a piece when `quantity` pieces of the product are ordered in all. Throws RangeError without a price for it. */
export function priceAt(tiers: readonly Tier[], quantity: number): number {
  const tier = tiers.findLast(({ start }) => start <= quantity);
  if (!tier) throw new RangeError(`no price for ${quantity} pieces`);
  return tier.price;
}
