/** Which room of the server a file is in: shared by the rules about who may know whom. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const source = 'apps/server/src';

/**
 * The room of a file.
 * @returns {{room: 'domain' | 'edge' | 'flows' | 'reads' | 'reactions' | 'runtime' | 'words' | 'outside' | 'top' | 'ranks', domain?: string, door?: boolean, stage?: string} | undefined}
 *   edge: the calls and the jobs that one domain answers for; door: the domain's index.ts; stage: folder of a flow; top: files directly under src
 */
export function roomOf(path) {
  if (!path.startsWith(`${source}/`)) return undefined;
  const [first, ...rest] = path.slice(source.length + 1).split('/');
  if (first === 'domains') {
    if (rest.length < 2) return { room: 'ranks' };
    const [domain, second] = rest;
    return { room: 'domain', domain, door: second === 'index.ts' };
  }
  if (first === 'edges') return { room: 'edge', domain: rest[0] };
  if (rest.length === 0) return { room: first === 'reactions.ts' ? 'reactions' : 'top' };
  if (first === 'flows') return { room: 'flows', stage: rest.length > 1 ? rest[0] : undefined, isStages: rest[0] === 'stages.ts' };
  return ['reads', 'reactions', 'runtime', 'words', 'outside'].includes(first) ? { room: first } : { room: 'top' };
}

/** The rank line and the owners of tables, from the one file that tells them. */
export async function readRanks(root) {
  const file = join(root, source, 'domains/ranks.ts');
  if (!existsSync(file)) return { ranks: [], tables: {}, runtimeTables: [] };
  const told = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return { ranks: told.ranks, tables: told.tables ?? {}, runtimeTables: told.runtimeTables ?? [] };
}

/** The stages of the trade in their order, from the one file that tells them. */
export async function readStages(root) {
  const file = join(root, source, 'flows/stages.ts');
  if (!existsSync(file)) return [];
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).stages;
}
