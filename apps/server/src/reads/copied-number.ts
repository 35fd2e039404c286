import { type Sql, sql } from '../runtime/sql.ts';
import { containing } from './search-text.ts';

/** What stands between the groups of a number; the migration that indexes waybills names the same signs. */
const between = ' -‐‑–—';

/** A number as it was copied from somewhere, in plain digits and letters, without what parts its groups. */
export const withoutGroups = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\-‐‑–—]/gu, '');

/** Every way in which a whole number that was copied may be kept. */
export const waysOf = (typed: string): readonly string[] => [...new Set([typed, typed.normalize('NFKC'), withoutGroups(typed)])];

/** Whether one of some numbers holds a part that was copied, however its groups are parted; where nothing is asked for, all do. */
export const holdPart = (numbers: readonly string[], text: string | undefined): Sql => {
  if (text === undefined) return sql`true`;
  const part = withoutGroups(text).toLowerCase();
  if (part === '') return sql`false`;
  const holds = numbers.map((name) => sql`lower(translate(${sql.ref(name)}, ${sql.lit(between)}, '')) like ${containing(part)}`);
  return sql`(${sql.join(holds, sql` or `)})`;
};

/** Whether a parcel has this waybill, however its groups are parted on either side. @param parcel its alias in the query */
export const hasWaybill = (parcel: string, text: string): Sql => {
  const column = sql.ref(`${parcel}.waybill`);
  return sql`lower(translate(${column}, ${sql.lit(between)}, '')) = ${withoutGroups(text).toLowerCase()} and ${column} <> ''`;
};
