import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type FileRow, rowCharsMax } from './limits.ts';
import { UnreadableFile } from './unreadable.ts';

/** Longest row, bytes: a quote that is never closed would otherwise swallow the rest of the file. */
const rowBytesMax = 4 * rowCharsMax;
const lineFeed = 10;

const encodingOf = async (path: string): Promise<'utf-8' | 'utf-16le' | 'utf-16be'> => {
  for await (const chunk of createReadStream(path, { end: 1 })) {
    const [first, second] = chunk as Buffer;
    if (first === 0xff && second === 0xfe) return 'utf-16le';
    if (first === 0xfe && second === 0xff) return 'utf-16be';
  }
  return 'utf-8';
};

/** The file's bytes as UTF-8, whatever Unicode it was written in. */
async function* utf8Of(path: string, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): AsyncGenerator<Buffer> {
  const chunks = createReadStream(path, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>;
  if (encoding === 'utf-8') return yield* chunks;
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes: Buffer | undefined): Buffer => {
    try {
      return Buffer.from(bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true }));
    } catch {
      throw new UnreadableFile('notUtf8', { line: 1 });
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode(undefined);
}

/**
 * Reads the text once: it must be UTF-8 throughout. @returns the sign between its cells:
 * comma, semicolon or tab, whichever the first line has most of.
 */
const delimiterOf = async (chunks: AsyncIterable<Buffer>): Promise<string> => {
  let first: string | undefined;
  let rest = Buffer.alloc(0);
  let lines = 0;
  const take = (whole: Buffer): void => {
    if (!isUtf8(whole)) throw new UnreadableFile('notUtf8', { line: lines + badLine(whole) });
    first ??= whole.toString('utf8').split(/\r\n|\n|\r/, 1)[0] ?? '';
    for (let at = whole.indexOf(lineFeed); at >= 0; at = whole.indexOf(lineFeed, at + 1)) lines += 1;
  };
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    if (end === 0 && bytes.length > rowBytesMax) throw new UnreadableFile('rowLong', { line: lines + 1, max: rowCharsMax });
    if (end > 0) take(bytes.subarray(0, end));
    rest = bytes.subarray(end);
  }
  take(rest);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: (first ?? '').split(sign).length }));
  return counts.reduce((best, c) => (c.count > best.count ? c : best)).sign;
};

const badLine = (bytes: Buffer): number => {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const at = bytes.indexOf(lineFeed, from);
    const end = at < 0 ? bytes.length : at + 1;
    if (!isUtf8(bytes.subarray(from, end))) return line;
    from = end;
  }
  return line;
};

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number; readonly empty_lines: number };
}

/**
 * The rows of a CSV file as a stream, each with the line it begins on. UTF-8, or UTF-16 with its mark.
 * A quote inside an unquoted cell is a sign like any other; rows may have any number of cells; the
 * guard that `csvCell` puts before a formula is taken off.
 * @throws UnreadableFile where the file stops being CSV
 */
export async function* readCsv(path: string): AsyncGenerator<FileRow> {
  const encoding = await encodingOf(path);
  const delimiter = await delimiterOf(utf8Of(path, encoding));
  let read = 0;
  const parser = parse({
    // Counted where rows are parsed: an error loses those that were parsed but not handed out yet.
    on_record: (record: string[], info: { readonly lines: number }) => {
      read = info.lines;
      return record;
    },
    bom: true,
    info: true,
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: rowBytesMax,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  // An error on either side ends the iteration below; there is nothing more to do with it here.
  const rows: AsyncIterable<Parsed> = pipeline(Readable.from(utf8Of(path, encoding), { objectMode: false }), parser, () => undefined);
  let lines = 0;
  let empty = 0;
  try {
    for await (const { record, info } of rows) {
      const line = lines + 1 + info.empty_lines - empty;
      lines = info.lines;
      empty = info.empty_lines;
      yield { line, cells: record.map(unguarded) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw new UnreadableFile('quoteOpen', { line: read });
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new UnreadableFile('rowLong', { line: read + 1, max: rowCharsMax });
    throw new UnreadableFile('csvBroken', { line: read + 1 });
  }
}

/** What a spreadsheet would take for a formula; apostrophes in front count too, so that guarding can be undone exactly. */
const dangerous = /^'*[\s\p{Cc}]*[=+\-@＝＋－＠]/u;
const unguarded = (text: string): string => (text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text);

/**
 * A cell of a CSV file that spreadsheets show as it stands: what they would take for a formula gets
 * an apostrophe before it. `readCsv` takes it off again, so nothing changes on the way out and back.
 */
export const csvCell = (text: string): string => {
  if (text === '') return text;
  const safe = dangerous.test(text) ? `'${text}` : text;
  return /[",;\t\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
/** With this mark at the beginning spreadsheets read a CSV file as UTF-8. */
export const csvMark = '\ufeff';
