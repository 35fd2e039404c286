/** Which room of the server a file stands in: shared by the rules about who may know whom. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const source = 'apps/server/src';

/**
 * The room of a file.
 * @returns {{room: 'domain' | 'edge' | 'flows' | 'reads' | 'reactions' | 'runtime' | 'outside' | 'top' | 'ranks', domain?: string, door?: boolean} | undefined}
 *   edge: routes and jobs of a domain; door: the domain's index.ts; top: files directly under src
 */
export function roomOf(path) {
  if (!path.startsWith(`${source}/`)) return undefined;
  const [first, ...rest] = path.slice(source.length + 1).split('/');
  if (first === 'domains') {
    if (rest.length < 2) return { room: 'ranks' };
    const [domain, second] = rest;
    const edge = /^(routes|jobs)(\.ts)?$/.test(second);
    return { room: edge ? 'edge' : 'domain', domain, door: second === 'index.ts' };
  }
  if (rest.length === 0) return { room: first === 'reactions.ts' ? 'reactions' : 'top' };
  return ['flows', 'reads', 'reactions', 'runtime', 'outside'].includes(first) ? { room: first } : { room: 'top' };
}

/** The rank line and the owners of tables, from the one file that tells them. */
export async function readRanks(root) {
  const file = join(root, source, 'domains/ranks.ts');
  if (!existsSync(file)) return { ranks: [], tables: {}, runtimeTables: [] };
  const told = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return { ranks: told.ranks, tables: told.tables ?? {}, runtimeTables: told.runtimeTables ?? [] };
}
