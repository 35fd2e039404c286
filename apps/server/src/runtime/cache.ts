/** An answer: the projected data and its JSON text. */
export interface Kept {
  readonly data: unknown;
  readonly body: string;
  /** The body encoded, when that is how it is kept. */
  readonly bytes?: Buffer;
}

/** An answer kept as the bytes that are sent; read back only where someone in this process wants the data. */
export class KeptBytes implements Kept {
  readonly bytes: Buffer;
  constructor(body: string) {
    this.bytes = Buffer.from(body);
  }
  get body(): string {
    return this.bytes.toString();
  }
  get data(): unknown {
    return JSON.parse(this.body);
  }
}

interface Entry {
  readonly kept: Kept;
  readonly tags: readonly string[];
  readonly weight: number;
}
interface Pending {
  stale: boolean;
  readonly tags: readonly string[];
}

/**
 * A bounded cache of serialised answers, dropped by tag. An answer that was being read while one
 * of its tags was dropped is handed to its reader but not kept: the reader asked before the
 * change was told, later readers must see it.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #pending = new Set<Pending>();
  readonly #max: number;
  readonly #weigh: (kept: Kept) => number;
  #weight = 0;
  /** While false every read goes to the database: news from other processes is not arriving. */
  enabled = true;
  hits = 0;
  misses = 0;

  /** @param max the sum of weights it may hold; without `weigh` each entry weighs one */
  constructor(max: number, weigh: (kept: Kept) => number = () => 1) {
    this.#max = max;
    this.#weigh = weigh;
  }

  get(key: string): Kept | undefined {
    if (!this.enabled) return undefined;
    const entry = this.#entries.get(key);
    if (entry === undefined) {
      this.misses += 1;
      return undefined;
    }
    this.hits += 1;
    return entry.kept;
  }

  /** Reads through `load`; keeps the answer unless a tag was dropped meanwhile. */
  async fill(key: string, tags: readonly string[], load: () => Promise<Kept>): Promise<Kept> {
    const pending: Pending = { stale: false, tags };
    this.#pending.add(pending);
    try {
      const kept = await load();
      if (!pending.stale && this.enabled) this.#keep(key, { kept, tags, weight: this.#weigh(kept) });
      return kept;
    } finally {
      this.#pending.delete(pending);
    }
  }

  drop(tag: string): void {
    for (const pending of this.#pending) if (pending.tags.includes(tag)) pending.stale = true;
    const keys = this.#keysOfTag.get(tag);
    if (keys === undefined) return;
    for (const key of keys) this.#forget(key);
  }

  clear(): void {
    for (const pending of this.#pending) pending.stale = true;
    this.#entries.clear();
    this.#weight = 0;
    this.#keysOfTag.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  #keep(key: string, entry: Entry): void {
    this.#forget(key);
    // The oldest entries leave: a Map keeps insertion order, and that is order enough here.
    for (const oldest of this.#entries.keys()) {
      if (this.#weight + entry.weight <= this.#max) break;
      this.#forget(oldest);
    }
    this.#weight += entry.weight;
    this.#entries.set(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#keysOfTag.get(tag);
      if (keys === undefined) this.#keysOfTag.set(tag, new Set([key]));
      else keys.add(key);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    for (const tag of entry.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
