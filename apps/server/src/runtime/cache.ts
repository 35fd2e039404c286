/** An answer as kept: the projected data and its JSON text. */
export interface Kept {
  readonly data: unknown;
  readonly body: string;
  /** The body encoded, made when it is first sent. */
  bytes?: Buffer;
}
interface Entry extends Kept {
  readonly tags: readonly string[];
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
  /** While false every read goes to the database: news from other processes is not arriving. */
  enabled = true;
  hits = 0;
  misses = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Kept | undefined {
    if (!this.enabled) return undefined;
    const entry = this.#entries.get(key);
    if (entry === undefined) {
      this.misses += 1;
      return undefined;
    }
    this.hits += 1;
    return entry;
  }

  /** Reads through `load`; keeps the answer unless a tag was dropped meanwhile. */
  async fill(key: string, tags: readonly string[], load: () => Promise<Kept>): Promise<Kept> {
    const pending: Pending = { stale: false, tags };
    this.#pending.add(pending);
    try {
      const kept = await load();
      if (!pending.stale && this.enabled) this.#keep(key, Object.assign(kept, { tags }));
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
    this.#keysOfTag.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  #keep(key: string, entry: Entry): void {
    this.#forget(key);
    if (this.#entries.size >= this.#max) {
      // The oldest entry leaves: a Map keeps insertion order, and that is order enough here.
      const oldest = this.#entries.keys().next();
      if (oldest.done !== true) this.#forget(oldest.value);
    }
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
    for (const tag of entry.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
