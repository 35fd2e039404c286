import { DueTags } from './due-tags.ts';
import { KeptRecords, type Shelf } from './kept-records.ts';
import { lots } from './lots.ts';

/** An answer: the projected data and its JSON text. */
export interface Kept {
  readonly data: unknown;
  readonly body: string;
  /** The body encoded, when that is how it is kept: buffers to be sent one after the other. */
  readonly parts?: readonly Buffer[];
  /** The body as one separate buffer. */
  readonly bytes?: Buffer;
  /** What it is made of, once the cache holds it: the one text of each tag that all its entries share. */
  tags?: readonly string[];
  /** What it counts for in the cache that holds it. */
  weight?: number;
  /** Where its key stands among the keys of that cache, and whether it was asked for since it was last passed over. */
  place?: number;
  asked?: boolean;
}

/**
 * Text as bytes in separate memory. The runtime cuts small buffers out of shared slabs, and one that is kept
 * for hours would keep its whole slab, eight kilobytes of others' garbage.
 */
const ownBytes = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

/** An answer kept as the bytes that are sent; read back only where someone in this process wants the data. */
export class KeptBytes implements Kept {
  readonly bytes: Buffer;
  tags: readonly string[];
  weight = 0;
  place = 0;
  asked = false;
  constructor(body: string, tags: readonly string[] = []) {
    this.bytes = ownBytes(body);
    this.tags = tags;
  }
  get body(): string {
    return this.bytes.toString();
  }
  get data(): unknown {
    return JSON.parse(this.body);
  }
  get parts(): readonly Buffer[] {
    return [this.bytes];
  }
}

/** An answer in pieces, put together only where it is sent or read. */
export class KeptParts implements Kept {
  readonly parts: readonly Buffer[];
  constructor(parts: readonly Buffer[]) {
    this.parts = parts;
  }
  get body(): string {
    return Buffer.concat(this.parts).toString();
  }
  get data(): unknown {
    return JSON.parse(this.body);
  }
}

/** What was dropped while an answer was being read. */
interface Pending {
  all: boolean;
  readonly dropped: Set<string>;
}

/** A reading of several answers at once. */
export interface Reading {
  put(key: string, kept: Kept, tags: readonly string[]): void;
  putRecord(shelf: Shelf, id: number, body: Buffer): void;
  end(): void;
}

/** How many entries that were asked for are passed over before one has to leave all the same. */
const passedOver = 8;

/**
 * A bounded cache of serialised answers, dropped by tag. When it is full an entry drawn by lot leaves, one that was asked for
 * only if its lot falls twice: were it the oldest, questions that come round in turn would each find their answer just gone
 * as soon as there is one too many of them. An answer that was being read while one
 * of its tags was dropped is handed to its reader but not kept: the reader asked before the
 * change was announced, later readers must see it.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Kept>();
  /** The keys, in no order. */
  readonly #keys: string[] = [];
  readonly #draw = lots();
  /** By tag; the tag is kept once for all its entries, which name it by this very string. Most tags have one key, and a set for it would weigh more than the key. */
  readonly #tags = new Map<string, { readonly tag: string; keys: string | Set<string> }>();
  readonly #pending = new Set<Pending>();
  readonly #max: number;
  readonly #weigh: (kept: Kept, key: string) => number;
  #weight = 0;
  /** While false every read goes to the database: news from other processes is not arriving. */
  enabled = true;
  hits = 0;
  misses = 0;

  /** Records that many kept lists share. */
  readonly #records: KeptRecords;
  readonly #due: DueTags;

  /**
   * @param max the sum of weights it may hold; without `weigh` each entry weighs one
   * @param recordsMaxBytes what records of lists may take beside
   * @param now the clock by which answers stop being true, in milliseconds
   */
  constructor(
    max: number,
    weigh: (kept: Kept, key: string) => number = () => 1,
    recordsMaxBytes = 0,
    now: () => number = () => Date.now(),
  ) {
    this.#due = new DueTags(now);
    this.#max = max;
    this.#weigh = weigh;
    this.#records = new KeptRecords(recordsMaxBytes);
  }

  /** The records of one kind in one language. @param tagOf the tag a record is dropped by; it ends with the id */
  shelf(name: string, tagOf: (id: number) => string): Shelf {
    return this.#records.shelf(name, tagOf);
  }

  get(key: string): Kept | undefined {
    if (!this.enabled) return undefined;
    this.dropDue();
    const kept = this.#entries.get(key);
    if (kept === undefined) this.misses += 1;
    else {
      this.hits += 1;
      kept.asked = true;
    }
    return kept;
  }

  /** Reads through `load`; keeps the answer unless one of its tags was dropped meanwhile. */
  async fill<T extends Kept>(key: string, tags: readonly string[] | ((kept: T) => readonly string[]), load: () => Promise<T>): Promise<T> {
    const pending: Pending = { all: false, dropped: new Set() };
    this.#pending.add(pending);
    try {
      const kept = await load();
      this.#put(key, kept, typeof tags === 'function' ? tags(kept) : tags, pending);
      return kept;
    } finally {
      this.#pending.delete(pending);
    }
  }

  /** Begins a reading of several answers at once: they are put one by one, and `end` is called in any case. */
  reading(): Reading {
    const pending: Pending = { all: false, dropped: new Set() };
    this.#pending.add(pending);
    return {
      put: (key, kept, tags) => {
        this.#put(key, kept, tags, pending);
      },
      putRecord: (shelf, id, body) => {
        if (!this.#isStale([shelf.tagOf(id)], pending)) shelf.put(id, body);
      },
      end: () => {
        this.#pending.delete(pending);
      },
    };
  }

  /** Says until when answers of a tag are true; the first read from then on drops them. */
  dropAt(tag: string, at: Date): void {
    this.#due.add(tag, at);
  }

  /** Drops what the clock has made untrue. */
  dropDue(): void {
    for (const tag of this.#due.take()) this.drop(tag);
  }

  drop(tag: string): void {
    for (const pending of this.#pending) pending.dropped.add(tag);
    this.#records.drop(tag);
    const known = this.#tags.get(tag);
    if (known === undefined) return;
    for (const key of typeof known.keys === 'string' ? [known.keys] : known.keys) this.#forget(key);
  }

  clear(): void {
    for (const pending of this.#pending) pending.all = true;
    this.#records.clear();
    this.#due.clear();
    this.#entries.clear();
    this.#keys.length = 0;
    this.#weight = 0;
    this.#tags.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  #put(key: string, kept: Kept, tags: readonly string[], pending: Pending): void {
    if (!this.#isStale(tags, pending)) this.#keep(key, kept, tags);
  }

  #isStale(tags: readonly string[], pending: Pending): boolean {
    return !this.enabled || pending.all || tags.some((tag) => pending.dropped.has(tag));
  }

  #keep(key: string, kept: Kept, tags: readonly string[]): void {
    this.#forget(key);
    const weight = this.#weigh(kept, key);
    kept.weight = weight;
    while (this.#weight + weight > this.#max && this.#keys.length > 0) this.#forget(this.#drawn());
    this.#weight += weight;
    kept.asked = false;
    kept.place = this.#keys.push(key) - 1;
    kept.tags = tags.map((tag) => {
      const known = this.#tags.get(tag);
      if (known === undefined) this.#tags.set(tag, { tag, keys: key });
      else if (typeof known.keys !== 'string') known.keys.add(key);
      else if (known.keys !== key) known.keys = new Set([known.keys, key]);
      return known?.tag ?? tag;
    });
    this.#entries.set(key, kept);
  }

  /** The key of the entry that leaves next. */
  #drawn(): string {
    let key = '';
    for (let pass = 0; pass <= passedOver; pass += 1) {
      key = this.#keys[this.#draw(this.#keys.length)] ?? '';
      const kept = this.#entries.get(key);
      if (kept?.asked !== true) break;
      kept.asked = false;
    }
    return key;
  }

  #forget(key: string): void {
    const kept = this.#entries.get(key);
    if (kept === undefined) return;
    this.#entries.delete(key);
    const last = this.#keys.pop();
    const place = kept.place ?? 0;
    if (last !== undefined && last !== key) {
      this.#keys[place] = last;
      const moved = this.#entries.get(last);
      if (moved) moved.place = place;
    }
    this.#weight -= kept.weight ?? 0;
    for (const tag of kept.tags ?? []) {
      const keys = this.#tags.get(tag)?.keys;
      if (typeof keys === 'object') keys.delete(key);
      if (keys === key || (typeof keys === 'object' && keys.size === 0)) this.#tags.delete(tag);
    }
  }
}
