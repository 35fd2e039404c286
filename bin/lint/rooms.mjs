/**
 * The same rooms in every domain, so that a person who knows one finds his way in all; and no file so long that it
 * hides a second subject.
 */
import { finding } from './tree.mjs';
import { source } from './server-rooms.mjs';

export const name = 'rooms';

const rooms = ['model', 'store', 'actions', 'events', 'work', 'index'];
const edges = /^[a-z]+\/(routes|jobs)(\.ts|\/.*)$/;
const limit = 300;
/** A file that a tool writes says so in its first lines. */
const written = /written by|generated/i;
const unlimited = /\/(locales|words|generated)\/|\/database\/demo\//;

export function check(tree) {
  const found = [];
  const domains = new Map();
  const prefix = `${source}/domains/`;
  for (const file of tree.under(`${source}/domains`)) {
    const [domain, second, ...deeper] = file.path.slice(prefix.length).split('/');
    if (second === undefined) continue;
    domains.set(domain, (domains.get(domain) ?? false) || file.path === `${prefix}${domain}/README.md`);
    if (/\.test\.ts$/.test(file.path)) continue;
    const room = second.replace(/\.ts$/, '');
    const known =
      deeper.length > 0
        ? rooms.includes(second) && second !== 'index'
        : second === 'README.md' || (second.endsWith('.ts') && rooms.includes(room));
    if (!known) {
      found.push(
        finding(
          file,
          undefined,
          `no known room of a domain: there are README.md, ${rooms.map((one) => `${one}.ts`).join(', ')}, folders of those names, and tests beside them`,
        ),
      );
    }
  }
  for (const file of tree.under(`${source}/edges`)) {
    const path = file.path.slice(`${source}/edges/`.length);
    if (!file.isTest && !edges.test(path) && path !== 'README.md')
      found.push(
        finding(file, undefined, 'no known room of the edges: each domain has routes.ts and jobs.ts there, or folders of those names'),
      );
  }
  found.push(...untoldFlows(tree));
  for (const [domain, told] of domains) {
    if (!told)
      found.push({
        file: `${prefix}${domain}`,
        line: 1,
        message: 'has no README.md: say what the domain owns, its states, its invariants and who may ask',
      });
  }
  for (const file of tree.files) {
    if ((!file.isCode && !file.path.endsWith('.css')) || file.isTest || unlimited.test(file.path) || written.test(file.text.slice(0, 300)))
      continue;
    const lines = file.text.split('\n').length - 1;
    if (lines > limit)
      found.push(
        finding(
          file,
          undefined,
          `has ${lines} lines, more than ${limit}: find its second subject and give it a file; a room becomes a folder of its name`,
        ),
      );
  }
  return found;
}

/** Stories that the README of flows does not tell: it is where a reader looks for the file that does something. */
function untoldFlows(tree) {
  const prefix = `${source}/flows/`;
  const readme = tree.files.find((file) => file.path === `${prefix}README.md`)?.text ?? '';
  return tree
    .under(`${source}/flows`)
    .filter((file) => file.isCode && !file.isTest && file.path !== `${prefix}stages.ts`)
    .filter((file) => !readme.includes(`\`${file.path.split('/').at(-1).replace(/\.ts$/, '')}\``))
    .map((file) => finding(file, undefined, 'flows/README.md does not tell what it does'));
}
