/**
 * As whom PostgreSQL runs. The server refuses to be root, so a root start lends it an ordinary account and a
 * place that this account can reach; anybody else runs it as himself.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { binaries } from './postgres-binaries.mjs';
import { windows } from './paths.mjs';
import { Refusal, say } from './progress.mjs';

const root = !windows && process.getuid() === 0;

/** An account of this machine by name, or nothing. */
function lookUp(name) {
  const number = (flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout.trim()) : undefined;
  };
  const uid = number('-u');
  return uid === undefined ? undefined : { uid, gid: number('-g') };
}

function systemAccount() {
  const found = lookUp('postgres');
  if (found) return found;
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/bin/false', 'postgres']);
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account) return account;
  throw new Refusal(
    'PostgreSQL does not run as root, and no account "postgres" could be made on this machine.\n' +
      'Start as an ordinary user, create the account, or set DATABASE_URL.',
  );
}

/** Whether an account may pass through every folder above a path (by the folders' modes). */
function reachable(path, { uid, gid }) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** A folder outside of the checkout that an ordinary account reaches, for a checkout below /root and the like. */
function publicFolder(of) {
  const name = createHash('sha256').update(of).digest('hex').slice(0, 12);
  const folder = join('/var/lib/kyakhta', name);
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(dirname(folder), 0o755);
    chmodSync(folder, 0o755);
    return folder;
  } catch (error) {
    throw new Refusal(
      `The account that runs PostgreSQL cannot reach this checkout or its data, and ${folder} cannot be made for it (${error.code}).\n` +
        'Move the checkout out of the closed folder, start as an ordinary user, or set DATABASE_URL.',
    );
  }
}

function openForReading(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644);
    if (entry.isDirectory()) openForReading(path);
  }
}

/** Programs that the account can run: the package's own, or a copy of them where it cannot get there. */
function programsFor(account) {
  const own = binaries();
  const trial = (file, as) => spawnSync(file, ['--version'], { ...as, encoding: 'utf8' });
  if (trial(own.postgres, account).status === 0) return own;
  const { status, stderr, error } = trial(own.postgres, {});
  if (status !== 0) throw new Refusal(`The embedded PostgreSQL does not run on this machine: ${(stderr || String(error ?? '')).trim()}`);
  // All checkouts share the copy of a version.
  const copy = join(publicFolder(`PostgreSQL ${own.version}`), 'native');
  if (!existsSync(join(copy, 'bin')) || trial(binaries(copy).postgres, account).status !== 0) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(own.home, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    openForReading(copy);
  }
  return binaries(copy);
}

/** The first name that is free in the folder of a data folder's clusters. */
export function newPlace(folder) {
  for (let n = 1; ; n += 1) {
    const place = join(folder, n === 1 ? 'cluster' : `cluster-${n}`);
    if (!existsSync(place)) return place;
    say(`A database of an earlier folder of this name lies in ${place}. Delete it when nothing uses it any more.`);
  }
}

/**
 * Where the data folder really is. It stands where it was asked for, unless the account cannot get there: then
 * the name is a link to a folder in /var/lib. What lies there already may be used under another name, that of a
 * folder which was renamed: it is left alone, and a new one stands beside it.
 */
function standingPlace(folder, account) {
  const link = lstatSync(folder, { throwIfNoEntry: false });
  if (link?.isSymbolicLink()) {
    const target = readlinkSync(folder);
    if (existsSync(target)) return target;
    unlinkSync(folder);
  } else if (link) {
    if (reachable(realpathSync(folder), account)) return realpathSync(folder);
    throw new Refusal(
      `The account that runs PostgreSQL cannot reach ${folder}. Let it pass (chmod o+x on the folders above) or set DATA_DIR.`,
    );
  } else if (reachable(join(realpathSync(dirname(folder)), 'x'), account)) {
    return join(realpathSync(dirname(folder)), basename(folder));
  }
  const place = newPlace(publicFolder(folder));
  symlinkSync(place, folder);
  return place;
}

/**
 * Decides who runs PostgreSQL on a data folder, with which programs, and where the folder stands.
 * @param {string} folder the data folder, which need not exist yet; its parent must
 * @returns {{account: {uid?: number, gid?: number}, programs: ReturnType<typeof binaries>, place: string}}
 */
export function prepareAccount(folder) {
  const standing = statSync(folder, { throwIfNoEntry: false });
  const owner = standing?.uid;
  if (!root) {
    if (owner !== undefined && !windows && owner !== process.getuid()) {
      throw new Refusal(
        `${folder} belongs to another user (number ${owner}; you are ${userInfo().username}, ${process.getuid()}).\n` +
          'Start as that user, or keep your own data elsewhere: DATA_DIR=./my-data npm start',
      );
    }
    return { account: {}, programs: programsFor({}), place: join(realpathSync(dirname(folder)), basename(folder)) };
  }
  // What an ordinary user began stays his: the cluster, or the folder that will hold it.
  const belongsTo = standing ?? statSync(dirname(folder));
  const account = belongsTo.uid ? { uid: belongsTo.uid, gid: belongsTo.gid } : systemAccount();
  return { account, programs: programsFor(account), place: standingPlace(folder, account) };
}

/** Leaves a file to the owner of its folder, where root works in somebody's folder. */
export function leaveToOwner(path) {
  const { uid, gid } = statSync(dirname(path));
  if (root && uid !== 0) chownSync(path, uid, gid);
}

/** Gives a file or folder to the account, where one was lent. */
export function giveTo(path, { uid, gid }) {
  if (uid !== undefined) chownSync(path, uid, gid);
}
