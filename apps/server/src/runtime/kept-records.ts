import { lots } from './lots.ts';

/** A block is the piece in which memory is taken and made free again. */
const blockBytes = 256 * 1024;
/** Before each record stand its id, its length, the number of its shelf and whether it was asked for, four bytes each. */
const headBytes = 16;
const at = { id: 0, length: 4, shelf: 8, asked: 12 } as const;
/** At most so much of a block that is made free stays in it, because it was asked for. */
const stayMost = blockBytes / 2;

interface Block {
  readonly bytes: Buffer;
  end: number;
}

/** The records of one kind in one language, by id. */
export class Shelf {
  /** Where each record begins, counted through all blocks. */
  readonly places = new Map<number, number>();
  readonly tagOf: (id: number) => string;
  readonly number: number;
  readonly #store: KeptRecords;

  constructor(store: KeptRecords, number: number, tagOf: (id: number) => string) {
    this.#store = store;
    this.number = number;
    this.tagOf = tagOf;
  }
  /** The bytes of a record, copied: where it lies another may lie a moment later. */
  get(id: number): Buffer | undefined {
    return this.#store.read(this, id);
  }
  put(id: number, body: Buffer): void {
    this.#store.write(this, id, body);
  }
}

/**
 * Records of lists as bytes, one behind the other in a few large blocks: tens of thousands of small buffers, each an object
 * with its own key and tag, would weigh half as much again as what they hold. When the last block is full, one drawn
 * by lot is made free; what was asked for in it stays, up to half of it. A record that was dropped or put anew leaves a gap until then.
 */
export class KeptRecords {
  readonly #blocks: Block[] = [];
  readonly #shelves = new Map<string, Shelf>();
  readonly #numbered: Shelf[] = [];
  readonly #blocksMax: number;
  readonly #draw = lots();
  #filling = -1;

  /** @param maxBytes what the blocks may take together; nothing is kept where not even one fits */
  constructor(maxBytes: number) {
    this.#blocksMax = Math.floor(maxBytes / blockBytes);
  }

  /** @param tagOf the tag a record is dropped by; it ends with the id */
  shelf(name: string, tagOf: (id: number) => string): Shelf {
    const known = this.#shelves.get(name);
    if (known !== undefined) return known;
    const made = new Shelf(this, this.#numbered.length, tagOf);
    this.#shelves.set(name, made);
    this.#numbered.push(made);
    return made;
  }

  drop(tag: string): void {
    const id = Number(/\d+$/.exec(tag)?.[0] ?? Number.NaN);
    for (const shelf of this.#numbered) if (shelf.tagOf(id) === tag) shelf.places.delete(id);
  }

  clear(): void {
    for (const shelf of this.#numbered) shelf.places.clear();
    for (const block of this.#blocks) block.end = 0;
    this.#filling = Math.min(0, this.#blocks.length - 1);
  }

  read(shelf: Shelf, id: number): Buffer | undefined {
    const place = shelf.places.get(id);
    const bytes = place === undefined ? undefined : this.#blocks[Math.floor(place / blockBytes)]?.bytes;
    if (place === undefined || bytes === undefined) return undefined;
    const head = place % blockBytes;
    bytes.writeUInt32LE(1, head + at.asked);
    const from = head + headBytes;
    const copy = Buffer.allocUnsafe(bytes.readUInt32LE(head + at.length));
    bytes.copy(copy, 0, from, from + copy.length);
    return copy;
  }

  write(shelf: Shelf, id: number, body: Buffer): void {
    shelf.places.delete(id);
    const size = headBytes + body.length;
    if (size > stayMost || this.#blocksMax === 0) return;
    const block = this.#withRoom(size);
    const { bytes, end } = block;
    bytes.writeUInt32LE(id, end + at.id);
    bytes.writeUInt32LE(body.length, end + at.length);
    bytes.writeUInt32LE(shelf.number, end + at.shelf);
    bytes.writeUInt32LE(0, end + at.asked);
    body.copy(bytes, end + headBytes);
    block.end += size;
    shelf.places.set(id, this.#filling * blockBytes + end);
  }

  #withRoom(size: number): Block {
    const filling = this.#blocks[this.#filling];
    if (filling !== undefined && filling.end + size <= blockBytes) return filling;
    const next = this.#blocks[this.#filling + 1];
    if (next?.end === 0) {
      this.#filling += 1;
      return next;
    }
    if (this.#blocks.length < this.#blocksMax) {
      const made: Block = { bytes: Buffer.allocUnsafeSlow(blockBytes), end: 0 };
      this.#filling = this.#blocks.push(made) - 1;
      return made;
    }
    this.#filling = this.#draw(this.#blocks.length);
    const drawn = this.#blocks[this.#filling];
    if (drawn === undefined) throw new Error('there is no block to make free');
    this.#free(drawn, this.#filling * blockBytes);
    return drawn;
  }

  /** Moves together what stays in a block; all else is forgotten. */
  #free(block: Block, base: number): void {
    const { bytes } = block;
    let to = 0;
    for (let from = 0; from < block.end;) {
      const id = bytes.readUInt32LE(from + at.id);
      const size = headBytes + bytes.readUInt32LE(from + at.length);
      const places = this.#numbered[bytes.readUInt32LE(from + at.shelf)]?.places;
      if (places?.get(id) === base + from) {
        if (bytes.readUInt32LE(from + at.asked) === 1 && to + size <= stayMost) {
          bytes.copyWithin(to, from, from + size);
          bytes.writeUInt32LE(0, to + at.asked);
          places.set(id, base + to);
          to += size;
        } else places.delete(id);
      }
      from += size;
    }
    block.end = to;
  }
}
