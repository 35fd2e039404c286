import { createHash } from 'node:crypto';
import type { Code, Endpoint, EndpointKey, FileAnswer } from '@kyakhta/contract';
import { code, endpoints, type Failure } from '@kyakhta/contract';
import { sql } from './sql.ts';
import { type App, type CtxSource, type Gathered, gathering } from './app.ts';
import { explain } from './arguments.ts';
import { type Kept, KeptBytes } from './cache.ts';
import type { Actor, Cached, Ctx } from './context.ts';
import { type Db, isUniqueViolation } from './database.ts';
import { Refusal } from './errors.ts';
import { type AnyCachedList, readList } from './kept-list.ts';
import { outcome, type Outcome, refused } from './outcome.ts';
import { Outside, throughOutside } from './outside.ts';
import { isPermitted } from './rights.ts';
import { inTransaction, onOneConnection, onPassingConnections } from './transaction.ts';
import { isNoRoom } from './uploads.ts';
import { firstFault } from './wrong-fields.ts';

/** A request as the edges hand it in: who asks, from where, in which language. */
export interface Request extends CtxSource {
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
}

type AnyHandler = (ctx: Ctx, input: unknown) => Promise<unknown>;
interface AnyPrepared {
  readonly before: (ctx: Ctx, input: unknown) => Promise<(ctx: Ctx) => Promise<unknown>>;
}
interface AnyCached {
  readonly handle: AnyHandler;
  readonly tags: (input: unknown, answer: unknown) => readonly string[];
  readonly personal?: (input: unknown) => boolean;
}

/** Only what the contract declares leaves; bigint, NaN or a missing field is our fault and throws. */
const project = (endpoint: Endpoint, result: unknown): Kept => {
  const data = endpoint.output.parse(result);
  return { data, body: JSON.stringify(data ?? null) };
};

/** A twin committed first: its answer is read instead of doing the work again. */
class TwinWon extends Error {
  override readonly name = 'TwinWon';
}

/**
 * The pipeline of every call: rights, arguments, then for a GET the handler (or a kept answer),
 * for a command one transaction around idempotency, action, later work and cache news.
 * Never throws: a fault of ours is logged and answered as A00005.
 */
export const execute = async (app: App, key: EndpointKey, rawInput: unknown, request: Request): Promise<Outcome> => {
  const started = performance.now();
  const result = await answer(app, key, rawInput, request).catch((error: unknown) => {
    app.log.error(
      { endpoint: key, requestId: request.requestId, error: error instanceof Error ? error.stack : String(error) },
      'call failed',
    );
    return refused(request.locale, isNoRoom(error) ? 'storageFull' : 'serverError');
  });
  app.options.onTiming?.(key, result.code, (performance.now() - started) / 1000, request.requestId, app.log);
  return result;
};

const answer = async (app: App, key: EndpointKey, rawInput: unknown, request: Request): Promise<Outcome> => {
  const endpoint: Endpoint = endpoints[key];
  if (endpoint.who !== 'public' && request.actor.kind !== endpoint.who) return refused(request.locale, 'notLoggedIn');
  if (endpoint.who !== 'public' && !isPermitted(key, request.actor)) return refused(request.locale, 'notPermitted');
  const parsed = endpoint.input.safeParse(rawInput ?? {}, { reportInput: true });
  if (!parsed.success) {
    const fields = explain(parsed.error, request.locale);
    return refused(request.locale, 'argumentNotValid', { first: firstFault(request.locale, fields) }, { fields });
  }
  const handler = app.parts.handlers[key] as unknown as AnyHandler | AnyCached | AnyCachedList | AnyPrepared;
  const isRead = key.startsWith('GET ') || endpoint.reads !== undefined;
  if (isRead) return read(app, key, endpoint, handler as AnyHandler | AnyCached | AnyCachedList, parsed.data, request);
  const prepared = await prepare(app, handler as AnyHandler | AnyPrepared, parsed.data, request);
  return typeof prepared === 'function' ? command(app, key, endpoint, prepared, parsed.data, request) : prepared;
};

const ok = (kept: Kept): Outcome => ({ code: code.ok, msg: 'ok', data: kept.data, body: kept.body, replayed: false });

/** A kept answer on its way out: its bytes as they are, text and data only for who asks. */
class KeptOutcome implements Outcome {
  readonly code = code.ok;
  readonly msg = 'ok';
  readonly replayed = false;
  readonly #kept: Kept;
  readonly #tags: () => readonly string[];
  constructor(kept: Kept, tags: () => readonly string[]) {
    this.#kept = kept;
    this.#tags = tags;
  }
  get tags(): readonly string[] {
    return this.#tags();
  }
  get parts(): readonly Buffer[] {
    return this.#kept.parts ?? [Buffer.from(this.#kept.body)];
  }
  get body(): string {
    return this.#kept.body;
  }
  get data(): unknown {
    return this.#kept.data;
  }
}

const read = async (
  app: App,
  key: EndpointKey,
  endpoint: Endpoint,
  handler: AnyHandler | AnyCached | AnyCachedList,
  input: unknown,
  request: Request,
): Promise<Outcome> => {
  const withContext = <T>(ask: (ctx: Ctx) => Promise<T>): Promise<T> =>
    onOneConnection(app.pool, (db) => ask(app.context(db, request.actor, request, gathering())));
  const load = async (handle: AnyHandler): Promise<Kept> => project(endpoint, await withContext((ctx) => handle(ctx, input)));
  try {
    if (endpoint.file !== undefined && typeof handler === 'function') {
      // The file is made while it travels, when no connection is held for this call any more: each of its statements takes one.
      const file = (await handler(app.context(app.database.db, request.actor, request, gathering()), input)) as FileAnswer;
      return { ...outcome(code.ok, 'ok', null), file };
    }
    if (typeof handler === 'function') return ok(await load(handler));
    if ('list' in handler) {
      const { kept, tags } = await readList(app.cache, key, endpoint, handler, input, request.locale, withContext);
      return new KeptOutcome(kept, tags);
    }
    if (handler.personal?.(input) === true) return ok(await load(handler.handle));
    const cacheKey = `${key} ${request.locale} ${JSON.stringify(input)}`;
    const found = (app.cache.get(cacheKey) ??
      (await app.cache.fill<KeptBytes>(
        cacheKey,
        (k) => k.tags,
        async () => {
          const { data, body } = await load(handler.handle);
          return new KeptBytes(body, handler.tags(input, data));
        },
      ))) as KeptBytes;
    return new KeptOutcome(found, () => found.tags);
  } catch (error) {
    if (error instanceof Refusal) return refused(request.locale, error.failure, error.values, error.problem);
    throw error;
  }
};

/** Does what comes before the transaction. @returns the handler to run inside one, or the refusal it came to. */
const prepare = async (app: App, handler: AnyHandler | AnyPrepared, input: unknown, request: Request): Promise<AnyHandler | Outcome> => {
  if (typeof handler === 'function') return handler;
  try {
    // It may take long, and wait its turn: others need the connections meanwhile.
    const inside = await handler.before(app.context(onPassingConnections(app.pool), request.actor, request, gathering()), input);
    return (ctx) => inside(ctx);
  } catch (error) {
    if (error instanceof Refusal) return refused(request.locale, error.failure, error.values, error.problem);
    throw error;
  }
};

interface Identity {
  readonly caller: string;
  readonly route: string;
  readonly keyHash: Buffer;
  readonly bodyHash: Buffer;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const identityOf = (key: EndpointKey, endpoint: Endpoint, input: unknown, request: Request): Identity | null => {
  // An answer that opens a session must not be kept: it carries the token.
  if (request.idempotencyKey === null || endpoint.session !== undefined || endpoint.toldOnce === true) return null;
  const { actor } = request;
  const caller = actor.kind === 'anonymous' ? `ip:${request.ip ?? ''}` : `${actor.kind}:${actor.id ?? ''}`;
  return { caller, route: key, keyHash: sha256(request.idempotencyKey), bodyHash: sha256(JSON.stringify(input)) };
};

/** A refusal that says to try again: the same key then does. */
const passes = (result: Outcome): boolean => (result.data as { readonly failure?: Failure } | null)?.failure === 'providerDown';

const command = async (
  app: App,
  key: EndpointKey,
  endpoint: Endpoint,
  handle: AnyHandler,
  input: unknown,
  request: Request,
): Promise<Outcome> => {
  const identity = identityOf(key, endpoint, input, request);
  let gathered: Gathered = gathering();
  const once = (part: (ctx: Ctx) => Promise<unknown>, isFirst: boolean): Promise<Outcome | Outside<unknown>> =>
    inTransaction(
      app.pool,
      async (unit) => {
        gathered = gathering();
        if (identity !== null) {
          const earlier = await claim(unit.edge, identity, request, isFirst);
          if (earlier !== null) return earlier;
        }
        const result = await act(app, endpoint, part, request, unit, gathered);
        unit.last(app.settlement(gathered, request.requestId), gathered.last);
        // An answer is kept once it is one: what still asks outside has none.
        if (identity !== null && !(result instanceof Outside) && !passes(result)) await keep(unit.edge, identity, result, app.clock.now());
        return result;
      },
      { edgeWrites: identity !== null },
    );
  const committed = async (part: (ctx: Ctx) => Promise<unknown>, isFirst = false): Promise<Outcome | Outside<unknown>> => {
    const result = await once(part, isFirst).catch((error: unknown) => {
      if (error instanceof TwinWon) return once(part, isFirst);
      throw error;
    });
    app.tell(gathered);
    return result;
  };
  return throughOutside(key, await committed((ctx) => handle(ctx, input), true), (part) => committed(part)) as Promise<Outcome>;
};

const act = async (
  app: App,
  endpoint: Endpoint,
  part: (ctx: Ctx) => Promise<unknown>,
  request: Request,
  unit: { readonly db: Db; undo(): Promise<void> },
  gathered: Gathered,
): Promise<Outcome | Outside<unknown>> => {
  try {
    const result = await part(app.context(unit.db, request.actor, request, gathered));
    return result instanceof Outside ? (result as Outside<unknown>) : ok(project(endpoint, result));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!error.keeps) await unit.undo();
    gathered.works.length = 0;
    gathered.last.length = 0;
    gathered.tags.clear();
    return refused(request.locale, error.failure, error.values, error.problem);
  }
};

/**
 * Takes the key's lock; returns the answer of an earlier twin, or null when this call is the first. A call that comes
 * while a twin works is sent away; one that has begun, and knows what came of asking outside, waits for it.
 */
const claim = async (db: Db, identity: Identity, request: Request, isFirst: boolean): Promise<Outcome | null> => {
  const { caller, route, keyHash, bodyHash } = identity;
  const lock = sha256(`${caller} ${route} ${keyHash.toString('hex')}`).readBigInt64BE(0);
  if (isFirst) {
    const { rows: locks } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${lock}) as free`.execute(db);
    if (locks[0]?.free !== true) return refused(request.locale, 'doNotSubmitRepeatedly');
  } else await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
  // A second statement, so that its snapshot sees a twin that committed while the lock was asked for.
  const { rows } = await sql<{ body_hash: Buffer; answer: string }>`
    select body_hash, answer from idempotency where caller = ${caller} and route = ${route} and key_hash = ${keyHash}`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  if (!row.body_hash.equals(bodyHash)) return refused(request.locale, 'keyUsedForOtherInput');
  const stored = JSON.parse(row.answer) as { code: Code; msg: string; data: unknown };
  return outcome(stored.code, stored.msg, stored.data, true);
};

const keep = async (db: Db, identity: Identity, result: Outcome, now: Date): Promise<void> => {
  const text = JSON.stringify({ code: result.code, msg: result.msg, data: result.data ?? null });
  try {
    await sql`
      insert into idempotency (caller, route, key_hash, body_hash, answer, at)
      values (${identity.caller}, ${identity.route}, ${identity.keyHash}, ${identity.bodyHash}, ${text}, ${now})`.execute(db);
  } catch (error) {
    if (isUniqueViolation(error)) throw new TwinWon('the same key was committed first');
    throw error;
  }
};

/** Marks a handler whose answers are kept until one of the tags changes. */
export const cached = <K extends EndpointKey>(
  handle: Cached<K>['handle'],
  tags: Cached<K>['tags'],
  personal?: Cached<K>['personal'],
): Cached<K> => ({ handle, tags, ...(personal && { personal }) });
