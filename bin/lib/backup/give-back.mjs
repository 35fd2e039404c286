/** Giving a folder of backups back to the marketplace that was left behind there when one that was brought back from it went on in it. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../progress.mjs';
import { walk } from './folder.mjs';
import { lineOf } from './lines.mjs';
import { livingWriter } from './writer.mjs';

/** Where what the other one wrote is put: nothing looks there. */
const aside = 'given-back';

/** The line that a piece is of, by its path in the folder; nothing for pieces of all lines. */
function lineOfPiece(path, bases) {
  const [kind, name] = path.split('/');
  if (kind === 'wal') return /^[0-9A-F]{24}/.test(name) ? lineOf(name) : undefined;
  const base = kind === 'base' ? bases.find(({ id }) => id === name) : undefined;
  return base?.kind === 'cluster' ? lineOf(base.stopWal) : undefined;
}

/**
 * Puts aside what was written on later lines, and lets the given one go on. What was brought back keeps its number, as one
 * that never went on. A kill in between is gone on with by the next call.
 * @param {{line: number}} own the line that is to go on
 * @returns {Promise<number[]>} the lines that were put aside
 */
export async function giveBack(store, { line }) {
  const later = store.lines().filter((one) => one.line > line && one.claimedAt);
  if (later.length === 0) throw new Refusal(`No other marketplace goes on in ${store.folder}: there is nothing to give back.`);
  const other = livingWriter(store);
  if (other && other.line !== line)
    throw new Refusal(
      `The other marketplace still writes into ${store.folder}: process ${other.pid} on ${other.host}, data folder ${other.data}. Stop it first, and start it without BACKUP_DIR, or with a folder of its own.`,
    );
  store.check();
  const lines = later.map((one) => one.line);
  const bases = store.bases();
  const pieces = walk(store.folder).filter((path) => lines.includes(lineOfPiece(path, bases)));
  // What a backup is comes first: without it, it is none.
  pieces.sort((a, b) => Number(b.endsWith('manifest.json')) - Number(a.endsWith('manifest.json')));
  for (const path of pieces) {
    const target = join(store.folder, aside, path);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    if (existsSync(join(store.folder, path))) renameSync(join(store.folder, path), target);
  }
  for (const { claimedAt: _, ...note } of later) await store.writeLine({ ...note, givenBackAt: new Date().toISOString() });
  return lines;
}
