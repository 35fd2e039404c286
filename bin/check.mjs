/**
 * "Am I done?": everything that is checked without running the marketplace.
 *
 *     node bin/check.mjs              the whole checkout
 *     node bin/check.mjs --changed    only what git calls changed, and the tests that it touches
 *     node bin/check.mjs --fix        first mends what can be mended by itself (format, simple findings)
 */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { install } from './lib/install.mjs';
import { inside, root, serverEntry } from './lib/paths.mjs';
import { duration, main, say } from './lib/progress.mjs';
import { run, runNode, tool } from './lib/run.mjs';

const changedOnly = process.argv.includes('--changed');
const fix = process.argv.includes('--fix');

/** Files that git calls changed or new, deleted ones left out. */
async function changedFiles() {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', 'HEAD']),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return lists.flatMap(({ code, output }) => (code === 0 ? output.split('\n').filter(Boolean) : []));
}

/** Folders with a tsconfig.json of their own: the root, the journeys (they run in pages, too), applications, packages. */
const typeProjects = () =>
  ['.', 'tests/browser', ...['apps', 'packages'].flatMap((group) => readdirSync(inside(group)).map((name) => `${group}/${name}`))].filter(
    (folder) => existsSync(inside(folder, 'tsconfig.json')),
  );

/** Runs jobs a few at a time; joins their output. */
async function several(jobs) {
  const waiting = [...jobs];
  const results = [];
  const next = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await job());
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, next));
  return { code: results.find((one) => one.code !== 0)?.code ?? 0, output: results.map((one) => one.output).join('') };
}

async function types(folders) {
  if (folders.includes('apps/storefront') && existsSync(inside('apps/storefront/react-router.config.ts'))) {
    const typegen = await tool('@react-router/dev/bin.cjs', ['typegen'], { cwd: inside('apps/storefront') });
    if (typegen.code !== 0) return typegen;
  }
  return several(
    folders.map(
      (folder) => () =>
        tool('typescript/bin/tsc', ['-p', folder === '.' ? 'tsconfig.json' : `${folder}/tsconfig.json`, '--pretty', 'false']),
    ),
  );
}

/** The type projects that a change can touch; what the packages say, everybody hears. */
function touched(files) {
  const all = typeProjects();
  if (files.some((file) => file.startsWith('packages/') || /^(tsconfig|package)/.test(file))) return all;
  return all.filter((folder) =>
    folder === '.'
      ? files.some((file) => /^(apps\/server|bench|[^/]+\.ts$)/.test(file))
      : files.some((file) => file.startsWith(`${folder}/`)),
  );
}

/** The steps of a check; `work` resolves to `{code, output}`. */
function steps(files) {
  const code = files?.filter((file) => /\.(tsx?|mjs|js)$/.test(file));
  const formatted = files?.filter((file) => /\.(tsx?|mjs|js|css|json)$/.test(file));
  const projects = files ? touched(files) : typeProjects();
  const documented =
    existsSync(serverEntry('generate')) && (!files || files.some((file) => /^(apps\/server|packages|docs\/generated)\//.test(file)));
  const list = [];
  const add = (name, work) => list.push({ name, work });
  if (!formatted || formatted.length > 0) {
    add('format', () => tool('oxfmt/bin/oxfmt', [fix ? '--write' : '--check', '--no-error-on-unmatched-pattern', ...(formatted ?? ['.'])]));
  }
  if (!code || code.length > 0) {
    const flags = ['--type-aware', '--deny-warnings', '--format=unix', '--no-error-on-unmatched-pattern', ...(fix ? ['--fix'] : [])];
    add('lint', () => tool('oxlint/bin/oxlint', [...flags, ...(code ?? ['.'])]));
  }
  if (projects.length > 0) add(`types (${projects.length} projects)`, () => types(projects));
  add('architecture', () => runNode(['bin/lint.mjs']));
  if (documented) add('generated documents are fresh', () => runNode(['bin/generate.mjs', '--check']));
  if (code && code.length > 0) {
    add('tests of what changed', () => tool('vitest/vitest.mjs', ['related', '--run', '--passWithNoTests', ...code]));
  }
  return list;
}

await main(async () => {
  await install();
  const files = changedOnly ? await changedFiles() : undefined;
  if (files?.length === 0) {
    say('nothing changed');
    return 0;
  }
  let failed = 0;
  for (const { name, work } of steps(files)) {
    const began = performance.now();
    const { code, output } = await work();
    if (code !== 0) failed += 1;
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${duration(performance.now() - began)})\n`);
    if (code !== 0) say(`${output.replaceAll(`${root}/`, '').trimEnd()}\n`);
  }
  process.stdout.write(failed === 0 ? '\nall checks passed\n' : `\n${failed} check(s) failed\n`);
  return failed === 0 ? 0 : 1;
});
