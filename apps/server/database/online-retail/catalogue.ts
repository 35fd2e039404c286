/* oxlint-disable typescript/no-non-null-assertion -- products and invoices are numbers inside the arrays by construction */
import { type Basket, chooseProducts } from './choose.ts';
import type { Invoice } from './invoices.ts';
import { type Observation, type Tier, priceAt, tiersOf } from './tiers.ts';

/** An invoice by product: what each one's total quantity was and what was charged a piece. */
type Sums = readonly { readonly product: number; readonly quantity: number; readonly price: number }[];

export type Catalogue = {
  /** Price list of each chosen article. */
  readonly tiers: ReadonlyMap<string, readonly Tier[]>;
  /** Invoices made of chosen articles only, each line at its list price. */
  readonly reproduced: readonly Invoice[];
  /** How many invoices the price lists of all articles could reproduce, if all were chosen. */
  readonly reproducibleWithAll: number;
  /** Invoices on which one article stands at two prices: no list by total quantity has them. */
  readonly contradictory: number;
};

/** Articles and price lists that reproduce as many invoices as we can find; `count` articles. */
export function catalogueOf(invoices: readonly Invoice[], count: number): Catalogue {
  const articles = [...new Set(invoices.flatMap(({ lines }) => lines.map(({ article }) => article)))];
  const numberOf = new Map(articles.map((article, i) => [article, i]));
  const kept: Invoice[] = [];
  const sums: Sums[] = [];
  for (const invoice of invoices) {
    const sum = sumsOf(invoice, numberOf);
    if (!sum) continue;
    kept.push(invoice);
    sums.push(sum);
  }

  const everything = new Set(articles.keys());
  let tiers = fitTiers(sums, everything, new Map());
  const reproducibleWithAll = sums.filter((sum) => agrees(sum, tiers)).length;
  let best = { chosen: new Set<number>(), tiers, fitting: [] as number[] };
  for (let round = 0; round < 4; round++) {
    const baskets = sums.filter((sum) => agrees(sum, tiers)).map((sum): Basket => sum.map(({ product }) => product));
    const chosen = chooseProducts(baskets, articles.length, count);
    tiers = fitTiers(sums, chosen, tiers);
    const fitting = [...sums.keys()].filter((i) => inside(sums[i]!, chosen) && agrees(sums[i]!, tiers));
    if (fitting.length <= best.fitting.length) break;
    best = { chosen, tiers: new Map(tiers), fitting };
  }
  return {
    tiers: new Map([...best.chosen].map((product) => [articles[product]!, best.tiers.get(product)!])),
    reproduced: best.fitting.map((i) => kept[i]!),
    reproducibleWithAll,
    contradictory: invoices.length - kept.length,
  };
}

function sumsOf(invoice: Invoice, numberOf: ReadonlyMap<string, number>): Sums | null {
  const byProduct = new Map<number, { product: number; quantity: number; price: number }>();
  for (const { article, price, quantity } of invoice.lines) {
    const product = numberOf.get(article)!;
    const sum = byProduct.get(product);
    if (!sum) byProduct.set(product, { product, quantity, price });
    else if (sum.price === price) sum.quantity += quantity;
    else return null;
  }
  return [...byProduct.values()];
}

/**
 * Price lists of all products, the better for invoices of `chosen` ones. The first lists count small invoices more;
 * then each product's list is made again from the invoices on which all the other lines already agree.
 */
function fitTiers(
  sums: readonly Sums[],
  chosen: ReadonlySet<number>,
  known: ReadonlyMap<number, readonly Tier[]>,
): Map<number, readonly Tier[]> {
  const seen = new Map<number, { readonly invoice: number; readonly quantity: number; readonly price: number }[]>();
  sums.forEach((sum, invoice) => {
    for (const { product, quantity, price } of sum) {
      const list = seen.get(product);
      if (list) list.push({ invoice, quantity, price });
      else seen.set(product, [{ invoice, quantity, price }]);
    }
  });
  const tiers = new Map<number, readonly Tier[]>(known);
  for (const [product, list] of seen) {
    if (known.has(product)) continue;
    tiers.set(product, tiersOf(list.map((o): Observation => ({ ...o, weight: 1 / sums[o.invoice]!.length ** 1.5 }))));
  }
  const wrong = sums.map((sum) => sum.filter((line) => !right(line, tiers)).length);
  const within = sums.map((sum) => inside(sum, chosen));
  for (let round = 0; round < 3; round++) {
    for (const product of chosen) {
      const list = seen.get(product) ?? [];
      const observations = list.map(({ invoice, quantity, price }): Observation => {
        const others = wrong[invoice]! - (right({ product, quantity, price }, tiers) ? 0 : 1);
        const small = 1e-4 / sums[invoice]!.length;
        return { quantity, price, weight: others === 0 && within[invoice] ? 1 : small };
      });
      if (observations.length === 0) continue;
      const before = tiers.get(product)!;
      const after = tiersOf(observations);
      for (const { invoice, quantity, price } of list) {
        wrong[invoice]! += Number(priceAt(after, quantity) !== price) - Number(priceAt(before, quantity) !== price);
      }
      tiers.set(product, after);
    }
  }
  return tiers;
}

function right({ price, product, quantity }: Sums[number], tiers: ReadonlyMap<number, readonly Tier[]>): boolean {
  return priceAt(tiers.get(product)!, quantity) === price;
}

function agrees(sum: Sums, tiers: ReadonlyMap<number, readonly Tier[]>): boolean {
  return sum.every((line) => right(line, tiers));
}

function inside(sum: Sums, chosen: ReadonlySet<number>): boolean {
  return sum.every(({ product }) => chosen.has(product));
}
