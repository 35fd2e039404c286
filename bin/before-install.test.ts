import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const statically = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
/** Everything that a script loads before its first line runs. */
const loadedBy = (file: string, seen = new Map<string, string>()): Map<string, string> => {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statically)) {
    if (!name.startsWith('.')) seen.set(`${name} in ${file}`, name);
    else {
      const next = resolve(dirname(file), name);
      if (seen.has(next)) continue;
      seen.set(next, 'node:');
      loadedBy(next, seen);
    }
  }
  return seen;
};

/** Scripts that install what is missing themselves, which are all that the README names. */
const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));

it.each(scripts)('%s begins on a fresh checkout, before anything is installed', (script) => {
  const loaded = loadedBy(join(import.meta.dirname, script));
  expect([...loaded].filter(([, name]) => !name.startsWith('node:')).map(([where]) => where)).toEqual([]);
});
