import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sourcesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true }))
    .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules'))
    .map((file) => join(folder, file));

/** The tags that open a form, each with what is in it. */
const formsOf = (source: string): { readonly tag: string; readonly body: string }[] =>
  [...source.matchAll(/<(form|Form)\b/g)].map((match) => {
    let [end, depth] = [match.index, 0];
    for (; end < source.length; end += 1) {
      if (source[end] === '{') depth += 1;
      else if (source[end] === '}') depth -= 1;
      else if (source[end] === '>' && depth === 0) break;
    }
    return { tag: source.slice(match.index, end), body: source.slice(end, source.indexOf(`</${match[1] ?? ''}>`, end)) };
  });
/** What a browser checks by itself and tells in its own language, in a bubble. */
const checked =
  /\brequired\b|type="(?:email|url|number|date|datetime-local)"|\bpattern=|\bminLength=|\bmin=|<(?:TextInput|TextArea|PasswordInput|Stepper)\b/;
const formsWithout = async (folders: readonly string[], isMeant: (body: string) => boolean): Promise<string[]> => {
  const files = (await Promise.all(folders.map(sourcesIn))).flat();
  const found = await Promise.all(
    files.map(async (file) =>
      formsOf(await readFile(join(root, file), 'utf8')).flatMap(({ tag, body }) =>
        !tag.includes('noValidate') && isMeant(body) ? [file] : [],
      ),
    ),
  );
  return found.flat();
};

it('no form of a console leaves it to the browser to say what is wrong', async () => {
  expect(await formsWithout(['apps/seller-console/app', 'apps/platform-console/app', 'packages/console/src'], () => true)).toEqual([]);
});

it('nor does one of the storefront that has a field to check', async () => {
  expect(await formsWithout(['apps/storefront/app'], (body) => checked.test(body))).toEqual([]);
});
