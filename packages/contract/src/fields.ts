import type { WireAmount } from '@kyakhta/money';
import { z } from 'zod';
import { namedLetters, unprintedLetters } from './letters.ts';
import { heldBacks } from './values/enumerations.ts';
import { fewestOf, isEnough } from './values/free-text.ts';
import { int4Max, pageSizeDefault, pageSizeMax, quantityMax } from './values/limits.ts';
import { isTimeZone } from './values/papers.ts';
import { offerEffects } from './values/refunds.ts';

const wholeText = /^-?\d{1,15}$/;
/** Clients of the lineage send an empty text, or null, where they have no number. */
const readWhole = (v: unknown): unknown =>
  typeof v === 'string' && wholeText.test(v) ? Number(v) : v === '' || v === null ? undefined : v;

/** A whole number from JSON or a query string; fractions, exponents and text are refused. */
export const whole = (min: number, max: number) =>
  z.preprocess(readWhole, z.number().int().min(min).max(max)) as unknown as z.ZodType<number, number | string>;

/** The same, absent when empty. */
export const wholeOptional = (min: number, max: number) =>
  z.preprocess(readWhole, z.number().int().min(min).max(max).optional()) as unknown as z.ZodOptional<z.ZodType<number, number | string>>;

/** The same, with a default for an absent or empty value. */
export const wholeOr = (min: number, max: number, otherwise: number) =>
  z.preprocess(readWhole, z.number().int().min(min).max(max).default(otherwise)) as unknown as z.ZodDefault<
    z.ZodType<number, number | string>
  >;

export const id = () => whole(1, int4Max);
export const idOptional = () => wholeOptional(1, int4Max);
export const quantity = () => whole(1, quantityMax);

/** True for text that a database can hold: well-formed UTF-16 without NUL. */
const storable = (s: string): boolean => s.isWellFormed() && !s.includes('\u0000');

/** Any text that a database can hold, as it was typed; lengths are in UTF-16 units. */
export const anyText = (max: number) => z.string().max(max).refine(storable, { message: 'unreadable' });

/** Required text, trimmed, never only white space; lengths are in UTF-16 units. */
export const text = (min: number, max: number) =>
  z.string().refine(storable, { message: 'unreadable' }).trim().min(Math.max(1, min)).max(max);
/**
 * Required words of a person, such as a reason: trimmed, and enough of them in whatever script they are written (`isEnough`).
 * @param least letters of an alphabet
 * @param max UTF-16 units
 */
export const words = (least: number, max: number) =>
  text(1, max)
    .refine((written) => written.length === 0 || isEnough(written, least), { message: 'tooFewWords', params: { min: least } })
    .meta({ description: `At least ${least} letters, or ${fewestOf(least)} of Chinese, Japanese or Korean` });
/** Optional text: absent, or trimmed up to a length; white space alone counts as absent. */
export const textOptional = (max: number) =>
  z.preprocess(
    (v) => (v === null || (typeof v === 'string' && v.trim() === '') ? undefined : v),
    z.string().refine(storable, { message: 'unreadable' }).trim().max(max).optional(),
  ) as unknown as z.ZodOptional<z.ZodType<string, string>>;

/**
 * A text that our papers print, such as a name: a letter that none of their faces has is refused while it is typed, and
 * named. A numbered paper never has a question mark in its place.
 */
export const onPaper = <T extends z.ZodType<string | undefined>>(field: T): T =>
  field.superRefine((typed, { addIssue }) => {
    const letters = unprintedLetters(typed ?? '');
    if (letters.length > 0) addIssue({ code: 'custom', message: 'unprinted', params: { letters: namedLetters(letters) } });
  });

/** A time zone by its name (IANA), such as `Asia/Shanghai`: one that nobody knows is refused, never taken for another. */
export const timeZone = () => text(1, 64).refine(isTimeZone, { message: 'timeZone' });
export const timeZoneOptional = () =>
  textOptional(64).refine((zone) => zone === undefined || zone === '' || isTimeZone(zone), { message: 'timeZone' });

/** Yes or no, as 1 and 0 or as true and false. */
export const flag = () =>
  z.preprocess(
    (v) => (v === true || v === 'true' ? 1 : v === false || v === 'false' ? 0 : readWhole(v)),
    z.literal([0, 1]),
  ) as unknown as z.ZodType<0 | 1, number | string | boolean>;
/** One of some whole numbers, absent when empty. */
export const oneOf = <const T extends readonly number[]>(values: T) =>
  z.preprocess(readWhole, z.literal(values).optional()) as unknown as z.ZodOptional<z.ZodType<T[number], number | string>>;
const asText = (v: unknown): unknown => (typeof v === 'string' ? v.trim() : typeof v === 'number' ? String(v) : v);
/** Several short texts joined by comma, or a list of them, each once; absent when empty. Reads as a list. */
export const listText = (shape: RegExp, most: number) =>
  z.preprocess(
    (v) => {
      if (v === null) return undefined;
      const list: unknown = typeof v === 'string' ? v.split(',') : v;
      return Array.isArray(list) ? [...new Set(list.map(asText))].filter((x) => x !== '') : list;
    },
    z
      .array(z.string().refine(storable, { message: 'unreadable' }).regex(shape, { message: 'list' }))
      .max(most)
      .optional(),
  ) as unknown as z.ZodOptional<z.ZodType<readonly string[], string | readonly (string | number)[] | null>>;

/** Order, refund and payment numbers: 16 to 20 digits that cannot be guessed. */
export const orderNumber = () => z.string().regex(/^\d{16,20}$/, { message: 'number' });
/** Several numbers joined by comma, as the lineage sends them; at most 50. */
export const orderNumbers = () => z.string().regex(/^\d{16,20}(,\d{16,20}){0,49}$/, { message: 'number' });

/** What is paid: orders, or later instalments of them behind a dash, joined by comma, at most 50; or one top-up of the balance. */
export const payReferences = () => z.string().regex(/^(?:\d{16,20}(-[23])?(,\d{16,20}(-[23])?){0,49}|T\d{16})$/, { message: 'number' });

/** An amount in the currency's units as a JSON number, made only by `toWire`. */
export const amount = () => z.number().meta({ description: 'Amount in currency units' }) as unknown as z.ZodType<WireAmount>;
/** An amount a person types: read by its decimal text, in currency units. */
export const amountText = () =>
  z.preprocess(
    (v) => (typeof v === 'number' ? String(v) : v),
    z.string().regex(/^\d{1,11}(\.\d{1,4})?$/, { message: 'amount' }),
  ) as unknown as z.ZodType<string, string | number>;
/** The same, absent when empty. */
export const amountTextOptional = () =>
  z.preprocess((v) => (v === '' || v === null ? undefined : v), amountText().optional()) as unknown as z.ZodOptional<
    z.ZodType<string, string | number | null>
  >;

/** A figure as a form has it, absent when empty: its call reads it, and tells what is wrong with it, together with all else that is. */
export const typedFigure = () =>
  z.preprocess(
    (v) => (typeof v === 'number' ? String(v) : v === null || (typeof v === 'string' && v.trim() === '') ? undefined : v),
    z.string().trim().max(40).optional(),
  ) as unknown as z.ZodOptional<z.ZodType<string, string | number | null>>;

/** Whether a text is a day that there is, YYYY-MM-DD. */
export const isDay = (value: string): boolean => {
  const at = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};
/** An instant, ISO 8601 in UTC. */
export const instant = () => z.string().meta({ format: 'date-time' });

export const paging = { current: wholeOr(1, 100_000, 1), size: wholeOr(1, pageSizeMax, pageSizeDefault) };
export const page = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), total: z.number(), size: z.number(), current: z.number(), pages: z.number() });

export const nothing = z.object({});
export const done = z.null();
/** All that decides the name of an order's state. */
export const orderState = {
  status: z.number(),
  orderMold: z.number(),
  dvyType: z.number().meta({ description: '1 courier, 2 collected by the buyer, 3 no express, 4 same city' }),
  heldBack: z.enum(heldBacks).nullable().meta({
    description:
      'why nothing of an order that is to be shipped may leave now: `answer` all that is left is asked back and its store is to answer, `offer` the store has offered something else and the buyer is to answer, `refund` such a refund is under way, `takenBack` its money was taken back outside; null: something may leave, or nothing is to',
  }),
};

/** What an offer of a store is about. */
export const offerAbout = {
  effect: z.enum(offerEffects).nullable().meta({
    description:
      'what it means for the goods. reduction: only their price changes, and what has not left still leaves; kept: the buyer keeps what was sent; notSent: they leave no more; partNotSent: some of each; null: it was made before this was kept, and not accepted since',
  }),
  goods: z
    .array(
      z.object({
        orderItemId: z.number(),
        prodName: z.string(),
        skuName: z.string(),
        unit: z.string(),
        count: z.number(),
      }),
    )
    .meta({ description: 'of which goods, and how many pieces of each' }),
};
