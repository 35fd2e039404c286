/**
 * Where the text of a statement depends on what happens, all its ways are gone: every choice is met with each of its
 * outcomes at least once. One choice is made the same way wherever it is met in a statement.
 */
export class Choices {
  readonly #made: Map<string, number>;
  readonly #told: ReadonlySet<string>;
  /** Ways that turned up and were not gone yet. */
  readonly others: ReadonlyMap<string, number>[] = [];

  /** @param given outcomes that are fixed @param told choices whose other outcomes are known already */
  constructor(given: ReadonlyMap<string, number>, told: Set<string>) {
    this.#made = new Map(given);
    this.#told = told;
  }

  /** @returns one of the outcomes 0 to `count` − 1 */
  of(key: string, count: number): number {
    const made = this.#made.get(key);
    if (made !== undefined) return Math.min(made, count - 1);
    if (!this.#told.has(key)) {
      (this.#told as Set<string>).add(key);
      for (let other = 1; other < count; other += 1) this.others.push(new Map([...this.#made, [key, other]]));
    }
    this.#made.set(key, 0);
    return 0;
  }
}

/**
 * @param go answers null of a way that nothing goes
 * @returns what comes of each way; no more than `most` are gone
 */
export const allWays = <T>(go: (choices: Choices) => T | null, most = 400): T[] => {
  const told = new Set<string>();
  const open: ReadonlyMap<string, number>[] = [new Map()];
  const results: T[] = [];
  let gone = 0;
  for (let given = open.shift(); given !== undefined; given = open.shift()) {
    if (gone >= most) throw new Error(`more than ${most} ways`);
    gone += 1;
    const choices = new Choices(given, told);
    const result = go(choices);
    if (result !== null) results.push(result);
    open.push(...choices.others);
  }
  return results;
};
