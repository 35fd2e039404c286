import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bin,packages,apps,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    // Starts a throw-away PostgreSQL, unless the caller did.
    globalSetup: ['bin/lib/vitest-setup.mjs'],
    environment: 'node',
    pool: 'forks',
    // A good part of the time is spent waiting for the database, with a tenth of a second in between where races are tried.
    maxWorkers: Math.max(3, availableParallelism()),
    testTimeout: 20_000,
    hookTimeout: 30_000,
    env: { TZ: 'UTC' },
  },
});
