/* oxlint-disable typescript/no-non-null-assertion -- products and baskets are numbers inside the arrays by construction */
/** Products are numbers 0…n−1; an invoice is the list of the different products on it. */
export type Basket = readonly number[];

/**
 * Which `count` products make the most baskets complete. Exact answers are out of reach (densest k-subhypergraph), so:
 * products are peeled off, the one with the least share in living baskets first, until `count` are left; then
 * baskets that lack few products are brought in for the products that cost least, as long as that gains.
 * The same for the same input.
 */
export function chooseProducts(baskets: readonly Basket[], productCount: number, count: number): Set<number> {
  const fitting = baskets.filter((basket) => basket.length <= count);
  const of = basketsOf(fitting, productCount);
  return improve(peel(fitting, of, count), fitting, of, count);
}

function basketsOf(baskets: readonly Basket[], productCount: number): number[][] {
  const of: number[][] = Array.from({ length: productCount }, () => []);
  baskets.forEach((basket, i) => basket.forEach((product) => of[product]!.push(i)));
  return of;
}

function peel(baskets: readonly Basket[], of: readonly number[][], count: number): Set<number> {
  const share = of.map((list) => list.reduce((total, i) => total + 1 / baskets[i]!.length, 0));
  const alive = baskets.map(() => true);
  const kept = new Set(of.keys());
  while (kept.size > count) {
    let least = -1;
    for (const product of kept) if (least < 0 || share[product]! < share[least]!) least = product;
    kept.delete(least);
    for (const i of of[least]!) {
      if (!alive[i]) continue;
      alive[i] = false;
      for (const product of baskets[i]!) share[product]! -= 1 / baskets[i]!.length;
    }
  }
  return kept;
}

function improve(kept: Set<number>, baskets: readonly Basket[], of: readonly number[][], count: number): Set<number> {
  const lacking = Int32Array.from(baskets, (basket) => basket.filter((product) => !kept.has(product)).length);
  const use = Int32Array.from(of, (list, product) => (kept.has(product) ? list.filter((i) => lacking[i] === 0).length : 0));
  let complete = lacking.filter((n) => n === 0).length;

  const add = (product: number): void => {
    kept.add(product);
    for (const i of of[product]!) {
      lacking[i]! -= 1;
      if (lacking[i] !== 0) continue;
      complete++;
      for (const other of baskets[i]!) use[other]! += 1;
    }
  };
  const remove = (product: number): void => {
    kept.delete(product);
    for (const i of of[product]!) {
      if (lacking[i] === 0) {
        complete--;
        for (const other of baskets[i]!) use[other]! -= 1;
      }
      lacking[i]! += 1;
    }
  };
  const leastUsed = (but: ReadonlySet<number>): number => {
    let least = -1;
    for (const product of kept) if (!but.has(product) && (least < 0 || use[product]! < use[least]!)) least = product;
    return least;
  };

  while (kept.size < Math.min(count, of.length)) {
    const free = of.findIndex((_, product) => !kept.has(product));
    add(free);
  }
  for (let gained = true; gained;) {
    gained = false;
    for (const [i, basket] of baskets.entries()) {
      if (lacking[i] === 0 || lacking[i]! > 4) continue;
      const before = complete;
      const added = new Set(basket.filter((product) => !kept.has(product)));
      added.forEach(add);
      const removed: number[] = [];
      while (kept.size > count) {
        const least = leastUsed(added);
        removed.push(least);
        remove(least);
      }
      if (complete > before) {
        gained = true;
        continue;
      }
      added.forEach(remove);
      removed.forEach(add);
    }
  }
  return kept;
}
