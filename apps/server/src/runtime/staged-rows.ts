import { createHash } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { cellCharsMax, type FileRow } from './sheets/limits.ts';
import { MergedKeeper } from './staged-merged.ts';
import { changedAtOf } from './sheets/workbook-date.ts';
import { kindOf, readRows, type SheetKind } from './sheets/read.ts';
import { UnreadableFile } from './sheets/unreadable.ts';

/**
 * A file of rows made ready for being worked on piece by piece: `rows` holds each row as a line of
 * JSON, `groups` where the rows of each group stand, group after group, `merged-…` which cells are merged over several of them. So a piece of work can begin at
 * any position, rows that belong together may stand apart, and memory holds one piece.
 */
export interface Staged {
  readonly kind: SheetKind;
  readonly header: readonly string[];
  /** Rows below the header that say anything. */
  readonly rows: number;
  readonly sample: readonly FileRow[];
  /** When the file says it was last changed; null when it does not. */
  readonly changedAt: Date | null;
}

const sampleRows = 5;
const writeBytes = 262_144;
const recordBytes = 24;
const keyCharsMax = 100;

const rowsFile = (folder: string): string => join(folder, 'rows');
const groupsFile = (folder: string): string => join(folder, 'groups');
const isEmpty = (cells: readonly string[]): boolean => cells.every((c) => c.trim() === '');

/**
 * Reads a CSV or XLSX file once, to its end, into a folder.
 * @throws UnreadableFile when it cannot be read to its end
 */
export const stageRows = async (path: string, folder: string, isHeader: (cells: readonly string[]) => boolean): Promise<Staged> => {
  await mkdir(folder, { recursive: true });
  const kind = await kindOf(path);
  const out = createWriteStream(rowsFile(folder));
  const failed = once(out, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => undefined);
  let header: readonly string[] | undefined;
  const sample: FileRow[] = [];
  const merged = new MergedKeeper();
  let rows = 0;
  let text = '';
  try {
    for await (const row of readRows(path, kind, isHeader)) {
      if (isEmpty(row.cells)) continue;
      if (header === undefined) {
        header = row.cells;
        continue;
      }
      rows += 1;
      merged.add(row.merged);
      if (sample.length < sampleRows) sample.push(row);
      const cells = row.cells.map((c) => (c.length > cellCharsMax ? c.slice(0, cellCharsMax + 1) : c));
      text += `${JSON.stringify([row.line, ...cells])}\n`;
      if (text.length < writeBytes) continue;
      if (!out.write(text)) await Promise.race([once(out, 'drain'), failed]);
      text = '';
    }
  } catch (error) {
    out.destroy();
    throw error;
  }
  out.end(text);
  await Promise.race([once(out, 'finish'), failed]);
  if (header === undefined) throw new UnreadableFile('empty');
  await merged.keep(folder);
  return { kind, header, rows, sample, changedAt: kind === 'xlsx' ? await changedAtOf(path) : null };
};

/** The lines of the staged rows, with where each stands. */
async function* stagedLines(folder: string): AsyncGenerator<{ readonly offset: number; readonly bytes: Buffer }> {
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  for await (const chunk of createReadStream(rowsFile(folder), { highWaterMark: writeBytes }) as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      yield { offset: offset + from, bytes: bytes.subarray(from, end) };
      from = end + 1;
    }
    offset += from;
    rest = bytes.subarray(from);
  }
}

/** The staged rows, in the order of the file, so many at a time. */
export async function* stagedRows(folder: string, atOnce: number): AsyncGenerator<FileRow[]> {
  let rows: FileRow[] = [];
  for await (const { bytes } of stagedLines(folder)) {
    const [line, ...cells] = JSON.parse(bytes.toString('utf8')) as [number, ...string[]];
    if (rows.push({ line, cells }) < atOnce) continue;
    yield rows;
    rows = [];
  }
  yield rows;
}

const shortened = (key: string): string => (key.length > keyCharsMax ? createHash('sha256').update(key).digest('base64') : key);

/**
 * Finds which rows belong together by one column and which share a value that should be unique in
 * another; groups are in the order of their first rows. A row without a key is a separate group.
 */
export const groupRows = async (
  folder: string,
  rows: number,
  columns: { readonly key: number; readonly unique: number },
): Promise<void> => {
  const offsets = new Float64Array(rows);
  const lengths = new Uint32Array(rows);
  const lines = new Uint32Array(rows);
  const twins = new Uint32Array(rows);
  const groups = new Uint32Array(rows);
  const groupOf = new Map<string, number>();
  const firstOf = new Map<string, number>();
  const sizes: number[] = [];
  let at = 0;
  for await (const { offset, bytes } of stagedLines(folder)) {
    const [line, ...cells] = JSON.parse(bytes.toString('utf8')) as [number, ...string[]];
    offsets[at] = offset;
    lengths[at] = bytes.length;
    lines[at] = line;
    const key = shortened((cells[columns.key] ?? '').trim());
    const group = (key === '' ? undefined : groupOf.get(key)) ?? sizes.length;
    if (group === sizes.length) sizes.push(0);
    if (key !== '') groupOf.set(key, group);
    groups[at] = group;
    sizes[group] = (sizes[group] ?? 0) + 1;
    const unique = shortened((cells[columns.unique] ?? '').trim());
    const first = unique === '' ? undefined : firstOf.get(unique);
    if (first !== undefined) {
      twins[at] = lines[first] ?? 0;
      twins[first] ||= line;
    } else if (unique !== '') firstOf.set(unique, at);
    at += 1;
  }
  const starts = new Uint32Array(sizes.length);
  for (let g = 1; g < sizes.length; g += 1) starts[g] = (starts[g - 1] ?? 0) + (sizes[g - 1] ?? 0);
  const out = Buffer.alloc(at * recordBytes);
  for (let i = 0; i < at; i += 1) {
    const group = groups[i] ?? 0;
    const place = (starts[group] ?? 0) * recordBytes;
    starts[group] = (starts[group] ?? 0) + 1;
    out.writeDoubleLE(offsets[i] ?? 0, place);
    out.writeUInt32LE(lengths[i] ?? 0, place + 8);
    out.writeUInt32LE(lines[i] ?? 0, place + 12);
    out.writeUInt32LE(twins[i] ?? 0, place + 16);
    out.writeUInt32LE(group, place + 20);
  }
  const file = await open(groupsFile(folder), 'w');
  try {
    await file.writeFile(out);
  } finally {
    await file.close();
  }
};

export interface StagedRow extends FileRow {
  /** Line of another row with the same unique value. */
  readonly twin: number | null;
}
export interface RowGroup {
  readonly rows: readonly StagedRow[];
  /** Lines of rows beyond what a group may have. */
  readonly surplus: readonly number[];
}

/** How much one piece holds at most; a group is never torn. */
export interface PieceLimits {
  readonly groups: number;
  readonly rows: number;
  readonly bytes: number;
  readonly rowsOfGroup: number;
}

/**
 * The next whole groups from a position, counted in rows.
 * @returns the position behind them; `end` when these were the last
 */
export const readGroups = (
  folder: string,
  position: number,
  rows: number,
  limits: PieceLimits,
): { readonly groups: readonly RowGroup[]; readonly position: number; readonly end: boolean } => {
  const data = openSync(rowsFile(folder), 'r');
  const index = openSync(groupsFile(folder), 'r');
  const read = (file: number, from: number, length: number): Buffer => {
    const bytes = Buffer.allocUnsafe(length);
    const got = readSync(file, bytes, 0, length, from);
    if (got !== length) throw new Error('staged rows are shorter than they should be');
    return bytes;
  };
  try {
    const groups: { rows: StagedRow[]; surplus: number[] }[] = [];
    let current = -1;
    let bytes = 0;
    let at = position;
    for (; at < rows; at += 1) {
      const record = read(index, at * recordBytes, recordBytes);
      const group = record.readUInt32LE(20);
      const length = record.readUInt32LE(8);
      if (group !== current) {
        if (groups.length >= limits.groups || at - position >= limits.rows || bytes > limits.bytes) break;
        groups.push({ rows: [], surplus: [] });
        current = group;
      }
      const open = groups.at(-1);
      if (open === undefined) throw new Error('a row belongs to a group');
      const line = record.readUInt32LE(12);
      if (open.rows.length >= limits.rowsOfGroup) {
        open.surplus.push(line);
        continue;
      }
      bytes += length;
      const [, ...cells] = JSON.parse(read(data, record.readDoubleLE(0), length).toString('utf8')) as [number, ...string[]];
      open.rows.push({ line, cells, twin: record.readUInt32LE(16) || null });
    }
    return { groups, position: at, end: at >= rows };
  } finally {
    closeSync(data);
    closeSync(index);
  }
};
