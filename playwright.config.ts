import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { origin, places } from './tests/browser/support/place.ts';

// `npm test` finds a browser, starts demo marketplaces and says here where they are:
// `npm test -- --browser` runs the journeys alone.
const { KYAKHTA_CHROMIUM: chromium, KYAKHTA_CHROMIUM_HOME: home } = process.env;

const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

const pages = ['pages.spec.ts'];

interface Walk {
  readonly file: string;
  readonly titles: readonly string[];
}
/** Repeats in a second language that this run leaves out, as Playwright names tests: see `bin/lib/repeats.mjs`. */
const leftOut = (JSON.parse(process.env['KYAKHTA_LEFT_OUT'] ?? '[]') as Walk[]).map(
  ({ file, titles }) => new RegExp(`${[file, ...titles].join(' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`),
);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  globalSetup: './tests/browser/support/before-all.ts',
  fullyParallel: false,
  // Each worker has a marketplace of its own, whose clock only its journeys move.
  workers: places.length,
  projects: [
    { name: 'journeys', testIgnore: pages, ...(leftOut.length === 0 ? {} : { grepInvert: leftOut }) },
    { name: 'pages', testMatch: pages, fullyParallel: true, use: { trace: 'off' } },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  // Nothing is waited for that does not come: a busy machine may take long to bring it.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Moscow',
    // Of what fails is kept what was done, asked and answered; a copy of the page at every step would be work in all that succeed.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      ...(home === undefined
        ? {}
        : {
            env: {
              ...inherited,
              LD_LIBRARY_PATH: [join(home, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
              FONTCONFIG_PATH: home,
            },
          }),
    },
  },
});
