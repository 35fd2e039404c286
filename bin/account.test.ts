import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPlace } from './lib/account.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kyakhta-place-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('begins a database beside one that a renamed folder may still use, and leaves that as it is', () => {
  const first = newPlace(folder);
  expect(first).toBe(join(folder, 'cluster'));
  mkdirSync(first);
  writeFileSync(join(first, 'PG_VERSION'), '18');
  const second = newPlace(folder);
  expect(second).toBe(join(folder, 'cluster-2'));
  mkdirSync(second);
  expect(newPlace(folder)).toBe(join(folder, 'cluster-3'));
  expect(readFileSync(join(first, 'PG_VERSION'), 'utf8')).toBe('18');
});
