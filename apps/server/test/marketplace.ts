import { randomUUID } from 'node:crypto';
import { demoPassword, type EndpointKey, type Input, type Locale, type Output } from '@kyakhta/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { fillDemo } from '../database/demo/fill.ts';
import { listEverything, reindexWords } from '../src/domains/catalog/index.ts';
import { type Db, openDatabase } from '../src/runtime/database.ts';
import { inTransaction } from '../src/runtime/transaction.ts';
import { hashPassword } from '../src/domains/accounts/index.ts';
import { parts } from '../src/endpoints.ts';
import { type App, type AppOptions, createApp } from '../src/runtime/app.ts';
import type { Actor } from '../src/runtime/context.ts';
import type { brokenInvariants } from '../src/reads/ledger-proof.ts';
import { execute } from '../src/runtime/execute.ts';
import type { Outcome } from '../src/runtime/outcome.ts';
import { unnamedIn } from './audited.ts';
import { booksOf } from './books.ts';
import { expectRecorded } from './record.ts';
import { createTestDatabase, filledTemplate, type TestDatabase } from './database.ts';
import { services } from './services.ts';
import { type SlowDatabase, slowDatabase } from './slow-database.ts';
import { changesOfBooks } from './written.ts';

/** Someone who makes calls: through the pipeline, with a session's rights but without logging in. */
export interface Person {
  readonly actor: Actor;
  /**
   * The whole outcome, whatever it is.
   * @param options unlooked: the database may be gone by the time the record could be looked at
   */
  call<K extends EndpointKey>(
    key: K,
    input: Input<K>,
    options?: { readonly key?: string; readonly locale?: Locale; readonly unlooked?: true },
  ): Promise<Outcome>;
  /** The data of a call that must succeed. */
  ok<K extends EndpointKey>(key: K, input: Input<K>, options?: { readonly key?: string; readonly locale?: Locale }): Promise<Output<K>>;
  /** The name of the failure of a call that must be refused. */
  refused<K extends EndpointKey>(key: K, input: Input<K>, options?: { readonly key?: string }): Promise<string>;
}

export interface Marketplace {
  readonly app: App;
  /** Beside the database whatever the delay of `app`: prepares and drains without waiting. The same app when there is no delay. */
  readonly near: App;
  readonly url: string;
  /** Someone with these rights on an app, `app` unless another is named. */
  person(actor: Actor, on?: App): Person;
  buyer(n: number): Person;
  seller(n: number): Person;
  readonly operator: Person;
  readonly guest: Person;
  /** Moves the clock and does everything that falls due. */
  advance(days: number): Promise<void>;
  query<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
  /** What the tables of the books hold, in a few words: the same words, the same books. */
  stateOfBooks(): Promise<string>;
  /** What of the books is broken now. */
  brokenInvariants(): ReturnType<typeof brokenInvariants>;
  close(): Promise<void>;
}

export interface MarketplaceOptions {
  /** Whether the test that has just run has shown, by a checksum of every table, that nothing is other than when the books were last proven. */
  readonly isUnchanged?: () => boolean;
  /** Milliseconds between server and database, each way. */
  readonly delayMs?: number;
  readonly poolSize?: number;
  readonly options?: Partial<AppOptions>;
  /** How much of the demo: by default the first five stores. All of it takes some seconds longer. */
  readonly part?: 'first' | 'all';
  /** Large orders need contracts, as they do by default outside of tests; here none does unless a test is about them. */
  readonly contracts?: true;
}

export const personOf = (app: App, actor: Actor): Person => {
  const call: Person['call'] = async (key, input, options = {}) => {
    const requestId = randomUUID();
    const outcome = await execute(app, key, input, {
      actor,
      token: null,
      locale: options.locale ?? 'en',
      requestId,
      ip: '127.0.0.1',
      userAgent: null,
      plainPasswordAllowed: true,
      origins: ['https://shop.test'],
      idempotencyKey: options.key ?? null,
    });
    // Whatever a test is about: what an operator has changed is in the record.
    if (options.unlooked !== true) await expectRecorded(app.pool, key, requestId, outcome);
    return outcome;
  };
  return {
    actor,
    call,
    ok: async (key, input, options) => {
      const outcome = await call(key, input, options);
      if (outcome.code !== '00000') throw new Error(`${key} was refused: ${outcome.code} ${outcome.msg} ${outcome.body}`);
      return outcome.data as never;
    },
    refused: async (key, input, options) => {
      const outcome = await call(key, input, options);
      if (outcome.code === '00000') throw new Error(`${key} was not refused: ${outcome.body}`);
      expect(outcome.code, `${key}: ${outcome.msg}`).not.toBe('A00005');
      return (outcome.data as { failure: string }).failure;
    },
  };
};

/** Fills a database with the demo goods, lists them and makes their words. */
const fillWith =
  ({ part = 'first', contracts }: MarketplaceOptions) =>
  async (url: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await fillDemo(client, { passwordHash: await hashPassword(demoPassword), at: new Date(), part });
    if (contracts !== true) await client.query("insert into settings (name, value, changed_at) values ('contractsOn', 'false', now())");
    await client.query('commit');
    await client.end();
    const own = openDatabase({ url, size: 2, unhurried: true });
    const alone = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTransaction(own.pool, ({ db }) => work(db));
    await listEverything(alone);
    await reindexWords(alone);
    await own.close();
  };

/** What changes the rules and offers that every process keeps answers of. */
const changesRules = /(update|insert into|delete from) (settings|stores|pickup_places|terms_versions|offers|offer_items)\b/;

/** A separate marketplace: a database cloned from one that is filled with the demo goods, and an app on it. */
export const openMarketplace = async (how: MarketplaceOptions = {}): Promise<Marketplace> => {
  const kind = `${how.part ?? 'first'}${how.contracts === true ? '_contracts' : ''}`;
  const database: TestDatabase = await createTestDatabase(await filledTemplate(kind, fillWith(how)));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const slow: SlowDatabase | null = how.delayMs === undefined ? null : await slowDatabase(database.url, how.delayMs);
  // Who waits in line behind many others on a busy machine is not given up: what is tried is who wins, not how fast.
  const options = { ...parts, services, unhurried: true, demo: true, ...how.options };
  const app = createApp({ ...options, databaseUrl: slow?.url ?? database.url, poolSize: how.poolSize ?? 10 });
  await app.catchUp();
  const near = slow === null ? app : createApp({ ...options, databaseUrl: database.url, poolSize: 10 });
  await near.catchUp();
  const changes = changesOfBooks(client);
  const books = booksOf(database.url);
  return {
    app,
    near,
    url: database.url,
    person: (actor, on = app) => personOf(on, actor),
    buyer: (n) => personOf(app, { kind: 'buyer', id: n }),
    seller: (n) => personOf(app, { kind: 'seller', id: n, storeId: n, areas: null }),
    operator: personOf(app, { kind: 'operator', id: 1, areas: null }),
    guest: personOf(app, { kind: 'anonymous', id: null }),
    advance: async (days) => {
      await client.query('update instance set clock_offset_seconds = clock_offset_seconds + $1', [Math.round(days * 86_400)]);
      await app.catchUp();
      if (near !== app) await near.catchUp();
      await near.drain();
      // What that changed is known here, too, not at some later moment.
      await app.catchUp();
    },
    query: async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) => {
      const { rows } = await client.query<T>(sql, values);
      // Written past the actions that would tell it.
      if (changesRules.test(sql)) for (const one of new Set([app, near])) one.cache.clear();
      return rows;
    },
    stateOfBooks: () => changes.stateNow(),
    brokenInvariants: () => books.broken(),
    close: async () => {
      await app.close();
      if (near !== app) await near.close();
      await slow?.close();
      await books.close();
      await client.end();
      await database.drop();
    },
  };
};

interface Kept {
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}
const keptInAuditLog = `select subject, before, after from audit_log where coalesce(before, '{}') <> '{}' or coalesce(after, '{}') <> '{}'`;

/**
 * A marketplace for the whole test file; after every test that wrote into the tables of its books they are proven. In the end each value that
 * its audit log keeps has a label on the screen, and each that is one of a list its word.
 */
export const marketplaceForFile = (how: MarketplaceOptions = {}): (() => Marketplace) => {
  let current: Marketplace | undefined;
  let proven: string | undefined;
  const get = (): Marketplace => {
    if (current === undefined) throw new Error('the marketplace opens before the first test');
    return current;
  };
  beforeAll(async () => {
    current = await openMarketplace(how);
  }, 90_000);
  afterEach(async () => {
    if (how.isUnchanged?.() === true) return;
    // What is written after this question is proven with the next test.
    const state = await get().stateOfBooks();
    if (state === proven) return;
    expect(await get().brokenInvariants()).toEqual([]);
    proven = state;
  });
  afterAll(async () => {
    try {
      const kept = (await current?.query<Kept>(keptInAuditLog)) ?? [];
      expect(new Set(kept.flatMap(({ subject, before, after }) => [...unnamedIn(subject, before), ...unnamedIn(subject, after)]))).toEqual(
        new Set(),
      );
    } finally {
      await current?.close();
    }
  });
  return get;
};
