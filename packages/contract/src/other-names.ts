import { z } from 'zod';

/** Whether a client has sent nothing: absent, null or empty text, which clients of the lineage send for what was not filled in. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

type OtherInput<S extends z.ZodObject, O extends Readonly<Record<string, keyof S['shape'] & string>>> = {
  readonly [K in keyof O]?: z.input<S>[O[K] & keyof z.input<S>];
};
type OwnInput<S extends z.ZodObject, O extends Readonly<Record<string, keyof S['shape'] & string>>> = Omit<z.input<S>, O[keyof O]> & {
  [K in O[keyof O] & keyof z.input<S>]?: z.input<S>[K] | undefined;
};

/**
 * Takes fields of an object under the names, too, by which clients of the lineage (the mall4j family) send them. The name
 * of the contract wins where both say something; one that is absent, null or empty says nothing. What is read has only
 * the names of the contract. The document of the API shows both.
 *
 * @param others name in the lineage → name in the contract
 */
export const alsoNamed = <S extends z.ZodObject, const O extends Readonly<Record<string, keyof S['shape'] & string>>>(
  schema: S,
  others: O,
): z.ZodType<z.output<S>, OwnInput<S, O> & OtherInput<S, O>> => {
  const entries = Object.entries(others);
  const shape = schema.shape as Record<string, z.ZodType>;
  const declared = schema.extend(
    Object.fromEntries(
      entries.map(([other, own]) => [
        other,
        z.optional(shape[own] ?? z.never()).meta({ description: `another name of ${own}, which wins` }),
      ]),
    ),
  );
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const named: Record<string, unknown> = { ...value };
    for (const [other, own] of entries) {
      const said = named[other];
      delete named[other];
      if (isNothing(named[own]) && !isNothing(said)) named[own] = said;
    }
    return named;
  };
  return z.preprocess(read, declared) as unknown as z.ZodType<z.output<S>, OwnInput<S, O> & OtherInput<S, O>>;
};

/** A field that clients of the lineage send as null or as empty text where they mean none. */
export const noneWhenEmpty = <T extends z.ZodType>(schema: T): z.ZodOptional<z.ZodType<z.output<T>, z.input<T> | '' | null>> =>
  z.preprocess((value) => (isNothing(value) ? undefined : value), schema.optional()) as unknown as z.ZodOptional<
    z.ZodType<z.output<T>, z.input<T> | '' | null>
  >;
