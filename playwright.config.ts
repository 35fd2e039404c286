import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// `npm test` finds a browser, starts a demo marketplace and says here where both are:
// `npm test -- --browser` runs the journeys alone.
const { KYAKHTA_URL: url, KYAKHTA_CHROMIUM: chromium, KYAKHTA_CHROMIUM_HOME: home } = process.env;

const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  fullyParallel: false,
  workers: 2,
  // The clock is one for all. Journeys that move it, or would stumble when it moves, run one after another; pages stand it.
  projects: [
    {
      name: 'journeys',
      testMatch: [
        'trade.spec.ts',
        'overdue.spec.ts',
        'money-by-two.spec.ts',
        'buyer/*.spec.ts',
        'account/*.spec.ts',
        'after-sales/*.spec.ts',
        'shell/*.spec.ts',
        'import.spec.ts',
        'opening-a-store.spec.ts',
        'goods-review.spec.ts',
        'reviews.spec.ts',
        'inquiries.spec.ts',
        'contracts.spec.ts',
        'collecting.spec.ts',
        'freight.spec.ts',
        'vouchers.spec.ts',
        'shipping-by-file.spec.ts',
        'stock.spec.ts',
        'correction.spec.ts',
        'banners.spec.ts',
        'bulk.spec.ts',
        'staff.spec.ts',
        'categories.spec.ts',
        'list-views.spec.ts',
        'keeping-terms.spec.ts',
        'desk-of-people.spec.ts',
        'console-keys.spec.ts',
        'unsaved.spec.ts',
      ],
      workers: 1,
    },
    { name: 'browse', testMatch: ['browse.spec.ts', 'budgets.spec.ts', 'home.spec.ts', 'visits.spec.ts'] },
    { name: 'pages', testMatch: ['pages.spec.ts'], fullyParallel: true, use: { trace: 'off' } },
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
