/**
 * The folder in which backups lie. Each piece is written beside its place and put there whole; what a kill leaves has
 * another ending and is removed with the next whole backup.
 *
 *     backups.json             what the folder is, and with which key it is sealed
 *     base/<moment>/           a whole backup: manifest.json, the database, the list of the marketplace's files
 *     wal/                     what the database wrote since, by segment
 *     lines/                   which line of history is whose (lines.mjs)
 *     writer.json              who writes into it now (writer.mjs)
 *     files/                   the marketplace's files, under the names they have in the data folder
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { takeLock } from '../lock.mjs';
import { dataFolder } from '../paths.mjs';
import { Refusal } from '../progress.mjs';
import { hexOf, lineOf } from './lines.mjs';
import { refuseOther } from './mark.mjs';
import { backupKey, packing, printOfKey, unpacking } from './seal.mjs';

const format = 1;
/** What a beginning that was cut off leaves in a folder, and what a fresh disk has. */
const ownBeginning = /^(running\.json.*|backups\.json\.(.*\.)?part|lost\+found)$/;

/** The folder that BACKUP_DIR names, or nothing. */
export const wantedBackupFolder = (env = process.env) =>
  env.BACKUP_DIR ? resolve(env.INIT_CWD || process.cwd(), env.BACKUP_DIR) : undefined;

const about = (error, folder) => {
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return new Refusal(`You may not write into the folder of backups ${folder}.`);
  if (error.code === 'ENOSPC') return new Refusal(`There is no room left in the folder of backups ${folder}.`);
  if (error.path?.startsWith(folder)) return new Refusal(`The folder of backups ${folder} does not take what is written: ${error.message}`);
  return error;
};

/** Why a piece cannot be taken out, for who stands there at night. */
const unreadable = (error, name, folder) => {
  if (error.code?.startsWith('Z_')) return new Refusal(`${name} does not open: it was changed or cut off (${error.message}).`);
  if (!error.path?.startsWith(folder)) return error;
  return new Refusal(`${name} in ${folder} cannot be read: ${error.code === 'ENOENT' ? 'it is not there' : error.message}.`);
};

let drafts = 0;
/** A piece that is being written takes less than this. */
const draftMs = 86_400_000;

/**
 * Opens the folder of backups.
 * @param {string} folder
 * @param {{create?: boolean, key?: Buffer, mark?: string}} [how] create: makes it where there is none; mark: the one that it must have
 */
export function openFolder(folder, { create = false, key = backupKey(), mark } = {}) {
  if (`${folder}${sep}`.startsWith(`${dataFolder()}${sep}`))
    throw new Refusal(`The folder of backups (${folder}) lies in the data folder: it would be lost with it. Name one elsewhere.`);
  const file = join(folder, 'backups.json');
  refuseOther(folder, mark, existsSync(file) ? (readAbout(file).mark ?? mark) : undefined);
  if (!existsSync(file)) {
    if (!create)
      throw new Refusal(
        existsSync(folder)
          ? `There are no backups in ${folder}.`
          : `There is no folder ${folder}. Is its name right, and is its disk mounted?`,
      );
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (readdirSync(folder).some((name) => !ownBeginning.test(name)))
        throw new Refusal(`${folder} holds something else. Name an empty folder for backups.`);
    } catch (error) {
      throw about(error, folder);
    }
  } else {
    const known = readAbout(file);
    if (known.format !== format) throw new Refusal(`The backups in ${folder} are of another version (format ${known.format}).`);
    if (known.key && !key) throw new Refusal(`The backups in ${folder} are sealed: set BACKUP_KEY or BACKUP_KEY_FILE.`);
    if (known.key && known.key !== printOfKey(key)) throw new Refusal(`The backups in ${folder} are sealed with another key.`);
    if (!known.key && key)
      throw new Refusal(`The backups in ${folder} are not sealed, and a key is set. Begin another folder for sealed ones.`);
  }

  /** The folder as it was first found here: from then on it must stay the same. */
  let own = mark ?? (existsSync(file) ? readAbout(file).mark : undefined);
  const check = () => refuseOther(folder, own, existsSync(file) ? readAbout(file).mark : undefined);

  const fileOf = (name) => join(folder, `${name}.gz${key ? '.sealed' : ''}`);

  /** Writes a file whole or not at all, and to the disk. */
  async function writeWhole(target, ...streams) {
    // A whole backup and what goes on meanwhile may write the same piece at once.
    const draft = `${target}.${process.pid}-${(drafts += 1)}.part`;
    if (target !== file) check();
    try {
      mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(...streams, createWriteStream(draft, { mode: 0o600, flush: true }));
      await rename(draft, target);
      await syncFolder(dirname(target));
    } catch (error) {
      removeDraft(draft);
      throw about(error, folder);
    }
    return statSync(target).size;
  }
  const writeJson = (target, value) => writeWhole(target, Readable.from([json(value)]));
  const lineFile = (line) => join(folder, 'lines', `${hexOf(line)}.json`);

  const bases = () =>
    list(join(folder, 'base'))
      .filter((id) => existsSync(join(folder, 'base', id, 'manifest.json')))
      .map((id) => readAbout(join(folder, 'base', id, 'manifest.json')))
      .toSorted(inOrder);

  return {
    folder,
    key,
    /** Says what the folder is, before the first piece lies in it. @param {string | null} database what tells the database from others */
    async claim(database) {
      refuseOther(folder, own, existsSync(file) ? (readAbout(file).mark ?? own) : undefined);
      const known = existsSync(file) ? readAbout(file) : { format, key: key ? printOfKey(key) : null, database };
      if (known.database !== database)
        throw new Refusal(`${folder} holds the backups of another marketplace. Begin another folder for this one.`);
      if (!known.mark) await writeJson(file, { ...known, mark: own ?? randomUUID() });
      own = readAbout(file).mark;
    },
    /** What tells the folder from every other; nothing before it is claimed. */
    get mark() {
      return own;
    },
    /** Refuses to go on where the folder is not the one any more that it was. */
    check,
    has: (name) => existsSync(fileOf(name)),
    /** Puts a piece in. @returns {Promise<number>} the bytes it takes */
    put: (name, source) => writeWhole(fileOf(name), source, ...packing(key, name)),
    putFile: (name, path) => writeWhole(fileOf(name), createReadStream(path), ...packing(key, name)),
    /** Takes a piece out into streams, the last of which keeps it. */
    take: (name, ...into) =>
      pipeline(createReadStream(fileOf(name)), ...unpacking(key, name), ...into).catch((error) => {
        throw unreadable(error, name, folder);
      }),
    async takeWhole(name) {
      let whole;
      await this.take(name, async (source) => {
        whole = await buffer(source);
      });
      return whole;
    },
    /** When a piece was put in, in unix milliseconds. */
    putAt: (name) => statSync(fileOf(name)).mtimeMs,
    remove: (name) => rmSync(fileOf(name), { force: true }),
    /** Names of pieces below a name, without the endings of the disk. */
    names: (below) => walk(join(folder, below)).flatMap((path) => nameOf(`${below}/${path}`, key)),
    /** What is known of lines of history, the first first; of one whose note was cut off its number only. */
    lines: () =>
      list(join(folder, 'lines'))
        .filter((name) => /^[0-9A-F]{8}\.json$/.test(name))
        .toSorted()
        .map((name) => noteOf(join(folder, 'lines', name))),
    writeNote: (name, about) => writeJson(join(folder, name), about),
    writeLine: (about) => writeJson(lineFile(about.line), about),
    removeLine: (line) => rmSync(lineFile(line), { force: true }),
    /** Notes a line that nobody has yet. @returns {Promise<boolean>} false when somebody else was faster */
    async addLine(known) {
      const target = lineFile(known.line);
      check();
      try {
        mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
        await writeFile(target, json(known), { flag: 'wx', mode: 0o600, flush: true });
        await syncFolder(dirname(target));
        return true;
      } catch (error) {
        if (error.code === 'EEXIST') return false;
        throw about(error, folder);
      }
    },
    bases,
    writeManifest: (manifest) => writeJson(join(folder, 'base', manifest.id, 'manifest.json'), manifest),
    removeBase: (id) => rmSync(join(folder, 'base', id), { recursive: true, force: true }),
    /** Removes what a kill has left of pieces that were being written. */
    removeDrafts() {
      for (const path of walk(folder).filter((name) => name.endsWith('.part')))
        if ((statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - draftMs)
          removeDraft(join(folder, path));
    },
    /** Folders of backups that were cut off. */
    unfinished: () => list(join(folder, 'base')).filter((id) => !existsSync(join(folder, 'base', id, 'manifest.json'))),
  };
}

/** By what the database had written, which no clock changes; dumps by their time. */
const inOrder = (a, b) => (a.startWal ?? '').localeCompare(b.startWal ?? '') || a.startedAt.localeCompare(b.startedAt);

function nameOf(path, key) {
  const ending = `.gz${key ? '.sealed' : ''}`;
  return path.endsWith(ending) ? [path.slice(0, -ending.length)] : [];
}

/** What is left of a file that could not be written; the next try writes over it where it cannot be removed. */
function removeDraft(draft) {
  try {
    rmSync(draft, { force: true });
  } catch {}
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** A file that says what something is. */
function readAbout(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} cannot be read (${error.code ?? 'it is damaged'}). Without it nobody knows what lies there.`);
  }
}

function noteOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { line: lineOf(basename(file)) };
  }
}

const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Files below a folder, with forward slashes. */
export function walk(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)).map((path) => `${entry.name}/${path}`) : entry.isFile() ? [entry.name] : [],
  );
}

/** One at a time makes backups in a folder and removes old ones. */
export function lockFolder({ folder, check }) {
  check();
  return takeLock(join(folder, 'running.json'), {}, ({ pid }) => `Another backup is being made in ${folder}, by process ${pid}.`);
}

/** A new name in a folder survives a power cut only once the folder is written. Not every system can. */
async function syncFolder(folder) {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
