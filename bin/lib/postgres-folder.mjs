/** The data folder of the embedded PostgreSQL: how it is created, and whose process works on it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo } from './account.mjs';
import { lives } from './lock.mjs';
import { major } from './postgres-binaries.mjs';
import { Refusal, tail } from './progress.mjs';
import { run } from './run.mjs';

/** The owner of every cluster created here. */
export const user = 'kyakhta';

export const newPassword = () => randomBytes(18).toString('base64url');

/** The surroundings of PostgreSQL's programs: without the caller's locale and PG* settings, which would lead them astray. */
export function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(LC_|LANG|PG[A-Z]|TZ$)/.test(name));
  return { ...Object.fromEntries(kept), LC_MESSAGES: 'C' };
}

/**
 * Creates a cluster in `place` in one move: a crash half-way leaves nothing that looks finished.
 * @param {'scram-sha-256' | 'password'} authentication
 */
export async function createCluster({ place, account, programs }, password, authentication) {
  const draft = `${place}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, account);
  const secrets = mkdtempSync(join(tmpdir(), 'kyakhta-'));
  const file = join(secrets, 'password');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  giveTo(secrets, account);
  giveTo(file, account);
  // The character classes must be those of UTF-8, or trigrams see no Cyrillic and no Chinese.
  const locales = process.platform === 'linux' ? ['C.UTF-8', 'C.utf8', 'en_US.UTF-8'] : ['en_US.UTF-8', 'C.UTF-8'];
  let output = '';
  try {
    for (const locale of locales) {
      const made = await run(
        programs.initdb,
        [
          `--pgdata=${draft}`,
          `--username=${user}`,
          `--pwfile=${file}`,
          `--auth=${authentication}`,
          '--encoding=UTF8',
          `--locale=${locale}`,
          '--locale-provider=icu',
          '--icu-locale=und',
          '--lc-messages=C',
          '--no-sync',
        ],
        { ...account, env: cleanEnvironment(), cwd: '/' },
      );
      if (made.code === 0) {
        renameSync(draft, place);
        return;
      }
      output = made.output;
    }
    throw new Refusal(`PostgreSQL's data folder could not be created in ${place}:\n${tail(output)}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The folder in which a process works (Linux), or nothing where that cannot be known. */
function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

const postmasterNumber = (place) => {
  const file = join(place, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined;
};

/** Whether the process is a server on this folder; where that cannot be known, a living process counts as one. */
const worksOn = (pid, place) => process.platform !== 'linux' || workingFolder(pid) === place;

/** The server that works on a data folder, when one lives: its process number and port. */
export function postmasterOf(place) {
  const lines = postmasterNumber(place);
  const pid = Number(lines?.[0]);
  return pid > 0 && lives(pid) && worksOn(pid, place) ? { pid, port: Number(lines[3]) } : undefined;
}

/**
 * Removes postmaster.pid where it names a process that is no server of this folder: after a restart of the
 * machine or container the number may belong to anything, and PostgreSQL would refuse to start for ever. While any process
 * still works on the folder nothing is touched, and a plainly dead number is left to PostgreSQL's own checks.
 */
export function clearFalseLock(place) {
  if (process.platform !== 'linux') return;
  const pid = Number(postmasterNumber(place)?.[0]);
  if (!(pid > 0) || !existsSync(`/proc/${pid}`) || worksOn(pid, place)) return;
  const busy = readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && workingFolder(entry) === place);
  if (!busy) rmSync(join(place, 'postmaster.pid'), { force: true });
}

/** The folder in which a data folder's cluster lives, made when missing. */
export function clusterFolder(data) {
  try {
    mkdirSync(data, { recursive: true, mode: 0o755 });
    return join(data, `pg${major}`);
  } catch (error) {
    throw new Refusal(`The data folder ${data} cannot be created (${error.code}). DATA_DIR names another one.`);
  }
}
