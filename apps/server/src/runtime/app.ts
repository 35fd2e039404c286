import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointKey, Locale } from '@kyakhta/contract';
import type pg from 'pg';
import { askingPlaces } from './asking.ts';
import { AnswerCache } from './cache.ts';
import { answersMaxBytes, recordsMaxBytes, sessionsMax, weightOf } from './cache-weight.ts';
import { followChanges } from './changes.ts';
import { type Clock, systemClock } from './clock.ts';
import { Collector, type Collectors } from './collector.ts';
import { type Ctx, type DoorKeys, type Handlers, type Message, noDoor, platformActor, type Upload } from './context.ts';
import type { Jobs } from './jobs.ts';
import type { Fact, PlannedWork, Reactions } from './later.ts';
import { noServices, type Services } from '../outside/services.ts';
import { type Database, type Db, openDatabase } from './database.ts';
import type { Identify } from './identity.ts';
import { throughOutside } from './outside.ts';
import { inTransaction, type Statement } from './transaction.ts';
import { doDue, type DueWork, dueCount, laterStatement, writeLater } from './work.ts';

/** Structured log of a process; never given personal data. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A figure for the collector of metrics, asked each time it comes by. */
export interface Watched {
  readonly name: string;
  readonly help: string;
  readonly ask: (db: Db, now: Date) => Promise<number>;
}
export interface AppParts {
  readonly handlers: Handlers;
  readonly jobs: Jobs;
  readonly reactions: Reactions;
  readonly identify: Identify;
  /** Whether a file is waited for under a ticket in the path: looked at before any of it is read. */
  readonly isAwaited: (db: Db, ticket: string, now: Date) => Promise<boolean>;
  readonly collectors?: Collectors;
  readonly watched?: readonly Watched[];
}

export interface AppOptions extends AppParts {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** Nobody waits for what it does: no statement is given up because it takes long. */
  readonly unhurried?: boolean;
  readonly demo: boolean;
  /** Whom the process can ask outside of the house; nobody when it is not named. */
  readonly services?: Services;
  readonly clockOffsetSeconds?: number;
  /** Folder of uploads and other files; a folder of the system's own when it is not named. */
  readonly dataDir?: string;
  /** A separate clock, which follows nothing: past orders are made on it. */
  readonly clock?: Clock;
  readonly log?: Log;
  /** Told after every call: for metrics, and for a line in the log when something was changed. */
  readonly onTiming?: (endpoint: EndpointKey, code: string, seconds: number, requestId: string, log: Log) => void;
}

/** What one action gathers while it runs and the edge writes before it commits. */
export interface Gathered {
  readonly works: PlannedWork[];
  readonly tags: Set<string>;
  /** What was started and travels with the commit. */
  readonly last: Promise<unknown>[];
}
export const gathering = (): Gathered => ({ works: [], tags: new Set(), last: [] });

export interface CtxSource {
  readonly locale: Locale;
  readonly requestId: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly plainPasswordAllowed: boolean;
  readonly token: string | null;
  /** Key that this browser alone holds, once it began something it must finish itself. */
  readonly browserKey?: string | null;
  /** By what this browser is known to accounts it has logged in to. */
  readonly door?: DoorKeys;
  /** The file of a call that carries one. */
  readonly upload?: Upload | null;
  /** Origins of our own pages, as the caller reaches them. */
  readonly origins?: readonly string[];
  /** The message of a call that is one. */
  readonly message?: Message | null;
}

/** Everything a process runs on: database, clock, cache, the handlers and the work queue. */
export interface App {
  readonly parts: AppParts;
  readonly database: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly cache: AnswerCache;
  readonly sessions: AnswerCache;
  /** Rows that may get lost, on their way into the database; a process that serves starts it. */
  readonly collector: Collector;
  readonly log: Log;
  readonly demo: boolean;
  readonly dataDir: string;
  readonly options: AppOptions;
  context(db: Db, actor: Ctx['actor'], source: CtxSource, gathered: Gathered): Ctx;
  /** Writes works and cache news of a finished action; call before commit. */
  settle(db: Db, gathered: Gathered, requestId: string): Promise<void>;
  /** The same as one statement, to be sent with the commit. */
  settlement(gathered: Gathered, requestId: string): Statement | null;
  /** Drops what the committed action made stale; call after commit and before answering. */
  tell(gathered: Gathered): void;
  /** Does everything that is due, until nothing is. Returns how many pieces were done. */
  drain(): Promise<number>;
  /** Does what is due first: a piece of work, or several of a kind that is done together. @returns how many. */
  workOnce(): Promise<number>;
  /** Reads the news of other processes now. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** The same work named twice in one action is one piece of work: the later naming holds. */
const onceEach = (works: readonly PlannedWork[]): PlannedWork[] => [...new Map(works.map((w) => [`${w.kind} ${w.key}`, w])).values()];

export const createApp = (options: AppOptions): App => {
  const log = options.log ?? silentLog;
  const database = openDatabase({
    url: options.databaseUrl,
    size: options.poolSize,
    unhurried: options.unhurried === true,
    onError: (error) => {
      log.warn({ error: error.message }, 'database connection lost');
    },
  });
  const services = options.services ?? noServices(options.demo);
  const base = options.clockOffsetSeconds ?? 0;
  const clock = options.clock ?? systemClock(base);
  const cache = new AnswerCache(answersMaxBytes, weightOf, recordsMaxBytes, () => clock.now().getTime());
  const sessions = new AnswerCache(sessionsMax);
  const tail = followChanges(
    database.db,
    cache,
    options.clock === undefined ? clock : systemClock(base),
    base,
    (message) => {
      log.warn({}, message);
    },
    sessions,
  );

  const collector = new Collector(database.pool, options.collectors ?? {}, (message, error) => {
    log.warn({ error: error instanceof Error ? error.message : String(error) }, message);
  });
  const kindsTogether = Object.entries(options.jobs).flatMap(([kind, job]) => ('together' in job ? [kind] : []));
  const kindsAsking = Object.entries(options.jobs).flatMap(([kind, job]) => ('outside' in job ? [kind] : []));
  const placeToAsk = askingPlaces(kindsAsking);
  const worksOf = (fact: Fact, now: Date): PlannedWork[] =>
    (options.reactions[fact.name] ?? []).map((kind) => ({ kind, key: fact.key, dueAt: now, payload: fact.payload }));

  const app: App = {
    parts: options,
    database,
    pool: database.pool,
    clock,
    cache,
    sessions,
    collector,
    log,
    demo: options.demo,
    dataDir: options.dataDir ?? join(tmpdir(), 'kyakhta'),
    options,
    context: (db, actor, source, gathered) => {
      const now = clock.now();
      return {
        db,
        actor,
        now,
        clock,
        demo: options.demo,
        services,
        dataDir: app.dataDir,
        ...source,
        browserKey: source.browserKey ?? null,
        door: source.door ?? noDoor,
        upload: source.upload ?? null,
        origins: source.origins ?? [],
        message: source.message ?? null,
        announce: (fact) => {
          gathered.works.push(...worksOf(fact, now));
        },
        later: (work) => {
          gathered.works.push(work);
        },
        lastly: (...statements) => {
          // All are put together before any is sent: one that cannot be fails the action, not what comes after it.
          for (const { text, values } of statements.map((statement) => statement.compile())) {
            const sent = db.send(text, values);
            // Who commits tells of its failure.
            sent.catch(() => undefined);
            gathered.last.push(sent);
          }
        },
        kept: async <T>(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T> => {
          const found = cache.get(key) ?? (await cache.fill(key, tags, async () => ({ data: await load(), body: '' })));
          return found.data as T;
        },
        collect: (name, rows) => {
          collector.add(name, rows);
        },
        changed: (tag) => {
          gathered.tags.add(tag);
        },
        trueUntil: (tag, at) => {
          cache.dropAt(tag, at);
        },
      };
    },
    settle: async (db, gathered, requestId) => {
      await Promise.all(gathered.last);
      await writeLater(db, onceEach(gathered.works), [...gathered.tags], requestId, clock.now());
    },
    settlement: (gathered, requestId) => laterStatement(onceEach(gathered.works), [...gathered.tags], requestId, clock.now()),
    tell: (gathered) => {
      for (const tag of gathered.tags) {
        cache.drop(tag);
        sessions.drop(tag);
      }
    },
    workOnce: async () => {
      // The place is taken before it is known what is due: lanes that look at once would all find the same one free.
      const place = placeToAsk();
      let gathered = gathering();
      const told = (): void => {
        app.tell(gathered);
      };
      const within = async <T>(db: Db, work: DueWork, part: (ctx: Ctx<typeof platformActor>) => Promise<T>): Promise<T> => {
        gathered = gathering();
        const requestId = work.requestId ?? `work-${work.id}`;
        const source = { locale: 'en', requestId, ip: null, userAgent: null, plainPasswordAllowed: false, token: null } as const;
        const result = await part(app.context(db, platformActor, source, gathered) as Ctx<typeof platformActor>);
        await app.settle(db, gathered, requestId);
        return result;
      };
      return doDue(database.pool, {
        now: () => clock.now(),
        together: kindsTogether,
        passing: place.passing,
        handle: async (db, works) => {
          const [first] = works;
          const job = first === undefined ? undefined : options.jobs[first.kind];
          if (first === undefined || job === undefined) throw new Error(`no job for work of kind ${first?.kind ?? ''}`);
          place.settle('outside' in job ? first.kind : null);
          if ('outside' in job) return within(db, first, (ctx) => job.outside(ctx, first.payload));
          const payloads = works.map((w) => w.payload);
          return within(db, first, (ctx) => (typeof job === 'function' ? job(ctx, first.payload) : job.together(ctx, payloads)));
        },
        done: told,
        goOn: (work, step) =>
          throughOutside<void>(work.kind, step, async (part) => {
            const next = await inTransaction(database.pool, ({ db }) => within(db, work, part));
            told();
            return next;
          }),
        failed: (work, error) => {
          log.error(
            {
              kind: work.kind,
              workId: String(work.id),
              requestId: work.requestId,
              error: error instanceof Error ? error.stack : String(error),
            },
            'work failed',
          );
        },
      }).finally(() => {
        place.free();
      });
    },
    drain: async () => {
      let count = 0;
      for (;;) {
        for (let done = await app.workOnce(); done > 0; done = await app.workOnce()) count += done;
        // Someone else may hold the rest; what they do can make more due.
        if ((await dueCount(database.db, clock.now())) === 0) return count;
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
    },
    catchUp: () => tail.read(),
    close: async () => {
      tail.stop();
      await collector.close();
      await database.close();
    },
  };
  return app;
};
