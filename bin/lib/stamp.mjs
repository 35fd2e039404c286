/** Stamps: a hash of what something was made from, so that it is made again only when that changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inside, root } from './paths.mjs';

const skipped = new Set(['node_modules', 'build', 'dist', '.react-router', '.vite', 'data', 'test-results']);

/** Every file below a folder, sorted, generated folders left out. A file is its own list. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(full);
      return entry.isFile() ? [full] : [];
    });
}

/** A hash of names, sizes and times of change: quick, and enough to see an edit. */
export function quickHash(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

/** A hash of names and contents: for what must agree between machines and runs. */
export function contentHash(paths, more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of paths.flatMap(filesBelow)) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

const stampFile = (name) => inside('node_modules', `.kyakhta-${name}`);

export function readStamp(name) {
  try {
    return readFileSync(stampFile(name), 'utf8').trim();
  } catch {
    return '';
  }
}

export function writeStamp(name, value) {
  try {
    mkdirSync(dirname(stampFile(name)), { recursive: true });
    writeFileSync(stampFile(name), `${value}\n`);
  } catch (error) {
    // A checkout that another user installed works as it stands; the question is only asked again next time.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}
