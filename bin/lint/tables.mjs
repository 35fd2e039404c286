/**
 * Each table has one writer: the store of the domain that owns it. Only so do its invariants have one place
 * where they are kept. `reads/` may join any table, and only reads.
 */
import { finding } from './tree.mjs';
import { readRanks, roomOf, source } from './server-rooms.mjs';
import { tablesNamed } from './sql.mjs';

export const name = 'tables';

export async function check(tree) {
  const { tables, runtimeTables } = await readRanks(tree.root);
  const owners = new Map([
    ...Object.entries(tables).flatMap(([domain, names]) => names.map((table) => [table, domain])),
    ...runtimeTables.map((table) => [table, 'runtime']),
  ]);
  const found = [];
  for (const file of tree.under(source)) {
    if (!file.isCode || file.isTest) continue;
    const { room, domain } = roomOf(file.path);
    const store = room === 'domain' && new RegExp(`/domains/${domain}/store(\\.ts|/)`).test(file.path);
    for (const { table, writes, at } of tablesNamed(file)) {
      if (room === 'reads') {
        if (writes)
          found.push(finding(file, at, `writes ${table}: reads only read. A change belongs into an action, through its store.ts`));
        continue;
      }
      const owner = owners.get(table);
      if (owner === undefined || owner === 'runtime') {
        if (owner === 'runtime' && (room === 'domain' || room === 'edge' || room === 'flows')) {
          found.push(finding(file, at, `names the table ${table}, which belongs to runtime/: use what runtime offers`));
        }
        continue;
      }
      if (store && owner === domain) continue;
      if (room === 'top' && /\/(migrate|seed)\.ts$/.test(file.path)) continue;
      const mend = store
        ? `it belongs to ${owner}: ask ${owner}/index.ts, join it in reads/, or bring both together in a flow`
        : `SQL on it stands in domains/${owner}/store.ts alone: call the store, the door of ${owner}, or write a read`;
      found.push(finding(file, at, `names the table ${table}: ${mend}`));
    }
  }
  return found;
}
