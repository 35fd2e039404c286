/**
 * The same rooms in every domain, so that whoever knows one finds his way in all; and no file so long that it
 * hides a second subject.
 */
import { finding } from './tree.mjs';
import { source } from './server-rooms.mjs';

export const name = 'rooms';

const rooms = ['model', 'store', 'actions', 'events', 'index', 'jobs', 'routes'];
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
