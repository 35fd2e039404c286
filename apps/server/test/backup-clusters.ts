import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareAccount } from '../../../bin/lib/account.mjs';
import { archiving, moveSegments } from '../../../bin/lib/backup/archive.mjs';
import type { Folder } from '../../../bin/lib/backup/folder.mjs';
import { claimFolder, makeBackup } from '../../../bin/lib/backup/make.mjs';
import { type Cluster, durable, openCluster } from '../../../bin/lib/postgres.mjs';
import { migrate } from '../src/runtime/migrations.ts';

/** A marketplace's separate database on a data folder, which archives what it writes. */
export class OwnDatabase {
  readonly data: string;
  readonly cluster: Cluster;
  readonly #pool: pg.Pool;
  private constructor(data: string, cluster: Cluster) {
    this.data = data;
    this.cluster = cluster;
    this.#pool = new pg.Pool({ connectionString: cluster.url('kyakhta'), max: 4 });
    // A server that is stopped takes its connections with it.
    this.#pool.on('error', () => undefined);
  }

  /** @param more settings beyond those of a marketplace */
  static async open(data: string, archives = true, more: readonly string[] = []): Promise<OwnDatabase> {
    mkdirSync(data, { recursive: true });
    const settings = (prepared: { place: string; account: object }): string[] => [
      ...durable,
      ...(archives ? archiving(prepared) : []),
      ...more,
    ];
    const cluster = await openCluster({ folder: join(data, 'pg18'), settings });
    await cluster.ensureDatabase('kyakhta');
    return new OwnDatabase(data, cluster);
  }

  /** A new one, migrated and marked as a demo, with a table of marks. */
  static async create(data: string): Promise<OwnDatabase> {
    const own = await OwnDatabase.open(data);
    await migrate(own.url, () => undefined);
    await own.query('insert into instance (demo, filled_at) values (true, now())');
    await own.query('create table marks (name text primary key)');
    return own;
  }

  get url(): string {
    return this.cluster.url('kyakhta');
  }
  get embedded(): { folder: string } {
    return { folder: join(this.data, 'pg18') };
  }
  get place(): string {
    return prepareAccount(this.embedded.folder).place;
  }
  query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await this.#pool.query<T>(sql, values)).rows;

  mark = (name: string): Promise<unknown> => this.query('insert into marks (name) values ($1)', [name]);
  marks = async (): Promise<string[]> =>
    (await this.query<{ name: string }>('select name from marks order by name collate "C"')).map((r) => r.name);
  /** A moment between what was written before and what comes after: to the millisecond, as moments are named. */
  moment = async (): Promise<Date> => {
    const [row] = await this.query<{ at: Date }>('select pg_sleep(0.002), clock_timestamp() as at, pg_sleep(0.002)');
    return row?.at ?? new Date(0);
  };

  claim = (store: Folder): Promise<void> => claimFolder(store, { url: this.url, embedded: this.embedded, data: this.data });
  backUp = (store: Folder): ReturnType<typeof makeBackup> =>
    makeBackup(store, { url: this.url, embedded: this.embedded, data: this.data, rule: { days: 7, weeks: 8 } });

  /** Lets the database begin a new segment, and moves everything up to it into the folder of backups. */
  archiveAll = async (store: Folder): Promise<void> => {
    const [current] = await this.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    const archived = async (): Promise<string> =>
      (await this.query<{ name: string | null }>('select last_archived_wal as name from pg_stat_archiver'))[0]?.name ?? '';
    while ((await archived()).slice(0, 24) < (current?.name ?? '')) await new Promise((go) => setImmediate(go));
    await moveSegments(store, this.place);
  };

  async stop(): Promise<void> {
    await this.#pool.end().catch(() => undefined);
    await this.cluster.stop();
  }
}

/** A folder for clusters, in memory where that can be: several are written and read whole. */
export const folderForClusters = (name: string): { path: string; remove(): void } => {
  const path = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `kyakhta-${name}-`));
  // The account that runs PostgreSQL for root must get there.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Runs one of the commands as a person does. @returns its exit code and all that it said */
export const command = (script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> =>
  new Promise((done) => {
    const { PATH, HOME, TZ } = process.env;
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../bin', script), ...args], {
      env: { PATH, HOME, TZ, CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('close', (code) => {
      done({ code, said });
    });
  });
