import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIcons } from './icons.mjs';
import { inside } from './lib/paths.mjs';

it('the picture of the icons holds what the list of icons names', async () => {
  expect(readFileSync(inside('packages/ui/src/icons.svg'), 'utf8')).toBe(await drawIcons());
});
