/** The marks that Lighthouse gives a phone's first visit. Its packages are installed here, not with the project's: only tests need them. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inside } from './paths.mjs';
import { Refusal, step, tail } from './progress.mjs';
import { countMarks } from './reports.mjs';
import { npmCommand, run, runNode } from './run.mjs';
import { contentHash, readStamp, writeStamp } from './stamp.mjs';

const folder = inside('tests/lighthouse');
const hash = () => contentHash([join(folder, 'package-lock.json')], process.platform);

async function installLighthouse() {
  if (readStamp('lighthouse') === hash() && existsSync(join(folder, 'node_modules/lighthouse'))) return;
  await step('installing Lighthouse', async () => {
    const [command, args, more] = npmCommand(['ci', '--no-audit', '--no-fund']);
    const { code, output } = await run(command, args, { ...more, cwd: folder });
    if (code !== 0) throw new Refusal(`Lighthouse could not be installed (exit code ${code}):\n${tail(output)}`);
    writeStamp('lighthouse', hash());
  });
}

/**
 * Marks the pages of a running marketplace.
 * @param {string} address @param {object} browser as found by `findBrowser` @param {string} report the file it writes
 * @returns {Promise<{passed: number, failed: number}>} one for each page and group
 */
export async function markPages(address, browser, report) {
  rmSync(report, { force: true });
  await installLighthouse();
  const { code } = await runNode([join(folder, 'marks.mjs'), address, report], { show: true, env: browser });
  return countMarks(report, code);
}
