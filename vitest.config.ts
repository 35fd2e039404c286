import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bin,packages,apps,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    // Starts a throw-away PostgreSQL, unless the caller did.
    globalSetup: ['bin/lib/vitest-setup.mjs'],
    environment: 'node',
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    env: { TZ: 'UTC' },
  },
});
