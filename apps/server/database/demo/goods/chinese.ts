import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './measures.ts';

const lines = readFileSync(join(import.meta.dirname, 'chinese.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const values = new Map<string, string>();
const descriptions = new Map<string, string>();
for (const line of lines) {
  const value = /^(.+?) = (.+)$/.exec(line);
  const description = /^([a-z0-9-]+): (.+)$/.exec(line);
  if (value?.[1] !== undefined && value[2] !== undefined) values.set(value[1], value[2]);
  else if (description?.[1] !== undefined && description[2] !== undefined) descriptions.set(description[1], description[2]);
  else throw new Error(`chinese.txt: ${line}`);
}

/** The Chinese of a value of a parameter or a property; numbers with units and codes need no entry. */
export const chineseOf = (en: string): string => values.get(en) ?? measure(en).zh_CN;

/** The Chinese description of one of the first products. Throws for another key. */
export const chineseDescription = (key: string): string => {
  const text = descriptions.get(key);
  if (text === undefined) throw new Error(`chinese.txt has no description of ${key}`);
  return text;
};
