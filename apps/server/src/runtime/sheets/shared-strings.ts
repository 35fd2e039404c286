import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cellCharsMax, sharedStringsMax } from './limits.ts';
import { UnreadableFile } from './unreadable.ts';
import { readXml } from './xml.ts';

const blockBytes = 65_536;
const blocksKept = 64;
const pendingBytesMax = 1_048_576;

/**
 * The table of texts that cells point into. It may be larger than memory, so it is in a file of
 * its own; in memory are where each text ends and the blocks that were used last.
 */
export class SharedStrings {
  readonly #path = join(tmpdir(), `kyakhta-strings-${randomUUID()}`);
  readonly #file = openSync(this.#path, 'wx+', 0o600);
  readonly #blocks = new Map<number, Buffer>();
  #ends = new Float64Array(1024);
  #count = 0;
  #bytes = 0;
  #written = 0;
  #pending: Buffer[] = [];
  #pendingBytes = 0;

  add(text: string): void {
    if (this.#count >= sharedStringsMax) throw new UnreadableFile('cellsMany', { max: sharedStringsMax });
    const bytes = Buffer.from(text);
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#bytes += bytes.length;
    if (this.#count === this.#ends.length) {
      const larger = new Float64Array(this.#ends.length * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.#count] = this.#bytes;
    this.#count += 1;
    if (this.#pendingBytes > pendingBytesMax) this.#flush();
  }

  /** The text of an index; undefined when the table does not have it. */
  at(index: number): string | undefined {
    const end = this.#ends[index];
    if (index >= this.#count || end === undefined) return undefined;
    const start = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    this.#flush();
    const number = Math.floor(start / blockBytes);
    if (end > (number + 1) * blockBytes) return this.#read(start, end - start).toString('utf8');
    const block = this.#block(number);
    return block.toString('utf8', start - number * blockBytes, end - number * blockBytes);
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #block(number: number): Buffer {
    const kept = this.#blocks.get(number);
    if (kept !== undefined) this.#blocks.delete(number);
    const block = kept ?? this.#read(number * blockBytes, Math.min(blockBytes, this.#bytes - number * blockBytes));
    this.#blocks.set(number, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > blocksKept && oldest !== undefined) this.#blocks.delete(oldest);
    return block;
  }

  #read(from: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
      const got = readSync(this.#file, bytes, read, length - read, from + read);
      if (got === 0) throw new Error('the file of shared strings ended early');
      read += got;
    }
    return bytes;
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const bytes = Buffer.concat(this.#pending);
    for (let done = 0; done < bytes.length;) done += writeSync(this.#file, bytes, done, bytes.length - done, this.#written + done);
    this.#written += bytes.length;
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}

/** Reads the part of shared texts: rich text as its plain text, without the reading aids of Japanese. */
export const readSharedStrings = async (bytes: AsyncIterable<Buffer> | null): Promise<SharedStrings> => {
  const strings = new SharedStrings();
  if (bytes === null) return strings;
  let text = '';
  let inText = false;
  let inAid = false;
  try {
    const parts = readXml(bytes, {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 't') inText = true;
        if (name === 'rPh') inAid = true;
      },
      text: (piece) => {
        if (inText && !inAid && text.length <= cellCharsMax) text += piece;
      },
      close: (name) => {
        if (name === 'si') strings.add(text.slice(0, cellCharsMax + 1));
        if (name === 't') inText = false;
        if (name === 'rPh') inAid = false;
      },
    });
    for await (const _ of parts);
    return strings;
  } catch (error) {
    strings.close();
    throw error;
  }
};
