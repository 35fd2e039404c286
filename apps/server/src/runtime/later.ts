/**
 * What is done later, typed. Each domain declares the kinds of its work, with the schema of each payload, in its `work.ts` and
 * adds them to `WorkPayloads`; each fact adds its payload to `FactPayloads`. A misspelt kind or an incomplete payload does not
 * compile, and a payload that an older version has left in the table is parsed by the schema of today.
 */
import { z } from 'zod';

/** Payloads by kind, as they are planned. */
export interface WorkPayloads {
  'runtime.retention': Record<string, never>;
}
/** Payloads by fact. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface FactPayloads {}

export type WorkKind = keyof WorkPayloads;
export type FactName = keyof FactPayloads;

/** Something to be done later by the worker: unique by kind and key, due by our clock. */
export type Work<K extends WorkKind = WorkKind> = {
  readonly [Kind in K]: { readonly kind: Kind; readonly key: string; readonly dueAt: Date; readonly payload: WorkPayloads[Kind] };
}[K];
/** Work of any kind, as it goes into the table. */
export interface PlannedWork {
  readonly kind: string;
  readonly key: string;
  readonly dueAt: Date;
  readonly payload: object;
}

/** A fact announced by a domain; `reactions.ts` says what follows from it. */
export type Fact<N extends FactName = FactName> = {
  readonly [Name in N]: { readonly name: Name; readonly key: string; readonly payload: FactPayloads[Name] };
}[N];
/** Kinds of work that can be done with a payload. */
type KindTaking<P> = { [K in WorkKind]: P extends WorkPayloads[K] ? K : never }[WorkKind];
/** What follows from a fact: its name → the kinds of work that get its payload. */
export type Reactions = { readonly [N in FactName]: readonly KindTaking<FactPayloads[N]>[] };

/** Kinds of work with the schema of their payload: what comes out of the table is parsed by it. */
export type WorkSchemas = Readonly<Record<string, z.ZodType>>;
/** Payloads as they are planned: what the schemas read. */
export type PayloadsOf<S extends WorkSchemas> = { [K in keyof S]: z.input<S[K]> };

/** Work that is about nothing in particular, such as a daily round. */
export const nothing = z.object({});
/** An amount in minor units; JSON knows no bigint, so it travels as text. */
export const minorUnits = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);
