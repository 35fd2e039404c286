/**
 * Tags whose answers stop being true at an instant, such as the price of an offer that ends. Nothing waits for the instant: whoever
 * reads at it or later finds that it has come. While nothing is due that costs one comparison.
 */
export class DueTags {
  readonly #instants = new Map<string, number>();
  readonly #now: () => number;
  #next = Number.POSITIVE_INFINITY;

  /** @param now the clock of the process, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Of several instants of a tag the first holds: after it its answers are read anew, and name the next. */
  add(tag: string, at: Date): void {
    const instant = at.getTime();
    if (instant >= (this.#instants.get(tag) ?? Number.POSITIVE_INFINITY)) return;
    this.#instants.set(tag, instant);
    this.#next = Math.min(this.#next, instant);
  }

  /** Takes out the tags whose instant has come. */
  take(): readonly string[] {
    if (this.#next === Number.POSITIVE_INFINITY || this.#now() < this.#next) return [];
    const now = this.#now();
    const due: string[] = [];
    this.#next = Number.POSITIVE_INFINITY;
    for (const [tag, instant] of this.#instants)
      if (instant <= now) due.push(tag);
      else this.#next = Math.min(this.#next, instant);
    for (const tag of due) this.#instants.delete(tag);
    return due;
  }

  clear(): void {
    this.#instants.clear();
    this.#next = Number.POSITIVE_INFINITY;
  }
}
