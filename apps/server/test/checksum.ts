import type { Marketplace } from './marketplace.ts';

/** Of each marketplace the question that sums up its tables: planned once, for it is asked hundreds of times. */
const asked = new WeakMap<Marketplace, string>();

const questionOf = async (m: Marketplace): Promise<string> => {
  const known = asked.get(m);
  if (known !== undefined) return known;
  const tables = await m.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text collate "C", 0)::numeric), 0) as sum from "${name}" t`,
  );
  await m.query(`prepare checksums as ${parts.join(' union all ')}`);
  const question = 'execute checksums';
  asked.set(m, question);
  return question;
};

/** A checksum of every table, by name: what changed is the difference of two. The order of rows does not matter. */
export const checksums = async (m: Marketplace): Promise<Record<string, string>> => {
  const rows = await m.query<{ name: string; sum: string }>(await questionOf(m));
  return Object.fromEntries(rows.map((r) => [r.name, r.sum]));
};
