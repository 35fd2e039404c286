/** Bytes of a block, unless one answer needs more. */
const blockBytes = 1024 * 1024;

/** A stretch of memory that many answers share, filled from its beginning. */
interface Block {
  readonly bytes: Buffer;
  used: number;
  /** Keys of what was ever put here. */
  readonly keys: string[];
}

/** Where an answer stands. */
export interface Place {
  readonly block: Block;
  readonly at: number;
  readonly length: number;
}

/** What stands at a place, without a copy: whoever still sends it keeps its block alive. */
export const bytesAt = ({ block, at, length }: Place): Buffer => block.bytes.subarray(at, at + length);

/**
 * Texts as bytes in a few large blocks: a buffer each for tens of thousands of small answers weighs on the collector,
 * and leaves the memory between them in pieces nobody can use. A place is never written twice; room comes back a
 * whole block at a time, the oldest first.
 */
export class Shelf {
  /** The oldest first. */
  #blocks: Block[] = [];
  #size = 0;
  readonly #max: number;
  readonly #giveUp: (block: Block) => void;

  /**
   * @param max bytes of all blocks, at least two of them
   * @param giveUp forgets what stands in a block that is given up
   */
  constructor(max: number, giveUp: (block: Block) => void) {
    this.#max = Math.max(max, 2 * blockBytes);
    this.#giveUp = giveUp;
  }

  put(text: string, key: string): Place {
    const length = Buffer.byteLength(text);
    const block = this.#blockFor(length);
    const at = block.used;
    block.bytes.write(text, at);
    block.used += length;
    block.keys.push(key);
    return { block, at, length };
  }

  clear(): void {
    this.#blocks = [];
    this.#size = 0;
  }

  #blockFor(length: number): Block {
    const last = this.#blocks.at(-1);
    if (last !== undefined && last.bytes.length - last.used >= length) return last;
    const size = Math.max(length, blockBytes);
    while (this.#size + size > this.#max) {
      const oldest = this.#blocks.shift();
      if (oldest === undefined) break;
      this.#size -= oldest.bytes.length;
      this.#giveUp(oldest);
    }
    const block: Block = { bytes: Buffer.allocUnsafeSlow(size), used: 0, keys: [] };
    this.#blocks.push(block);
    this.#size += size;
    return block;
  }
}
