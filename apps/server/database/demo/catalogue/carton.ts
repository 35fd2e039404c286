import { hashOf } from './hash.ts';

/** Numbers of pieces that cartons really hold. */
const usual = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 48, 50, 60, 72, 80, 96, 100, 120, 144, 160, 200, 240, 288, 300, 400, 480,
  500, 600, 800, 1000, 1200, 2000,
];
/** What one person lifts, and what goes through a van's side door. */
const mostGrams = 18_000;
const mostCm3 = 95_000;
/** Room between the pieces, and the board around them. */
const looseness = 1.14;
const boardGrams = 450;

/** Pieces to a carton: as many as are usual and can be carried; one of what is heavier or larger. */
export const cartonOf = (grams: number, cm3: number): number =>
  usual.findLast((count) => count * grams <= mostGrams && count * cm3 * looseness <= mostCm3) ?? 1;

/** Gross weight and volume of a full carton. */
export const grossOf = (quantity: number, grams: number, cm3: number): { readonly grams: number; readonly cm3: number } => ({
  grams: Math.ceil((quantity * grams * 1.03 + boardGrams + quantity * cm3 * 0.012) / 50) * 50,
  cm3: Math.ceil((quantity * cm3 * looseness) / 100) * 100,
});

/** A price as price lists have them: whole cents, five cents from two dollars, ten from twenty. */
export const inCents = (cents: number): number => {
  const step = cents < 200 ? 1 : cents < 2000 ? 5 : cents < 20_000 ? 10 : 100;
  return Math.max(step, Math.round(cents / step) * step);
};

/** Whole cartons worth one to three hundred and fifty dollars. */
export const minimumOf = (cents: number, quantity: number, key: string): number => {
  const worth = 9000 + (hashOf(`${key} minimum`) % 6) * 5000;
  const cartons = Math.max(1, Math.round(worth / (cents * quantity)));
  const nice = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50].findLast((n) => n <= cartons) ?? 1;
  return nice * quantity;
};
