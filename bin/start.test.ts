import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Trial } from './lib/trial.mjs';

/** A first start fills a demo marketplace; everything after it takes seconds. */
const firstStartMs = 900_000;
const startMs = 240_000;
const data = mkdtempSync(join(tmpdir(), 'kyakhta-start-'));
/** Of backups, and of what is brought back from them. */
const folders = mkdtempSync(join(tmpdir(), 'kyakhta-start-backups-'));
const trials: Trial[] = [];
const start = (env: NodeJS.ProcessEnv = {}, script = 'bin/start.mjs'): Trial => {
  const trial = new Trial(script, { DATA_DIR: data, PORT: '0', ...env });
  trials.push(trial);
  return trial;
};
const countOf = async (address: string): Promise<number> => {
  const answer = await fetch(`${address}api/search/page?size=1`);
  return ((await answer.json()) as { data: { total: number } }).data.total;
};
const postmasterOf = (folder: string): number => Number(readFileSync(join(folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]);
const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

afterAll(async () => {
  for (const trial of trials) if (trial.child.exitCode === null && trial.child.signalCode === null) await trial.kill();
  for (const folder of [data, folders]) rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  let running: Trial;
  let address: string;
  let goods: number;
  beforeAll(async () => {
    running = start();
    address = await running.serves();
    goods = await countOf(address);
  }, firstStartMs);

  it(
    'prints the addresses and the demo logins, and serves all of them',
    async () => {
      for (const words of [
        'seller console',
        'operator console',
        'dev mailbox',
        'payment gateway',
        'API reference',
        'buyer1@demo.test',
        'seller1',
        'operator1',
      ])
        expect(running.said).toContain(words);
      // A first start brings the consoles in behind the shop, and says so to who is early.
      for (const [path, built] of [
        ['seller', /✓ building the seller console/],
        ['platform', /✓ building the platform console/],
      ] as const) {
        const { status } = await fetch(address + path);
        expect([200, 503], path).toContain(status);
        if (status === 503) await running.says(built);
      }
      for (const path of ['', 'seller', 'platform', 'api/docs', 'api/openapi.json', 'dev/mailbox', 'dev/gateway', 'healthz', 'readyz'])
        expect((await fetch(address + path)).status, path).toBe(200);
      expect(goods).toBeGreaterThanOrEqual(50);
    },
    startMs,
  );

  it('is refused a second time on the same data folder, in words', async () => {
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.said).toMatch(/already runs on this data folder.*DATA_DIR=/s);
    expect((await fetch(`${address}healthz`)).status).toBe(200);
  });

  it(
    'goes on with what it has after kill -9 of PostgreSQL',
    async () => {
      running.forget();
      process.kill(postmasterOf(data), 'SIGKILL');
      await running.says(/PostgreSQL is back/);
      expect(await countOf(address)).toBe(goods);
    },
    startMs,
  );

  it.each([
    ['takes its PostgreSQL over again after kill -9 of itself', () => undefined],
    ['starts again after kill -9 of both', () => process.kill(postmasterOf(data), 'SIGKILL')],
  ])(
    '%s',
    async (_, killOthers) => {
      killOthers();
      await running.kill('SIGKILL');
      running = start();
      address = await running.serves();
      expect(await countOf(address)).toBe(goods);
    },
    startMs,
  );

  it(
    'stops in order when it is asked to, and starts a second time with several web processes',
    async () => {
      const postmaster = postmasterOf(data);
      expect(await running.kill('SIGTERM')).toBe(0);
      expect(runs(postmaster)).toBe(false);
      running = start({ WEB_PROCESSES: '2' });
      address = await running.serves();
      const counts = await Promise.all(Array.from({ length: 8 }, () => countOf(address)));
      expect(new Set(counts)).toEqual(new Set([goods]));
      expect(await running.kill('SIGINT')).toBe(0);
    },
    startMs,
  );

  it(
    'makes a backup by itself where it is told a folder, keeps what is written after it, and is brought back from there',
    async () => {
      const backups = { BACKUP_DIR: join(folders, 'backups'), BACKUP_KEY: 'ab'.repeat(32) };
      running = start(backups);
      address = await running.serves();
      await running.says(/✓ backup \d{4}-/);
      // Written after the whole backup: it comes back by what the database wrote since.
      const moved = await fetch(`${address}dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"advanceSeconds": 86400}',
      });
      expect(moved.status).toBe(200);
      expect(await running.kill('SIGTERM')).toBe(0);
      const restored = join(folders, 'restored');
      const refused = start({ ...backups, DATA_DIR: restored, BACKUP_KEY: 'cd'.repeat(32) }, 'bin/restore.mjs');
      expect(await refused.ended).toBe(1);
      expect(refused.said).toContain('sealed with another key');
      const restore = start({ ...backups, DATA_DIR: restored, KYAKHTA_MODE: 'demo' }, 'bin/restore.mjs');
      expect(await restore.ended, restore.said).toBe(0);
      expect(restore.said).toMatch(/the books agree: \d+ checks/);
      const back = start({ DATA_DIR: restored });
      const at = await back.serves();
      expect(await countOf(at)).toBe(goods);
      const page = await fetch(`${at}dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"advanceSeconds": 0}',
      });
      const { now } = (await page.json()) as { now: string };
      expect(Date.parse(now)).toBeGreaterThan(Date.now() + 43_200_000);
      expect(await back.kill('SIGTERM')).toBe(0);
    },
    firstStartMs,
  );

  it(
    'stops in order when npm above it is gone',
    async () => {
      const below = new Trial('bin/start.mjs', { DATA_DIR: data, PORT: '0' }, true);
      trials.push(below);
      await below.serves();
      const postmaster = postmasterOf(data);
      await below.kill('SIGKILL');
      expect(below.said).toMatch(/stopped\s*$/);
      expect(runs(postmaster)).toBe(false);
    },
    startMs,
  );

  it(
    'never lets a demo serve as production',
    async () => {
      const production = start({ KYAKHTA_MODE: 'production' });
      expect(await production.ended).toBe(1);
      expect(production.said).toContain('It never serves as production');
    },
    startMs,
  );

  it(
    'with live reload serves the same',
    async () => {
      const dev = start({}, 'bin/dev.mjs');
      const at = await dev.serves();
      const page = await fetch(at, { headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0' } });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Kyakhta')]);
      expect(await countOf(at)).toBe(goods);
      expect(await dev.kill()).toBe(0);
    },
    startMs,
  );
});

describe('npm start is refused', () => {
  it('on a port that is taken, and names a free one', async () => {
    const server = createServer();
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    const { port } = server.address() as { port: number };
    const trial = start({ PORT: String(port) });
    expect(await trial.ended).toBe(1);
    expect(trial.said).toMatch(new RegExp(`Port ${port} is taken.*PORT=\\d+ npm start`, 's'));
    server.close();
  });

  it.each(['abc', '-1', '70000', '3000.5'])('with PORT %s', async (port) => {
    const trial = start({ PORT: port });
    expect(await trial.ended).toBe(1);
    expect(trial.said).toContain('which is no port');
  });

  it(
    'on another PostgreSQL that is empty, until it is told to fill it',
    async () => {
      const admin = new pg.Client({ connectionString: process.env['KYAKHTA_TEST_ADMIN_URL'] });
      await admin.connect();
      await admin.query('create database kyakhta_start_trial');
      const url = new URL(process.env['KYAKHTA_TEST_ADMIN_URL'] ?? '');
      url.pathname = '/kyakhta_start_trial';
      const refused = start({ DATABASE_URL: url.href });
      expect(await refused.ended).toBe(1);
      expect(refused.said).toContain('KYAKHTA_MODE=demo npm start');
      const { rows } = await admin.query<{ count: string }>("select count(*) from pg_database where datname = 'kyakhta_start_trial'");
      expect(rows[0]?.count).toBe('1');
      const filled = start({ DATABASE_URL: url.href, KYAKHTA_MODE: 'demo' });
      expect(await countOf(await filled.serves())).toBeGreaterThanOrEqual(50);
      expect(await filled.kill()).toBe(0);
      await admin.query('drop database kyakhta_start_trial');
      await admin.end();
    },
    firstStartMs,
  );
});
