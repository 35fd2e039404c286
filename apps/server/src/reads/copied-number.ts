import { type RawBuilder, sql } from 'kysely';

/** What stands between the groups of a number; the migration that indexes waybills names the same signs. */
const between = ' -‐‑–—';

/** A number as it was copied from somewhere, in plain digits and letters, without what parts its groups. */
export const withoutGroups = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\-‐‑–—]/gu, '');

/** Whether a parcel has this waybill, however its groups are parted on either side. @param parcel its alias in the query */
export const hasWaybill = (parcel: string, text: string): RawBuilder<unknown> => {
  const column = sql.ref(`${parcel}.waybill`);
  return sql`lower(translate(${column}, ${sql.lit(between)}, '')) = ${withoutGroups(text).toLowerCase()} and ${column} <> ''`;
};
