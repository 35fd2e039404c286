import type { Marketplace } from './marketplace.ts';

/** A checksum of every table, by name: what changed is the difference of two. The order of rows does not matter. */
export const checksums = async (m: Marketplace): Promise<Record<string, string>> => {
  const tables = await m.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text collate "C", 0)::numeric), 0) as sum from "${name}" t`,
  );
  const rows = await m.query<{ name: string; sum: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map((r) => [r.name, r.sum]));
};
