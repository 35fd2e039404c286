import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, which begin first: one that began last would be waited for alone. */
const longest = [
  'demo/slowed-start.test.ts',
  'demo/cut-off.test.ts',
  'test/backup-lines.test.ts',
  'test/bad-input.test.ts',
  'test/sql/statements.test.ts',
  'bin/start.test.ts',
  'simulation/simulation.test.ts',
  'payment/provider/kill.test.ts',
  'must-not-happen-far-money.test.ts',
  'refund/refund-races.test.ts',
  'test/rights.test.ts',
  'test/proof.test.ts',
  'demo/past.test.ts',
  'balance-part.test.ts',
  'kill-direct.test.ts',
  'provider-races.test.ts',
  'settle-races.test.ts',
  'voucher-races.test.ts',
  'contract-kill.test.ts',
  'trade-races.test.ts',
  'must-not-happen-far.test.ts',
  'contract-races.test.ts',
];
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((end) => moduleId.endsWith(end));
      return at === -1 ? longest.length : at;
    };
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

const ofServer = '{packages,apps/server,apps/gateway,bench}/**/*.test.{ts,tsx}';
/** Files that put another module in the place of one: nobody else may meet it. */
const replacing = globSync(ofServer, { exclude: ['**/node_modules/**'] }).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));
const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**'];

export default defineConfig({
  test: {
    exclude,
    // Starts a throw-away PostgreSQL, unless the caller did.
    globalSetup: ['bin/lib/vitest-setup.mjs'],
    environment: 'node',
    pool: 'forks',
    // With room for what is young the collector took half as much of the processor: an eighth of what these processes compute.
    execArgv: ['--max-semi-space-size=32'],
    // Most of the time is spent waiting for the database, with a tenth of a second in between where races are tried: with
    // three processes on two cores one core stood idle.
    maxWorkers: 3 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Only what hangs comes to these: a busy machine is no fault, and nothing is asserted by them.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [ofServer],
          exclude: [...exclude, ...replacing],
          // Reading the whole server anew for each file took longer than many of them. Each has a database of its own;
          // what is replaced beside that is put back by whoever replaces it.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: ['{bin,apps/storefront,apps/*-console}/**/*.test.{ts,tsx}', ...replacing] } },
    ],
  },
});
