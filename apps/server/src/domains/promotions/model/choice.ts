/** A coupon that could be used: for which store's place it stands, and what it would take off alone. */
export interface Candidate {
  readonly userCouponId: number;
  /** null: the platform's place. */
  readonly storeId: number | null;
  readonly takes: bigint;
  readonly expiresAt: Date;
}

/** Candidates of one place that are tried together where coupons get in each other's way. */
const triedMost = 20;

/** The one that takes most; of equal ones what expires first. */
const inOrder = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted(
    (a, b) => Number(b.takes - a.takes) || a.expiresAt.getTime() - b.expiresAt.getTime() || a.userCouponId - b.userCouponId,
  );

/**
 * The choice that takes most off: at most one coupon of each store and one of the platform. Where none gets in another's way it is
 * the largest of each place. Else the places are tried in turn until none can be bettered.
 * @param taken what a choice takes off together, in minor units
 */
export const bestChoice = (candidates: readonly Candidate[], taken: (choice: readonly Candidate[]) => bigint): Candidate[] => {
  const places = [...Map.groupBy(inOrder(candidates.filter((c) => c.takes > 0n)), (c) => c.storeId).values()];
  let choice = places.flatMap((place) => place.slice(0, 1));
  let best = taken(choice);
  if (best === choice.reduce((all, c) => all + c.takes, 0n)) return choice;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const place of places) {
      const others = choice.filter((c) => c.storeId !== place[0]?.storeId);
      for (const other of [[], ...place.slice(0, triedMost).map((c) => [c])]) {
        const tried = [...others, ...other];
        const sum = taken(tried);
        // One coupon less for the same price is better, too: it is kept for another time.
        if (sum < best || (sum === best && tried.length >= choice.length)) continue;
        choice = tried;
        best = sum;
        isBetter = true;
      }
    }
  }
  return choice;
};
