/**
 * The contract is cut like the house: a call is in the folder of the domain whose edge answers it, and folders know
 * only the doors of earlier ones in the rank line. So a call is found by its domain's name, here and in the server.
 */
import { finding } from './tree.mjs';
import { readRanks, source as server } from './server-rooms.mjs';

export const name = 'contract';

const source = 'packages/contract/src';
/** What is made of all domains together. */
const above = new Set(['endpoints.ts', 'exports.ts', 'index.ts', 'types.ts']);
const address = /^(GET|POST|PUT|PATCH|DELETE) \//;

const placeOf = (path) => {
  const [first, ...rest] = path.slice(source.length + 1).split('/');
  if (rest.length > 0) return first === 'values' ? { room: 'values' } : { room: 'domain', domain: first, door: rest[0] === 'index.ts' };
  return { room: above.has(first) ? 'above' : 'general' };
};

export async function check(tree) {
  const { ranks } = await readRanks(tree.root);
  const rankOf = new Map(ranks.flatMap((row, rank) => row.map((domain) => [domain, rank])));
  const answeredBy = edges(tree);
  const found = [];
  for (const file of tree.under(source)) {
    if (!file.isCode || file.isTest) continue;
    const from = placeOf(file.path);
    if (from.room === 'domain' && !rankOf.has(from.domain)) {
      found.push(
        finding(file, undefined, `${from.domain} is no domain of domains/ranks.ts: folders of the contract are named after those`),
      );
      continue;
    }
    for (const { target, at } of file.imports) {
      if (!target?.startsWith(`${source}/`)) continue;
      const why = complaint(from, placeOf(target), rankOf);
      if (why) found.push(finding(file, at, `imports ${target}: ${why}`));
    }
    if (from.room === 'domain') found.push(...strangers(file, from.domain, answeredBy));
  }
  return found;
}

function complaint(from, to, rankOf) {
  if (from.room === 'above') return undefined;
  if (to.room === 'above') return 'it is made of all domains; nothing of them or below them may need it';
  if (from.room === 'values' && to.room !== 'values') return 'values reach the browser; they know nothing but each other';
  if (to.room !== 'domain' || to.domain === from.domain) return undefined;
  if (from.room === 'general') return 'what all domains use knows none of them';
  if (!to.door) return `other domains are known by their door only; let ${to.domain}/index.ts offer what is needed`;
  if (rankOf.get(to.domain) < rankOf.get(from.domain)) return undefined;
  return `${to.domain} does not stand before ${from.domain} in the rank line; give what both use to the earlier one, or to fields.ts`;
}

/** Which domain's edge answers each address. */
function edges(tree) {
  const answered = new Map();
  const prefix = `${server}/edges/`;
  for (const file of tree.under(`${server}/edges`)) {
    if (!file.isCode || file.isTest) continue;
    const domain = file.path.slice(prefix.length).split('/')[0];
    for (const { key } of addresses(file)) answered.set(key, domain);
  }
  return answered;
}

/** Calls that the edge of another domain answers. */
const strangers = (file, domain, answeredBy) =>
  addresses(file)
    .filter(({ key }) => (answeredBy.get(key) ?? domain) !== domain)
    .map(({ key, at }) =>
      finding(file, at, `${key} is answered by edges/${answeredBy.get(key)}; declare it in the folder of that name, or answer it here`),
    );

function addresses(file) {
  const found = [];
  file.walk((node) => {
    if (node.type === 'Property' && node.key.type === 'Literal' && typeof node.key.value === 'string' && address.test(node.key.value))
      found.push({ key: node.key.value, at: node.key.start });
  });
  return found;
}
