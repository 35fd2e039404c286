import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// `npm test` finds a browser, starts a demo marketplace and says here where both are:
// `npm test -- --browser` runs the journeys alone.
const { KYAKHTA_URL: url, KYAKHTA_CHROMIUM: chromium, KYAKHTA_CHROMIUM_HOME: home } = process.env;

const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** What changes nothing that another looks at, and may run beside it. All else is a journey. */
const side = ['browse.spec.ts', 'budgets.spec.ts', 'home.spec.ts', 'visits.spec.ts'];
const pages = ['pages.spec.ts'];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  globalSetup: './tests/browser/support/before-all.ts',
  fullyParallel: false,
  workers: 2,
  // The clock is one for all. Journeys that move it, or would stumble when it moves, run one after another; pages stand it.
  projects: [
    {
      name: 'journeys',
      testIgnore: [...side, ...pages],
      workers: 1,
    },
    { name: 'browse', testMatch: side },
    { name: 'pages', testMatch: pages, fullyParallel: true, use: { trace: 'off' } },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    ...(url === undefined ? {} : { baseURL: url }),
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
