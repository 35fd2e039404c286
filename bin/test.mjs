/**
 * `npm test`: unit and behaviour tests, then the build, then journeys in a browser against a demo marketplace, then the
 * marks that Lighthouse gives its pages.
 * At the end stand once more what failed and the ten slowest files; the last line is the sum of the runners' own reports:
 * "N passed, N failed".
 *
 *     npm test                              everything
 *     npm test -- apps/server/src/domains   the unit and behaviour tests whose path matches
 *     npm test -- --browser [pattern]       the journeys alone; without a pattern the marks of pages, too
 *     npm test -- --every-language          every page in all ten languages; without it in English, and in Russian and Arabic
 *                                           what the change can reach
 *     npm test -- --pictures --browser pages   leaves a picture of every page looked at in `reports/pictures`
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findBrowser } from './lib/browser.mjs';
import { fillDemos, startDemos } from './lib/demos.mjs';
import { install } from './lib/install.mjs';
import { markPages } from './lib/lighthouse.mjs';
import { reachOfChange } from './lib/reach.mjs';
import { leftOut } from './lib/repeats.mjs';
import { inside } from './lib/paths.mjs';
import { Refusal, say, step } from './lib/progress.mjs';
import { add, countPlaywright, countVitest, nothing, sentence, slowest } from './lib/reports.mjs';
import { stopPrograms, tool } from './lib/run.mjs';
import { startTestCluster } from './lib/test-cluster.mjs';

const reports = inside('reports');
const journeys = inside('tests/browser');
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const patterns = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const browserOnly = flags.includes('--browser');
const pictures = join(reports, 'pictures');
const wantsPictures = flags.includes('--pictures');
const everyLanguage = flags.includes('--every-language');

/** Browsers that work at the same time. A journey waits about as long as it computes. */
const workers = () => Number(process.env.KYAKHTA_BROWSERS) || Math.min(8, availableParallelism() + 1);

/** What is to be undone at the end, last first. */
const undo = [];
async function clearUp() {
  while (undo.length > 0)
    await undo
      .pop()()
      .catch((error) => say(`! ${error.message}`));
}

function checkMode() {
  if (!process.env.KYAKHTA_MODE || process.env.KYAKHTA_MODE === 'demo') return;
  say('! KYAKHTA_MODE is ignored: tests run on their own throw-away demo');
}

async function behaviour(cluster) {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const { code } = await tool(
    'vitest/vitest.mjs',
    ['run', ...patterns, '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { show: true, env: { ...cluster.environment, NODE_ENV: 'test' } },
  );
  return countVitest(report, code);
}

/**
 * What is looked at in which languages, for Playwright. Somebody who asks for certain journeys gets them in all theirs.
 * What is left out is said.
 */
async function languages() {
  if (everyLanguage) return { KYAKHTA_EVERY_LANGUAGE: 'yes' };
  if (patterns.length > 0) return {};
  const reach = await reachOfChange();
  const repeats = await leftOut(reach);
  const since = reach.since ? `since ${reach.since.slice(0, 9)}` : 'no history says since when';
  const others = reach.everything
    ? 'each address once in Russian and Arabic, too, for something that all share has changed'
    : `in Russian and Arabic what this change can reach: ${reach.paths.length === 0 ? 'none' : reach.paths.join(' ')}`;
  say(`✓ every page is looked at in English; ${others} (${since})`);
  say(`  ${repeats.length} journeys that it does not reach are walked in one of their languages`);
  say('  all of them in all languages: .ci/nightly, or npm test -- --every-language');
  return { KYAKHTA_REACH: JSON.stringify({ ...reach, changed: [] }), KYAKHTA_LEFT_OUT: JSON.stringify(repeats) };
}

async function browse(cluster) {
  const report = join(reports, 'browser.json');
  rmSync(report, { force: true });
  const count = workers();
  // Filling waits for its database half of the time, and building leaves a core free.
  await Promise.all([build(), step('filling a demo for the journeys', () => fillDemos(cluster, count))]);
  const browser = await findBrowser();
  const places = await step(`starting ${count} demo marketplaces, one for each browser`, () =>
    startDemos(cluster, count, reports, (work) => undo.push(work)),
  );
  const { code } = await tool('@playwright/test/cli.js', ['test', ...(browserOnly ? patterns : [])], {
    show: true,
    env: {
      ...browser,
      ...cluster.environment,
      ...(wantsPictures ? { KYAKHTA_PICTURES: pictures } : {}),
      ...(await languages()),
      KYAKHTA_PLACES: JSON.stringify(places),
    },
  });
  const journeyed = countPlaywright(report, code);
  if (patterns.length > 0 || interrupted) return journeyed;
  return add(journeyed, await part(() => markPages(places[0].url, browser, join(reports, 'lighthouse.json'))));
}

const hasJourneys = () => existsSync(journeys) && readdirSync(journeys, { recursive: true }).some((name) => name.endsWith('.spec.ts'));

/** Runs one part; what breaks outside of any test is told and counts as one failure. */
async function part(work) {
  try {
    return await work();
  } catch (error) {
    const fault = error instanceof Refusal ? error.message : error.stack;
    say(`\n✗ ${fault}`);
    return { ...nothing, failed: 1, faults: [fault] };
  }
}

let interrupted = false;
async function interrupt() {
  if (interrupted) return;
  interrupted = true;
  stopPrograms();
  await clearUp();
  say('\ninterrupted');
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void interrupt());
}

const total = await part(async () => {
  checkMode();
  await install();
  mkdirSync(reports, { recursive: true });
  const cluster = await step('starting a throw-away PostgreSQL', startTestCluster);
  undo.push(() => cluster.stop());
  let sum = nothing;
  if (!browserOnly) sum = add(sum, await part(() => behaviour(cluster)));
  if (!interrupted && (browserOnly || patterns.length === 0) && hasJourneys()) sum = add(sum, await part(() => browse(cluster)));
  return sum;
});
if (!interrupted) {
  await clearUp();
  if (total.faults.length > 0) say(`\nWhat failed:\n${total.faults.map((fault) => `✗ ${fault}`).join('\n')}`);
  const slow = slowest(total);
  if (slow.length > 0) say(`\nThe slowest files:\n${slow.join('\n')}`);
  process.stdout.write(`\n${sentence(total)}\n`);
  process.exit(total.failed > 0 ? 1 : 0);
}
