/**
 * `npm test`: unit and behaviour tests, then the build, then journeys in a browser against a demo marketplace, then the
 * marks that Lighthouse gives its pages.
 * At the end stands once more what failed; the last line is the sum of the runners' own reports: "N passed, N failed".
 *
 *     npm test                              everything
 *     npm test -- apps/server/src/domains   the unit and behaviour tests whose path matches
 *     npm test -- --browser [pattern]       the journeys alone; without a pattern the marks of pages, too
 *     npm test -- --every-language          every page in Chinese and Hebrew, too, beside English, Russian and Arabic
 *     npm test -- --pictures --browser pages   leaves a picture of every page looked at in `reports/pictures`
 */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findBrowser } from './lib/browser.mjs';
import { startMarketplace } from './lib/children.mjs';
import { gatewayEnvironment } from './lib/gateway.mjs';
import { install } from './lib/install.mjs';
import { serverEnvironment } from './lib/mode.mjs';
import { markPages } from './lib/lighthouse.mjs';
import { inside, serverEntry } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { withClient } from './lib/postgres-client.mjs';
import { Refusal, say, step, tail } from './lib/progress.mjs';
import { add, countPlaywright, countVitest, sentence } from './lib/reports.mjs';
import { runNode, stopPrograms, tool } from './lib/run.mjs';
import { startTestCluster, template } from './lib/test-cluster.mjs';

const reports = inside('reports');
const journeys = inside('tests/browser');
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const patterns = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const browserOnly = flags.includes('--browser');
const pictures = join(reports, 'pictures');
const wantsPictures = flags.includes('--pictures');
const everyLanguage = flags.includes('--every-language');

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

/** Where accounts of another site log in: nobody is there until a journey opens it. */
async function otherSite() {
  return {
    GOOGLE_CLIENT_ID: 'journeys',
    GOOGLE_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}`,
  };
}

/** A demo marketplace on a database of its own. Returns its address. */
async function startDemo(cluster, site) {
  const data = join(cluster.folder, 'demo'); // goes with the cluster, however this run ends
  mkdirSync(data);
  await withClient(cluster.adminUrl, (client) => client.query(`create database kyakhta_demo template ${template} strategy file_copy`));
  const port = await freePort();
  const where = { port, host: '127.0.0.1', data, mode: 'demo' };
  const { common, gateway } = await gatewayEnvironment(where, {});
  const env = { ...serverEnvironment({ url: cluster.url('kyakhta_demo'), ...where }), ...common, ...site };
  const seeded = await runNode([serverEntry('seed'), '--pictures', 'first'], { env });
  if (seeded.code !== 0) throw new Refusal(`The demo could not be filled (exit code ${seeded.code}):\n${tail(seeded.output, 40)}`);
  const logFile = join(reports, 'server.log');
  const log = openSync(logFile, 'w');
  undo.push(async () => closeSync(log));
  const marketplace = startMarketplace({ env, gateway, output: log, lost: (error) => say(`! ${error.message}`) });
  undo.push(() => marketplace.stop());
  const silence = new Promise((_, reject) => setTimeout(() => reject(new Refusal('it was not ready within 60 s')), 60_000).unref());
  await Promise.race([marketplace.complete(), silence]).catch((error) => {
    throw new Refusal(`The marketplace for the journeys does not start: ${error.message}\n${tail(readFileSync(logFile, 'utf8'), 30)}`);
  });
  return `http://127.0.0.1:${port}/`;
}

async function browse(cluster) {
  const report = join(reports, 'browser.json');
  rmSync(report, { force: true });
  await build();
  const browser = await findBrowser();
  const site = await otherSite();
  const url = await step('starting a demo marketplace for the journeys', () => startDemo(cluster, site));
  const { code } = await tool('@playwright/test/cli.js', ['test', ...(browserOnly ? patterns : [])], {
    show: true,
    env: {
      ...browser,
      ...cluster.environment,
      ...site,
      ...(wantsPictures ? { KYAKHTA_PICTURES: pictures } : {}),
      ...(everyLanguage ? { KYAKHTA_EVERY_LANGUAGE: 'yes' } : {}),
      KYAKHTA_URL: url,
      KYAKHTA_DATABASE_URL: cluster.url('kyakhta_demo'),
    },
  });
  const journeyed = countPlaywright(report, code);
  if (patterns.length > 0 || interrupted) return journeyed;
  return add(journeyed, await part(() => markPages(url, browser, join(reports, 'lighthouse.json'))));
}

const hasJourneys = () => existsSync(journeys) && readdirSync(journeys, { recursive: true }).some((name) => name.endsWith('.spec.ts'));

/** Runs one part; what breaks outside of any test is told and counts as one failure. */
async function part(work) {
  try {
    return await work();
  } catch (error) {
    const fault = error instanceof Refusal ? error.message : error.stack;
    say(`\n✗ ${fault}`);
    return { passed: 0, failed: 1, faults: [fault] };
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
  let sum = { passed: 0, failed: 0, faults: [] };
  if (!browserOnly) sum = add(sum, await part(() => behaviour(cluster)));
  if (!interrupted && (browserOnly || patterns.length === 0) && hasJourneys()) sum = add(sum, await part(() => browse(cluster)));
  return sum;
});
if (!interrupted) {
  await clearUp();
  if (total.faults.length > 0) say(`\nWhat failed:\n${total.faults.map((fault) => `✗ ${fault}`).join('\n')}`);
  process.stdout.write(`\n${sentence(total)}\n`);
  process.exit(total.failed > 0 ? 1 : 0);
}
