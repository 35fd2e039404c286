import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { inflatedBytesMax, zipEntriesMax } from './limits.ts';
import { UnreadableFile } from './unreadable.ts';

/** Parts of a spreadsheet's archive. What comes out of it is counted over all parts and bounded. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #inflated = 0;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  has(name: string): boolean {
    return this.#entries.has(keyOf(name));
  }

  /**
   * The bytes of a part as they inflate; null when there is no such part.
   * @param how a part that is looked through beside being read is bounded by itself
   */
  async open(name: string, how: 'once' | 'again' = 'once'): Promise<AsyncGenerator<Buffer> | null> {
    const entry = this.#entries.get(keyOf(name));
    if (entry === undefined) return null;
    if ((entry.generalPurposeBitFlag & 1) !== 0) throw new UnreadableFile('zipLocked');
    return this.#count(await this.#zip.openReadStreamPromise(entry).catch(broken), how);
  }

  close(): void {
    this.#zip.close();
  }

  async *#count(stream: Readable, how: 'once' | 'again'): AsyncGenerator<Buffer> {
    let own = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (how === 'once') this.#inflated += chunk.length;
        else own += chunk.length;
        if (Math.max(this.#inflated, own) > inflatedBytesMax) throw new UnreadableFile('inflates', { max: inflatedBytesMax / 1_048_576 });
        yield chunk;
      }
    } catch (error) {
      broken(error);
    } finally {
      stream.destroy();
    }
  }
}

const keyOf = (name: string): string => name.replace(/^\/+/, '').toLowerCase();
const broken = (error: unknown): never => {
  if (error instanceof UnreadableFile) throw error;
  const code = (error as { code?: string }).code ?? '';
  // Faults of the disk are ours; what the archive says of itself is the file's.
  if (['ENOENT', 'EIO', 'EACCES', 'EMFILE'].includes(code)) throw error;
  throw new UnreadableFile('zipBroken');
};

/** Opens an archive and looks at what it claims to hold, before anything is inflated. */
export const openArchive = async (path: string): Promise<Archive> => {
  const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true }).catch(broken);
  try {
    const entries = new Map<string, Entry>();
    let claimed = 0;
    for await (const entry of zip.eachEntry()) {
      claimed += entry.uncompressedSize;
      if (entries.size >= zipEntriesMax || claimed > inflatedBytesMax)
        throw new UnreadableFile('inflates', { max: inflatedBytesMax / 1_048_576 });
      const name = keyOf(entry.fileName);
      if (entries.has(name)) throw new UnreadableFile('zipBroken');
      entries.set(name, entry);
    }
    return new Archive(zip, entries);
  } catch (error) {
    zip.close();
    return broken(error);
  }
};
