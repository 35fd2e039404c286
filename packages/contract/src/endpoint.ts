import { z } from 'zod';
import type { OperatorArea, StoreArea } from './values/areas.ts';
import type { Failure } from './values/codes.ts';

/** Who may call: deny by default is the absence of any other value. */
export type Who = 'public' | 'buyer' | 'seller' | 'operator';

/** Calls of anyone who is logged in to the console: his own account, and what filters its answer by areas itself. */
export const everyArea = 'every';
/** The area of a console that a call belongs to, by who may call; a store's call may be good for several. */
export interface AreaBy {
  readonly public: undefined;
  readonly buyer: undefined;
  readonly seller: StoreArea | readonly StoreArea[] | typeof everyArea;
  readonly operator: OperatorArea | typeof everyArea;
}

/**
 * One call of the wire contract. The key it stands under is its address: method, space, path with
 * `{names}`. Input is one flat object merged from path, query and body; a body that is a list
 * arrives as `{ items: [...] }`.
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, W extends Who = Who> {
  readonly who: W;
  /** The area of a console that the call belongs to. */
  readonly area?: AreaBy[W];
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  /** Expected failures beyond those every call can answer with (rights, arguments, limits). */
  readonly errors?: readonly Failure[];
  /** The answer opens or ends a session, and so sets or expires that audience's cookie. */
  readonly session?: { readonly kind: 'buyer' | 'seller' | 'operator'; readonly does: 'open' | 'end' };
  /** The call begins what this very browser must finish: the browser gets a cookie to prove it by. */
  readonly givesBrowserKey?: true;
  /** A caller who succeeds has shown that the mailbox of an account is hers: her browser is known to it from then on. */
  readonly provesMailbox?: true;
  /** A public call that looks at who asks, when it is somebody of this audience: for what is hers in its input. */
  readonly knows?: 'buyer';
  /** Stricter limit for calls that guess or send: so many a minute from one address. */
  readonly perMinute?: number;
  /** The answer holds a secret that is returned only here: it is not kept for a repeated call. */
  readonly toldOnce?: true;
  /** Not a GET, and yet it changes nothing, or (`notes`) writes one thing in one statement: no transaction is opened for it. */
  readonly reads?: true | 'notes';
  /** The body is one file, as `multipart/form-data`, of so many bytes at most. */
  /** With `raw` the body is the file itself, and `ticket` in the path says, before it is read, whether it is waited for. */
  readonly upload?: { readonly bytes: number; readonly raw?: true };
  /**
   * The body is another system's message, of so many bytes at most, taken as it came together with its headers, for
   * the handler to verify. The HTTP status tells the sender: 200 taken, 400 not genuine, 503 send it again. `answer` is
   * the body that a sender wants to read when it was taken.
   */
  readonly message?: { readonly bytes: number; readonly answer?: string };
  /** The answer is a file of one of these types, outside the envelope; a refusal is in it as ever. */
  readonly file?: readonly string[];
  /** The answer is the same for everybody who reads one language, for so long: the caller's own browser may keep it. */
  readonly browserKeepsSeconds?: number;
  /** The body is a list in the lineage's clients; it is read as `items`. */
  readonly listBody?: true;
  /** The body is a bare value in the lineage's clients, JSON or plain text; it is read as this field. */
  readonly bareBody?: string;
}

/** A call of a console without an area does not compile. */
export const endpoint = <I extends z.ZodType, O extends z.ZodType, const W extends Who>(
  e: Endpoint<I, O, W> & (undefined extends AreaBy[W] ? unknown : { readonly area: AreaBy[W] }),
): Endpoint<I, O, W> => e;
/** The same call for several audiences. */
export const endpointFor = <I extends z.ZodType, O extends z.ZodType, const W extends Who>(
  who: W,
  area: AreaBy[W],
  e: Omit<Endpoint<I, O, W>, 'who' | 'area'>,
): Endpoint<I, O, W> => ({ ...e, who, ...(area === undefined ? {} : { area }) });

/** A file as an answer: made while it is read. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}
export const fileAnswer = z.custom<FileAnswer>().meta({ type: 'string', format: 'binary' });

/** How every upload may be refused. */
export const uploadErrors = [
  'uploadMissing',
  'fileEmpty',
  'fileTooLarge',
  'pictureNotTaken',
  'pictureBroken',
  'pictureTooManyPixels',
  'uploadLimitReached',
  'uploadQuotaReached',
  'uploadTooSlow',
] as const;
