/** Compares the values that a statement is given with what the database takes them for. */
import type { Type } from 'typescript/unstable/sync';
import type { Declared } from './compare.ts';
import { type Source, textOf } from './source.ts';
import type { Given } from './values.ts';

/** By a type of the database: kinds of values that the driver writes so that it is read as meant. */
const taken: Readonly<Record<string, readonly string[]>> = {
  smallint: ['number'],
  integer: ['number'],
  bigint: ['bigint', 'number', 'string'],
  'double precision': ['number'],
  numeric: ['number', 'bigint', 'string'],
  text: ['string'],
  name: ['string'],
  boolean: ['boolean'],
  bytea: ['Buffer'],
  date: ['string'],
  'timestamp with time zone': ['Date', 'string'],
  interval: ['string'],
  // A list would be written as a list of the database: JSON is handed over as its text.
  json: ['string', 'object'],
  jsonb: ['string', 'object'],
  xid8: ['string'],
  xid: ['string'],
  tsquery: ['string'],
  tsvector: ['string'],
  regclass: ['string'],
  uuid: ['string'],
};

/** @returns a sentence for each value that is of another kind than the database takes it for; of several kinds one must fit */
export const givenFaults = (declared: Declared, source: Source, given: readonly Given[], types: readonly string[]): string[] =>
  given.flatMap((one, i) => {
    const type = types[i] ?? '?';
    const { kinds } = declared.kindOf(typeOfGiven(source, one));
    if (kinds === null || kinds.size === 0) return [];
    const isList = type.endsWith('[]');
    const allowed = taken[isList ? type.slice(0, -2) : type] ?? [];
    const fits = (kind: string): boolean => {
      if (isList !== kind.endsWith('[]')) return false;
      const items = kind.replace(/\[\]$/, '');
      return items === '' || items === 'unknown' || items.split('|').some((item) => allowed.includes(item));
    };
    return [...kinds].some(fits) ? [] : [`${textOf(one.expression)} is given as ${[...kinds].join(' | ')}, taken for ${type}`];
  });

/** Of an item of a list that is joined, the type of the items. */
export const typeOfGiven = (source: Source, { expression, isItem }: Given): Type => {
  const type = source.typeOf(expression);
  const { checker } = source.project;
  return isItem && type.isTypeReference() && checker.isArrayLikeType(type) ? (checker.getTypeArguments(type)[0] ?? type) : type;
};
