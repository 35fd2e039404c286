import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** The file as a whole cannot be read; the message says where and why, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Longest row. A quote that is never closed would otherwise swallow the rest of the file. */
const rowBytesMax = 1_048_576;
const lineFeed = 10;

/**
 * Reads the file once as bytes: it must be UTF-8 throughout. @returns the sign between its cells:
 * comma, semicolon or tab, whichever the first line has most of.
 */
export const delimiterOf = async (path: string): Promise<string> => {
  let first: string | undefined;
  let rest = Buffer.alloc(0);
  let lines = 0;
  const take = (whole: Buffer): void => {
    if (!isUtf8(whole)) throw new UnreadableFile(`line ${lines + badLine(whole)} is not UTF-8 text: save the file as "CSV UTF-8"`);
    first ??= whole.toString('utf8').split(/\r\n|\n|\r/, 1)[0] ?? '';
    for (let at = whole.indexOf(lineFeed); at >= 0; at = whole.indexOf(lineFeed, at + 1)) lines += 1;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 262_144 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    if (end === 0 && bytes.length > rowBytesMax) throw new UnreadableFile(`line ${lines + 1} is longer than ${rowBytesMax} bytes`);
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
 * The rows of a CSV file as a stream, each with the line it begins on. A quote inside an unquoted
 * cell is a sign like any other; rows may have any number of cells.
 * @throws UnreadableFile where the file stops being CSV
 */
export async function* readCsv(
  path: string,
  delimiter: string,
): AsyncGenerator<{ readonly line: number; readonly cells: readonly string[] }> {
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
  const rows: AsyncIterable<Parsed> = pipeline(createReadStream(path), parser, () => undefined);
  let lines = 0;
  let empty = 0;
  try {
    for await (const { record, info } of rows) {
      const line = lines + 1 + info.empty_lines - empty;
      lines = info.lines;
      empty = info.empty_lines;
      yield { line, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UnreadableFile(`the row that begins after line ${read} opens a quotation mark and never closes it`);
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw new UnreadableFile(
        `the row that begins after line ${read} is longer than ${rowBytesMax} bytes: is a quotation mark not closed?`,
      );
    throw new UnreadableFile(error.message);
  }
}

/**
 * A cell of a CSV file that spreadsheets show as it stands: what they would take for a formula gets
 * an apostrophe before it.
 */
export const csvCell = (text: string): string => {
  const safe = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
