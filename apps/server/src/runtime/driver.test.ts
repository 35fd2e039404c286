import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { Batch } from './batch.ts';

const require = createRequire(import.meta.url);
const client = readFileSync(require.resolve('pg/lib/client.js'), 'utf8');

describe('the driver inside which statements are put together', () => {
  it('is the one that was read: with another minor version its client.js, query.js and connection.js are compared first', () => {
    const { version } = require('pg/package.json') as { version: string };
    expect(version).toMatch(/^8\.23\./);
  });

  it('calls nothing on a query that a batch does not answer', () => {
    const called = new Set([...client.matchAll(/\b(?:activeQuery|query)\.(handle\w+)\(/g)].map(([, name = '']) => name));
    expect(called).toContain('handleRowDescription');
    // What is copied, and what is read in portions, no batch asks for.
    const unasked = new Set(['handlePortalSuspended', 'handleCopyInResponse', 'handleCopyData']);
    expect([...called].filter((name) => !unasked.has(name) && !Object.hasOwn(Batch.prototype, name))).toEqual([]);
  });

  it('takes a batch for one of its own queries, and writes each of its messages', () => {
    expect(new Batch()).toBeInstanceOf(pg.Query);
    for (const message of ['parse', 'bind', 'describe', 'execute', 'close', 'sync'] as const)
      expect(pg.Connection.prototype[message], message).toBeTypeOf('function');
  });
});
