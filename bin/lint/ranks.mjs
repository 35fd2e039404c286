/**
 * Domains know only domains of an earlier rank, and only by their door. That keeps the house readable from one
 * side to the other: what a domain can break is known from the rank line alone.
 */
import { finding } from './tree.mjs';
import { readRanks, readStages, roomOf } from './server-rooms.mjs';

export const name = 'ranks';

const above = {
  flows: 'a story across domains belongs into flows; call it from edges/ or announce an event',
  reads: 'what a screen shows is asked in edges/; decisions ask the store of their domain',
  reactions: 'announce an event instead; reactions.ts says what follows from it',
  top: 'files directly under src tie everything together and are imported by nobody',
  edge: 'edges/ is the outermost layer; move what is shared into actions.ts or a flow',
};

export async function check(tree) {
  const { ranks } = await readRanks(tree.root);
  const stages = await readStages(tree.root);
  const rankOf = new Map(ranks.flatMap((row, rank) => row.map((domain) => [domain, rank])));
  const found = [];
  for (const file of tree.code) {
    const from = roomOf(file.path);
    if (!from || file.isTest || from.room === 'top' || from.room === 'ranks') continue;
    if (from.domain && !rankOf.has(from.domain)) {
      found.push(finding(file, undefined, `the domain ${from.domain} stands in no row of domains/ranks.ts; give it its place there`));
      continue;
    }
    if (from.room === 'flows' && !from.isStages && !stages.includes(from.stage)) {
      found.push(finding(file, undefined, 'stands in no stage of flows/stages.ts; put it into the folder of its stage'));
      continue;
    }
    for (const { target, at } of file.imports) {
      const to = target && roomOf(target);
      const why = to && complaint(from, to, rankOf, stages);
      if (why) found.push(finding(file, at, `imports ${target}: ${why}`));
    }
  }
  return found;
}

function complaint(from, to, rankOf, stages) {
  if (from.room === 'outside' && to.room !== 'outside') return 'outside knows nothing of the house; hand in what it needs';
  if (['ranks', 'runtime', 'words', 'outside'].includes(to.room))
    return from.room === 'words' && to.room !== 'words'
      ? 'words know nothing of the house; hand in what a sentence is filled with'
      : undefined;
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
      return 'edges use flows, reads and the domain of their name; what several domains do together is a flow';
    case 'flows':
    case 'reactions':
      if (to.room === 'domain')
        return door ? undefined : `domains are known by their door only; let ${to.domain}/index.ts offer what is needed`;
      if (from.room === 'flows' && to.room === 'flows' && stages.indexOf(to.stage) > stages.indexOf(from.stage))
        return `${to.stage} does not stand before ${from.stage} in flows/stages.ts; move what both use into the earlier stage`;
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
