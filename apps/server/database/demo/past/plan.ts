import { hashOf } from '../catalogue/hash.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** What becomes of a past order; every time in milliseconds since 1970, later ones only if it comes so far. */
export interface PastOrder {
  readonly n: number;
  /** Buyer id; 6 and on are the traders of `buyers.ts`. */
  readonly buyer: number;
  readonly placed: number;
  readonly end: 'paid' | 'cancelled' | 'expired' | 'unpaid';
  readonly paid: number;
  readonly shipped: number;
  /** Part of it first, the rest so much later; null: in one go. */
  readonly rest: number | null;
  /** Milliseconds after the parcel's arrival until the buyer confirms; null: she leaves it to the clock. */
  readonly confirms: number | null;
  /** Milliseconds after the receipt until she says that everything is right; null: she leaves it to the clock. */
  readonly satisfied: number | null;
  readonly express: boolean;
  /** How many lines, and the store as a number to choose by. */
  readonly lines: number;
  readonly store: number;
}

/** Days over which the orders are spread. */
export const pastDays = 120;
export const firstBuyers = 5;

/**
 * The past of the demo: the same for the same `now`. Most orders are long completed, some are of this week and three
 * of just now; what would lie after `now` has not happened yet.
 */
export const pastPlan = (count: number, buyers: number, now: number): PastOrder[] =>
  Array.from({ length: count }, (_, n): PastOrder => {
    const pick = (what: string, size: number): number => hashOf(`past ${n} ${what}`) % size;
    const unpaid = n >= count - 3;
    const fresh = n >= count - 18;
    // Two of this week stand half shipped.
    const partly = n === count - 5 || n === count - 10;
    const day = partly ? 3 : fresh ? n % 5 : Math.floor(pastDays * (1 - ((n + 0.5) / count) ** 1.25));
    // Between nine in the morning and seven in the evening in Moscow.
    const usual = now - (now % dayMs) - day * dayMs + (6 + pick('hour', 10)) * hourMs + pick('minute', 60) * 60_000;
    const placed = unpaid ? now - (4 + pick('just now', 5)) * 60_000 : Math.min(usual, now - 2 * hourMs);
    const first = !unpaid && n % 5 === 2;
    const fate = pick('fate', 40);
    const end = unpaid ? 'unpaid' : partly ? 'paid' : fate === 0 ? 'cancelled' : fate === 1 ? 'expired' : 'paid';
    const paid = placed + (2 + pick('pay', 20)) * 60_000;
    const shipped = paid + (partly ? 5 : 10 + pick('ship', 80)) * hourMs;
    return {
      n,
      buyer: first ? 1 + (((n / 5) | 0) % firstBuyers) : firstBuyers + 1 + pick('buyer', buyers - firstBuyers),
      placed,
      end,
      paid,
      shipped,
      rest: partly || pick('parts', 12) === 0 ? shipped + (partly ? 120 : 40 + pick('rest', 80)) * hourMs : null,
      confirms: pick('confirms', 5) === 0 ? null : (3 + pick('confirms after', 60)) * hourMs,
      satisfied: pick('satisfied', 3) === 0 ? null : (12 + pick('satisfied after', 96)) * hourMs,
      express: pick('express', 3) === 0,
      lines: 1 + pick('lines', 3),
      store: pick('store', 1_000_000),
    };
  }).toSorted((a, b) => a.placed - b.placed || a.n - b.n);
