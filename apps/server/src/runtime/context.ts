import type { Areas, EndpointKey, Endpoints, Locale, OperatorArea, Parsed, StoreArea } from '@kyakhta/contract';
import type { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import type { Fact, Work } from './later.ts';
import type { Services } from '../outside/services.ts';
import type { Sql } from './sql.ts';

export type Actor =
  | { readonly kind: 'anonymous'; readonly id: null }
  | { readonly kind: 'buyer'; readonly id: number }
  | { readonly kind: 'seller'; readonly id: number; readonly storeId: number; readonly areas: Areas<StoreArea> }
  | { readonly kind: 'operator'; readonly id: number; readonly areas: Areas<OperatorArea> }
  | { readonly kind: 'platform'; readonly id: null };
export type ActorOf<K extends Actor['kind']> = Extract<Actor, { kind: K }>;
export const platformActor: ActorOf<'platform'> = { kind: 'platform', id: null };

/** A file that came with a call, stored under an opaque name in the data folder's `uploads`. */
export interface Upload {
  readonly name: string;
  /** Its name on the sender's machine; says nothing about what it is. */
  readonly fileName: string;
  readonly bytes: number;
}

/** A message of another system as it came: who sent it must be verified before any of it is believed. */
export interface Message {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Keys by which a browser that has logged in before differs from a stranger; none of them opens anything. */
export interface DoorKeys {
  /** What the browser has brought; null when it is not known. */
  readonly given: string | null;
  /** What it is given, in place of that one, if this call lets it in; null where a call lets nobody in. */
  readonly fresh: string | null;
}
export const noDoor: DoorKeys = { given: null, fresh: null };

/** What an action knows of the request it serves. Nothing else is ambient. */
export interface Ctx<A extends Actor = Actor> {
  readonly db: Db;
  readonly actor: A;
  readonly now: Date;
  readonly locale: Locale;
  readonly requestId: string;
  /** Where the call came from, for security records; never logged with a person. */
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly clock: Clock;
  /** True when plain passwords may travel: TLS, or demo mode. */
  readonly plainPasswordAllowed: boolean;
  /** Token of the session that made the call, when there is one. */
  readonly token: string | null;
  /** Key that the calling browser alone holds; null when it has none. */
  readonly browserKey: string | null;
  /** By what the calling browser is known to accounts it has logged in to. */
  readonly door: DoorKeys;
  readonly demo: boolean;
  /** Whom this process can ask outside of the house. */
  readonly services: Services;
  /** The file of a call that carries one. */
  readonly upload: Upload | null;
  /** The message of a call that is one. */
  readonly message: Message | null;
  /** Origins under which the caller reaches our own pages, such as https://shop.example; none for the worker. */
  readonly origins: readonly string[];
  /** Folder of what lies beside the database; web and worker share it. */
  readonly dataDir: string;
  announce(fact: Fact): void;
  /** Hands over rows that may get lost: they are written a moment later, in batches, whatever becomes of this call. */
  collect(name: string, rows: readonly unknown[]): void;
  later(work: Work): void;
  /** Writes whose answer nobody waits for: they travel to the database together with the commit, and when one fails nothing is committed. */
  lastly(...statements: readonly Sql[]): void;
  /**
   * What many answers share, kept by this process until one of its tags changes: parts of what is shown, and rules
   * that change rarely. Never goods, stock, or anything of a person: confirm, submit and pay read those from the tables.
   */
  kept<T>(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T>;
  /** Names a cache tag whose answers are out of date once this transaction is committed. */
  changed(tag: string): void;
  /** Says that what is read now stops being true at an instant by the clock alone: answers kept under the tag are dropped by the first read from then on. */
  trueUntil(tag: string, at: Date): void;
}

type ActorFor<W> = W extends 'buyer'
  ? ActorOf<'buyer'>
  : W extends 'seller'
    ? ActorOf<'seller'>
    : W extends 'operator'
      ? ActorOf<'operator'>
      : Actor;
export type CtxFor<K extends EndpointKey> = Ctx<ActorFor<Endpoints[K]['who']>>;
export type { Parsed } from '@kyakhta/contract';
/** What a handler returns: the output before projection. */
export type Result<K extends EndpointKey> = z.input<Endpoints[K]['output']>;

/** What came of asking outside: an answer, or why there is none. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };
/** An action that goes on after asking someone outside; made by `outside`. */
export interface AsksOutside<R> {
  readonly ask: () => Promise<unknown>;
  readonly goOn: (ctx: Ctx, answer: Answer<unknown>) => Promise<R | AsksOutside<R>>;
}

export type Handler<K extends EndpointKey> = (ctx: CtxFor<K>, input: Parsed<K>) => Promise<Result<K> | AsksOutside<Result<K>>>;
/** A handler whose answers may be kept, serialised, until one of its tags is announced as changed. */
export interface Cached<K extends EndpointKey> {
  readonly handle: Handler<K>;
  /** By what was asked, and by what was answered where that tells more. */
  readonly tags: (input: Parsed<K>, answer: Result<K>) => readonly string[];
  /** Whether an answer depends on who asks, and so is not kept. */
  readonly personal?: (input: Parsed<K>) => boolean;
}
/**
 * A list whose records many lists share: which records a list shows is kept apart from what they show, so that
 * one change of a record is one record read anew. The same records in every language are the list's; their words are not.
 */
export interface CachedList<K extends EndpointKey> {
  /** Ids in order, everything of the answer but its records, and the tags under which both stay true. */
  readonly list: (
    ctx: CtxFor<K>,
    input: Parsed<K>,
  ) => Promise<{ readonly ids: readonly number[]; readonly rest: Omit<Result<K>, 'records'>; readonly tags: readonly string[] }>;
  /** Records by id; those that are gone are left out. */
  readonly records: (ctx: CtxFor<K>, ids: readonly number[]) => Promise<ReadonlyMap<number, RecordOf<K>>>;
  /** The tag under which a record stays true. */
  readonly tag: (id: number) => string;
}
type RecordOf<K extends EndpointKey> = Result<K> extends { readonly records: readonly (infer R)[] } ? R : never;
/**
 * A command with slow work in front, such as comparing a password: `before` runs without a
 * transaction, may read and refuse, and answers with what is then done inside one.
 */
export interface Prepared<K extends EndpointKey> {
  readonly before: (ctx: CtxFor<K>, input: Parsed<K>) => Promise<(ctx: CtxFor<K>) => Promise<Result<K>>>;
}
export type Handlers = { readonly [K in EndpointKey]: Handler<K> | Cached<K> | CachedList<K> | Prepared<K> };
/** The part of the handlers that one domain answers for. */
export type Routes<K extends EndpointKey = EndpointKey> = Pick<Handlers, K>;
