/**
 * A throw-away PostgreSQL for one run of tests: in memory where there is room, without any care for durability, gone
 * with the process that started it, however that ends.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inside, migrations, serverEntry, windows } from './paths.mjs';
import { openCluster } from './postgres.mjs';
import { Refusal, tail } from './progress.mjs';
import { runNode } from './run.mjs';
import { contentHash } from './stamp.mjs';

/** The database that every test's own is cloned from. */
export const template = 'kyakhta_template';

const careless = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=500',
  'shared_buffers=128MB',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'log_min_messages=fatal',
];

const cache = inside('node_modules/.cache/kyakhta-test-cluster');

/** What a template is made from: when any of it changes a new one is made. */
const templateHash = () =>
  contentHash(
    [
      migrations,
      serverEntry('migrate'),
      serverEntry('runtime/migrations'),
      inside('bin/lib/test-cluster.mjs'),
      inside('bin/lib/postgres-folder.mjs'),
    ],
    `${process.platform} ${process.arch}`,
  );

function roomyFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize >= 2 ** 31) return '/dev/shm';
  } catch {}
  return tmpdir();
}

/** Copies a cluster's folder with its owners (root keeps the copy for an account it lends) and its modes. */
function copyCluster(from, to) {
  cpSync(from, to, { recursive: true });
  const { uid, gid } = lstatSync(from);
  const give = (path) => {
    const folder = lstatSync(path).isDirectory();
    if (!windows && process.getuid() === 0) lchownSync(path, uid, gid);
    if (!windows) chmodSync(path, folder ? 0o700 : 0o600);
    if (folder) for (const name of readdirSync(path)) give(join(path, name));
  };
  give(to);
}

/** Keeps a finished, stopped cluster for the next run. Two runs at once may both come here: the first one wins. */
function remember(folder, hash) {
  try {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, 'draft-'));
    copyCluster(join(folder, 'pg18'), join(draft, 'pg18'));
    const { password } = JSON.parse(readFileSync(join(folder, 'pg18.json'), 'utf8'));
    writeFileSync(join(draft, 'pg18.json'), JSON.stringify({ password }), { mode: 0o600 });
    try {
      renameSync(draft, join(cache, hash));
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
    for (const old of readdirSync(cache)) {
      if (old !== hash && !old.startsWith('draft-')) rmSync(join(cache, old), { recursive: true, force: true });
    }
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

function recall(folder, hash) {
  const kept = join(cache, hash);
  if (!existsSync(join(kept, 'pg18.json'))) return false;
  try {
    cpSync(join(kept, 'pg18.json'), join(folder, 'pg18.json'));
    copyCluster(join(kept, 'pg18'), join(folder, 'pg18'));
    return true;
  } catch {
    rmSync(join(folder, 'pg18'), { recursive: true, force: true });
    rmSync(join(folder, 'pg18.json'), { force: true });
    return false;
  }
}

/** A shell that waits for us to be gone and then clears up: a killed process cannot do it itself. */
function guard(folder, pid) {
  if (windows) return () => {};
  const script = `trap '' INT TERM HUP; cat >/dev/null; kill -INT ${pid} 2>/dev/null; for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 ${pid} 2>/dev/null || break; sleep 0.1; done; kill -9 ${pid} 2>/dev/null; rm -rf '${folder}'`;
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.unref();
  child.stdin.unref?.();
  return () => child.stdin.end();
}

/** Brings the schema into the template; without a migrate script (yet) it stays empty. */
async function migrateTemplate(url) {
  if (!existsSync(serverEntry('migrate'))) return;
  const { code, output } = await runNode([serverEntry('migrate')], { env: { DATABASE_URL: url } });
  if (code !== 0) throw new Refusal(`The template of the test databases could not be migrated:\n${tail(output, 40)}`);
}

/**
 * Starts the cluster.
 * @returns {Promise<{folder: string, adminUrl: string, url(database: string): string, stop(): Promise<void>, environment: {KYAKHTA_TEST_ADMIN_URL: string, KYAKHTA_TEST_TEMPLATE: string}}>}
 */
export async function startTestCluster() {
  const folder = mkdtempSync(join(roomyFolder(), 'kyakhta-test-'));
  chmodSync(folder, 0o755);
  const open = () => openCluster({ folder: join(folder, 'pg18'), settings: careless, authentication: 'password' });
  const hash = templateHash();
  let release = () => {};
  let cluster;
  try {
    const known = recall(folder, hash);
    cluster = await open();
    if (!known) {
      await cluster.ensureDatabase(template);
      await migrateTemplate(cluster.url(template));
      await cluster.stop(10_000);
      remember(folder, hash);
      cluster = await open();
    }
    release = guard(folder, cluster.pid);
  } catch (error) {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const running = cluster;
  return {
    folder,
    adminUrl: running.url(),
    url: running.url,
    environment: { KYAKHTA_TEST_ADMIN_URL: running.url(), KYAKHTA_TEST_TEMPLATE: template },
    async stop() {
      await running.stop(3000);
      rmSync(folder, { recursive: true, force: true });
      release();
    },
  };
}
