import { z } from 'zod';
import type { AsksOutside, Ctx, platformActor } from './context.ts';
import type { WorkSchemas } from './later.ts';

type JobCtx = Ctx<typeof platformActor>;
/** A payload as it lies in the table. */
type Stored = Readonly<Record<string, unknown>>;
/** Work done later, by kind: idempotent, in the transaction that also removes the work row. */
export type Job<P = Stored> = (ctx: JobCtx, payload: P) => Promise<void>;
/**
 * Work of one kind of which several small pieces are done at once, in one transaction: when one of them fails,
 * each is done by itself.
 */
export interface Together<P = Stored> {
  readonly together: (ctx: JobCtx, payloads: readonly P[]) => Promise<void>;
}
/**
 * Work that asks someone outside, who may be slow or silent: a process does few such pieces at a time, so that the rest
 * of the work goes on meanwhile. It plans itself anew before it asks, or a killed process would leave it undone.
 */
export interface AskingJob<P = Stored> {
  readonly outside: (ctx: JobCtx, payload: P) => Promise<void | AsksOutside<void>>;
}
export type AnyJob<P = Stored> = Job<P> | Together<P> | AskingJob<P>;
/** Jobs by kind, which take payloads as they lie in the table. */
export type Jobs = Readonly<Record<string, AnyJob>>;

/** @throws in a sentence, as operators read it beside the job that failed */
const parsed = <P>(schema: z.ZodType<P>, payload: Stored): P => {
  const read = schema.safeParse(payload);
  if (!read.success) throw new Error(`The payload does not fit: ${z.prettifyError(read.error)}`);
  return read.data;
};
const reading = <P>(schema: z.ZodType<P>, job: AnyJob<P>): AnyJob => {
  if (typeof job === 'function') return (ctx, payload) => job(ctx, parsed(schema, payload));
  if ('together' in job)
    return {
      together: (ctx, payloads) =>
        job.together(
          ctx,
          payloads.map((payload) => parsed(schema, payload)),
        ),
    };
  return { outside: (ctx, payload) => job.outside(ctx, parsed(schema, payload)) };
};

/**
 * The jobs of one domain: one for each kind that its `work.ts` declares.
 * @returns jobs that parse what they are given; a payload that does not fit fails as the job would
 */
export const jobsOf = <S extends WorkSchemas>(
  schemas: S,
  jobs: { readonly [K in keyof S]: AnyJob<z.output<S[K]>> },
): { readonly [K in keyof S]: AnyJob } =>
  Object.fromEntries(
    Object.entries(schemas).map(([kind, schema]) => [kind, reading(schema as z.ZodType<Stored>, jobs[kind] as AnyJob)]),
  ) as {
    readonly [K in keyof S]: AnyJob;
  };
