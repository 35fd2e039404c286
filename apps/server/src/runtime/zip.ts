import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Read once, when its turn comes. */
  readonly bytes: AsyncIterable<Buffer<ArrayBuffer>>;
  /** False for what is compressed already, such as pictures. */
  readonly deflate: boolean;
  /** When it was last changed; now if absent. */
  readonly mtime?: Date;
}

const chunkSize = 262_144;
/** How much of an entry is read ahead of what is compressed, in bytes: one goes on while the other works. */
const readAhead = 4 * chunkSize;

/** The fastest level: most archives are read once, and level 6 saves a fifth for twice the time. */
const deflated = (bytes: AsyncIterable<Buffer<ArrayBuffer>>): AsyncIterable<Buffer<ArrayBuffer>> =>
  // A consumer that stops early destroys the compressor, and the pipeline then ends the source.
  pipeline(Readable.from(bytes, { objectMode: false, highWaterMark: readAhead }), createDeflateRaw({ level: 1, chunkSize }), () => {});

/**
 * The bytes of a ZIP archive, made while they are read: one entry is open at a time. Compression and checksums are
 * Node's own, which are native; the library writes the archive around them. No ZIP64: an entry stays below 4 GiB.
 */
export async function* zipBytes(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const take = (): Buffer[] => {
    const pieces = written.map((p) => Buffer.from(p.buffer, p.byteOffset, p.byteLength));
    written = [];
    return pieces;
  };
  for await (const { name, bytes, deflate, mtime } of entries) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: deflate ? 8 : 0, ...(mtime && { mtime }) };
    zip.add(file);
    const measured = async function* () {
      for await (const piece of bytes) {
        file.size += piece.length;
        file.crc = crc32(piece, file.crc);
        yield piece;
      }
    };
    for await (const piece of deflate ? deflated(measured()) : measured()) {
      file.ondata?.(null, piece, false);
      yield* take();
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
