/** Letters to change, add, leave out or swap with a neighbour to make one word of the other (optimal string alignment). */
export const distance = (a: string, b: string): number => {
  const [x, y] = [Array.from(a), Array.from(b)];
  let before: number[] = [];
  let last = y.map((_, j) => j + 1);
  last.unshift(0);
  for (const [i, letter] of x.entries()) {
    const row = [i + 1];
    for (const [j, other] of y.entries()) {
      const swapped = i > 0 && j > 0 && letter === y[j - 1] && x[i - 1] === other ? (before[j - 1] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, (last[j] ?? 0) + (letter === other ? 0 : 1), swapped));
    }
    before = last;
    last = row;
  }
  return last[y.length] ?? 0;
};

/** How many letters of a word may be wrong: none of a short one, for any short word is near to others. */
export const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

export interface KnownWord {
  readonly word: string;
  readonly lexeme: string;
  readonly products: number;
}
/** The word that was most likely meant: fewest slips, the first letter kept, then what most goods have. */
export const meantBy = (typed: string, known: readonly KnownWord[]): KnownWord | null => {
  const [best] = known
    .map((k) => ({ k, slips: distance(typed, k.word) }))
    // Two slips and another beginning are another word.
    .filter(({ k, slips }) => slips <= slipsAllowed(typed) && (slips < 2 || k.word[0] === typed[0]))
    .toSorted(
      (a, b) => a.slips - b.slips || Number(b.k.word[0] === typed[0]) - Number(a.k.word[0] === typed[0]) || b.k.products - a.k.products,
    );
  return best?.k ?? null;
};
