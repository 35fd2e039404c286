/**
 * Journeys that are walked in a second language: the same steps, read in other words. Every journey is walked in the first
 * of its languages by every run; it is repeated where a change can reach what it walks through, and each night.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { inside } from './paths.mjs';
import { Refusal, tail } from './progress.mjs';
import { tool } from './run.mjs';

const inLanguage = /\b(?:en|ru|zh_CN)\b/g;
const folder = inside('tests/browser');

/** Every test of a list that Playwright wrote: its project, its file, and the titles from the outermost to its own. */
export function listedIn({ suites }) {
  const below = (file, { specs = [], suites: inner = [] }, outer) => [
    // Some are listed in a file that theirs imports: what counts is who runs them.
    ...specs.flatMap(({ title, tests }) => tests.map(({ projectName }) => ({ project: projectName, file, titles: [...outer, title] }))),
    ...inner.flatMap((suite) => below(file, suite, [...outer, suite.title])),
  ];
  return suites.flatMap((suite) => below(suite.file, suite, []));
}

/**
 * What repeats in another language what was listed before. A group goes whole or not at all: its tests follow from each other.
 * @param {{file: string, titles: string[]}[]} listed @returns the same, of those that repeat
 */
export function repeatsOf(listed) {
  const first = new Map();
  const keyOf = ({ file, titles }) => JSON.stringify([file, ...titles.map((title) => title.replaceAll(inLanguage, '*'))]);
  for (const one of listed) if (!first.has(keyOf(one))) first.set(keyOf(one), one);
  const repeats = (one) => first.get(keyOf(one)) !== one;
  const groupOf = ({ file, titles }) => JSON.stringify([file, titles[0]]);
  const mixed = new Set(listed.filter((one) => !repeats(one)).map(groupOf));
  return listed.filter((one) => !mixed.has(groupOf(one)));
}

/** The text of a journey with all that it imports from its own folder. */
function textOf(file, seen = new Set()) {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, source]) => posix.join(dirname(file), source));
  // What all of them share names pages that few of them open.
  return [text, ...imported.filter((path) => !path.startsWith('support/')).map((path) => textOf(path, seen))].join('\n');
}

/** Whether a text names the address of a page; what stands for a number in it is not named. */
export const names = (text, path) => {
  const known = path.replace(/\/:.*$/, '/').replace(/(.)\/$/, '$1');
  return known === '/' ? /['"`]\/['"`]/.test(text) : text.includes(known);
};

/** @param {{everything: boolean, paths: string[], changed?: string[]}} reach of a change @returns the repeats that it leaves out */
export async function leftOut(reach) {
  if (reach.everything) return [];
  const list = inside('reports/listed.json');
  rmSync(list, { force: true });
  const { code, output } = await tool('@playwright/test/cli.js', ['test', '--list', '--reporter=json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: list },
  });
  if (code !== 0 || !existsSync(list)) throw new Refusal(`The journeys cannot be listed:\n${tail(output, 20)}`);
  const journeys = listedIn(JSON.parse(readFileSync(list, 'utf8'))).filter(({ project }) => project === 'journeys');
  const texts = new Map();
  const isReached = ({ file }) => {
    if (!texts.has(file)) texts.set(file, textOf(file));
    return reach.changed.includes(`tests/browser/${file}`) || reach.paths.some((path) => names(texts.get(file), path));
  };
  return repeatsOf(journeys).filter((one) => !isReached(one));
}
