import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file of lines, one JSON value each, only ever added to. What was added survives the end of the process, however it ends. */
export interface Journal<T> {
  add(entry: T): void;
  close(): void;
}

/** Reads the lines of a file. The last one may be cut off, when the process was killed while writing it. */
const readLines = <T>(file: string): T[] => {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as T];
    } catch (error) {
      if (index === lines.length - 1) return [];
      throw new Error(`${file}, line ${index + 1}, cannot be read`, { cause: error });
    }
  });
};

/**
 * Opens a journal: hands out what is in it, then writes it anew without what `keep` calls superseded.
 * @param keep the entries that still matter, in their order
 */
export const openJournal = <T>(file: string, keep: (entries: T[]) => T[]): { readonly entries: T[]; readonly journal: Journal<T> } => {
  mkdirSync(dirname(file), { recursive: true });
  const entries = keep(readLines<T>(file));
  const fresh = openSync(`${file}.new`, 'w', 0o600);
  writeSync(fresh, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  fsyncSync(fresh);
  closeSync(fresh);
  renameSync(`${file}.new`, file);
  const descriptor = openSync(file, 'a', 0o600);
  return {
    entries,
    journal: {
      add: (entry) => {
        writeSync(descriptor, `${JSON.stringify(entry)}\n`);
      },
      close: () => closeSync(descriptor),
    },
  };
};
