/**
 * Which pages a change can reach in a language other than English. English looks at every page in every run; what differs in
 * another language is in the screens, in what they import, in their style sheets and in their catalogues.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { resourceRows } from './resource-rows.mjs';

/** Where screens are, their first address, and how their table of routes names a page and its file. */
const screens = [
  {
    folder: 'apps/storefront',
    base: '',
    table: 'app/routes.ts',
    row: /(?:index\(|route\('([^']*)', )'(routes\/[^']+\.tsx)'/g,
    below: 'app',
  },
  {
    folder: 'apps/seller-console',
    base: '/seller',
    table: 'app/routes.tsx',
    row: /path: '([^']*)', lazy: \(\) => import\('\.\/([^']+)'\)/g,
    below: 'app',
  },
  {
    folder: 'apps/platform-console',
    base: '/platform',
    table: 'app/routes.tsx',
    row: /path: '([^']*)', lazy: \(\) => import\('\.\/([^']+)'\)/g,
    below: 'app',
  },
];
/** What surrounds every page of the storefront. */
const frames = [
  'root.tsx',
  'entry.client.tsx',
  'entry.server.tsx',
  'routes/main-layout.tsx',
  'routes/page-frame.tsx',
  'routes/user-center.tsx',
];
/** How pages are looked at, and what all of them are built with. */
const everywhere =
  /^(tests\/browser\/(pages\.spec|support\/(accessible|dialogs|keyboard-walk|message-ids|ready|stay|watch))\.ts|package-lock\.json|apps\/[^/]+\/(vite\.config\.ts|lingui\.config\.ts|react-router\.config\.ts|index\.html)|packages\/(ui|console)\/.*\.css)$/;
/** Where what a page shows is made. Contract, amounts and server bring the same to every language, and English sees it. */
const shown = /^(apps\/(storefront|seller-console|platform-console)\/app|packages\/(ui|console))\//;
/** Catalogues of the languages in question. */
const catalogue = /^apps\/[^/]+\/locales\/(?:.*\/)?(ru|ar)\.po$/;
const looksFile = 'tests/browser/support/looks.ts';

/** The entries of a catalogue: text and context → translation and the files that show it. */
export function entriesOf(text) {
  const entries = new Map();
  for (const block of text.split(/\n\n+/)) {
    const origins = [...block.matchAll(/^#: (.+)$/gm)].map(([, file]) => file);
    const at = block.search(/^(msgctxt|msgid) /m);
    const to = block.search(/^msgstr /m);
    if (at >= 0 && to > at) entries.set(block.slice(at, to), { said: block.slice(to).trim(), origins });
  }
  return entries;
}

/** The files that show a text which this change of a catalogue says in other words. */
export function shownAnew(before, after) {
  const known = entriesOf(before);
  return [...entriesOf(after)].flatMap(([key, { said, origins }]) => (known.get(key)?.said === said ? [] : origins));
}

/** All that files import, by way of others too, but for what lies behind `stops`. */
function importsOf(tree, paths, stops = new Set()) {
  const seen = new Set();
  const waiting = [...paths];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path) || stops.has(path)) continue;
    seen.add(path);
    const file = tree.file(path);
    if (file?.isCode) waiting.push(...file.imports.filter(({ types, target }) => target && !types).map(({ target }) => target));
  }
  return seen;
}

/** Each page: its address and its own files. `shared` are those of the frames of its screens. */
function pagesOf(tree) {
  return screens.flatMap(({ folder, base, table, row, below }) => {
    const place = `${folder}/${below}`;
    const file = tree.file(`${folder}/${table}`);
    if (!file) return [];
    const announced = [...file.text.matchAll(/announced(?:InCentre)?\('([^']+)'/g)].map(([, path]) => [path, 'routes/announced.tsx']);
    const described = base === '' ? [] : resourceRows(file.text, (path) => tree.file(`${place}/${path}`)?.text ?? '');
    const rows = [...[...file.text.matchAll(row)].map(([, path = '', target]) => [path, target]), ...announced, ...described].map(
      ([path, target]) => ({
        path,
        target: `${place}/${target}`,
      }),
    );
    const own = new Set(rows.map(({ target }) => target));
    const frame =
      base === ''
        ? importsOf(
            tree,
            frames.map((name) => `${place}/${name}`),
          )
        : importsOfFrame(tree, `${place}/main.tsx`, `${folder}/${table}`, own);
    return rows.map(({ path, target }) => ({
      // Those of the buyer centre stand below its own row of the table.
      paths: base === '' ? [`/${path}`, `/user-center/${path}`] : [`${base}/${path}`],
      folder,
      frame,
      files: importsOf(tree, [target]),
    }));
  });
}

/** The pages of each tree: reading what they import is most of the work. */
const known = new WeakMap();
function knownPages(tree) {
  if (!known.has(tree)) known.set(tree, pagesOf(tree));
  return known.get(tree);
}

/** What the table of a console imports, without the pages that it only loads when they are opened. */
function importsOfFrame(tree, main, table, pages) {
  const first = (tree.file(table)?.imports ?? []).map(({ target }) => target).filter((target) => target && !pages.has(target));
  return new Set([table, ...importsOf(tree, [main, ...first], new Set([table, ...pages]))]);
}

/**
 * Which pages a change reaches.
 * @param {import('../lint/tree.mjs').Tree} tree of the sources
 * @param {{path: string, before: string, after: string}[]} changed files with their texts, empty where there is none
 * @returns {{everything: boolean, paths: string[], looks: string[]}} addresses as the tables of routes write them, and names of looks
 */
export function reachOf(tree, changed) {
  const reached = { everything: false, paths: new Set(), looks: new Set() };
  const files = new Set();
  for (const { path, before, after } of changed) {
    if (everywhere.test(path)) reached.everything = true;
    else if (path === looksFile) {
      const known = new Set(before.split('\n'));
      for (const line of after.split('\n'))
        if (!known.has(line)) for (const [, name] of line.matchAll(/name: '([^']+)'/g)) reached.looks.add(name);
    } else if (catalogue.test(path)) {
      const folder = path.split('/').slice(0, 2).join('/');
      for (const origin of shownAnew(before, after)) files.add(join(folder, origin).split('\\').join('/'));
    } else if (shown.test(path) && !/\.test\.tsx?$/.test(path)) files.add(path);
  }
  const styles = new Set([...files].filter((path) => path.endsWith('.css')).map((path) => path.split('/').slice(0, 2).join('/')));
  for (const { paths, folder, frame, files: own } of knownPages(tree)) {
    const touches = [...files].some((path) => frame.has(path) || own.has(path));
    if (styles.has(folder) || touches) for (const path of paths) reached.paths.add(path);
  }
  return { everything: reached.everything, paths: [...reached.paths], looks: [...reached.looks] };
}

const daySeconds = 86_400;
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
};

/**
 * The commit that the change began from: where this branch left the main one. On the main one it is what that was a day before
 * its last step: a change may be many steps, and what came before was looked at in the night.
 */
function base() {
  if (process.env.KYAKHTA_SINCE) return process.env.KYAKHTA_SINCE;
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const meets = git('merge-base', 'HEAD', main)?.trim();
    const head = git('rev-parse', 'HEAD')?.trim();
    if (meets && meets !== head) return meets;
  }
  const last = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));
  return git('rev-list', '-1', `--before=${last - daySeconds}`, 'HEAD')?.trim() || undefined;
}

/**
 * Which pages are looked at in languages other than English.
 * @returns {Promise<{everything: boolean, paths: string[], looks: string[], changed?: string[], since?: string}>} everything where no history tells what changed
 */
export async function reachOfChange() {
  const since = base();
  const listed = since && [git('diff', '--name-only', '--no-renames', since, '--'), git('ls-files', '--others', '--exclude-standard')];
  if (!since || listed.includes(undefined)) return { everything: true, paths: [], looks: [] };
  const { loadTree } = await import('../lint/tree.mjs');
  const changed = [];
  for (const path of listed.join('').split('\n').filter(Boolean)) {
    const isText = path === looksFile || catalogue.test(path);
    const before = isText ? (git('show', `${since}:${path}`) ?? '') : '';
    const after = isText && existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    changed.push({ path, before, after });
  }
  return { ...reachOf(loadTree(root), changed), changed: changed.map(({ path }) => path), since };
}
