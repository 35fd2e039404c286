/**
 * Domains know only domains of an earlier rank, and only by their door. That keeps the house readable from one
 * side to the other: what a domain can break is known from the rank line alone.
 */
import { finding } from './tree.mjs';
import { readRanks, roomOf } from './server-rooms.mjs';

export const name = 'ranks';

const above = {
  flows: 'a story across domains belongs into flows; call it from routes.ts, jobs.ts or a reaction, or announce an event',
  reads: 'what a screen shows is asked at the edge (routes.ts); decisions ask the store of their domain',
  reactions: 'announce an event instead; reactions.ts says what follows from it',
  top: 'files directly under src tie everything together and are imported by nobody',
  edge: 'routes.ts and jobs.ts are the outermost layer; move what is shared into actions.ts or a flow',
};

export async function check(tree) {
  const { ranks } = await readRanks(tree.root);
  const rankOf = new Map(ranks.flatMap((row, rank) => row.map((domain) => [domain, rank])));
  const found = [];
  for (const file of tree.code) {
    const from = roomOf(file.path);
    if (!from || file.isTest || from.room === 'top' || from.room === 'ranks') continue;
    if (from.domain && !rankOf.has(from.domain)) {
      found.push(finding(file, undefined, `the domain ${from.domain} stands in no row of domains/ranks.ts; give it its place there`));
      continue;
    }
    for (const { target, at } of file.imports) {
      const to = target && roomOf(target);
      const why = to && complaint(from, to, rankOf);
      if (why) found.push(finding(file, at, `imports ${target}: ${why}`));
    }
  }
  return found;
}

function complaint(from, to, rankOf) {
  if (to.room === 'ranks' || to.room === 'runtime' || to.room === 'outside') return undefined;
  if (to.room === 'top') return above.top;
  const own = to.domain !== undefined && to.domain === from.domain;
  const door = to.domain !== undefined && to.door;
  switch (from.room) {
    case 'domain':
      if (to.room !== 'domain') return above[to.room];
      if (own) return undefined;
      if (!door) return `other domains are known by their door only; let ${to.domain}/index.ts offer what is needed`;
      if (rankOf.get(to.domain) < rankOf.get(from.domain)) return undefined;
      return `${to.domain} does not stand before ${from.domain} in the rank line; a flow brings both together, or an event tells ${to.domain} later`;
    case 'edge':
      if (own || to.room === 'flows' || to.room === 'reads') return undefined;
      if (to.room === 'reactions') return above.reactions;
      return 'routes.ts and jobs.ts use flows, reads and their own domain; what several domains do together is a flow';
    case 'flows':
    case 'reactions':
      if (to.room === 'domain')
        return door ? undefined : `domains are known by their door only; let ${to.domain}/index.ts offer what is needed`;
      if (to.room === 'flows' || (from.room === 'reactions' && to.room === 'reactions')) return undefined;
      return to.room === 'reads'
        ? 'a read never feeds a write: what is decided on is read from the domain, under its locks'
        : above[to.room];
    case 'reads':
      if (to.room === 'domain')
        return door ? undefined : `domains are known by their door only; let ${to.domain}/index.ts offer what is needed`;
      return to.room === 'reads' ? undefined : above[to.room];
    default:
      return 'runtime and outside stand below the domains and know none of them; pass in what is needed';
  }
}
