import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type Failure, failures, type Locale, locales } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { ranks, runtimeTables, tables } from '../src/domains/ranks.ts';
import { repeatingWork, parts } from '../src/endpoints.ts';
import { reactions } from '../src/reactions.ts';
import { en } from '../src/words/en/index.ts';
import type { Words } from '../src/words/index.ts';
import { httpForFile } from './http.ts';
import { marketplaceForFile } from './marketplace.ts';
import { allEndpoints } from './schema.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'))
  .map((f) => ({ file: f, text: readFileSync(join(source, f), 'utf8') }));
const allMatches = (pattern: RegExp): { file: string; word: string }[] =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((m) => ({ file, word: m[1] ?? '' })));

/** What any call may answer with, and so no endpoint declares. */
const everywhere: readonly Failure[] = [
  'notLoggedIn',
  'notPermitted',
  'serverError',
  'storageFull',
  'noSuchInterface',
  'argumentNotValid',
  'tooManyRequests',
  'tooLarge',
  'originNotAllowed',
  'keyUsedForOtherInput',
  'doNotSubmitRepeatedly',
];

describe('the contract', () => {
  it('has a handler and a route for every endpoint, and no handler without an endpoint', () => {
    expect(Object.keys(parts.handlers).toSorted()).toEqual(Object.keys(endpoints).toSorted());
    const missing = allEndpoints.filter(([key]) => {
      const [method = '', path = ''] = key.split(' ');
      return !http().server.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}` });
    });
    expect(missing.map(([key]) => key)).toEqual([]);
  });

  it('declares only failures that exist, and none that every call may answer with', () => {
    const declared = allEndpoints.flatMap(([key, e]) => (e.errors ?? []).map((failure) => ({ key, failure })));
    expect(declared.filter((d) => !(d.failure in failures) || everywhere.includes(d.failure))).toEqual([]);
  });

  it('declares every refusal that the server throws', () => {
    const declared = new Set<string>([...allEndpoints.flatMap(([, e]) => e.errors ?? []), ...everywhere]);
    const thrown = allMatches(/(?:refuse|refuseAndKeep|new Refusal|refused|refusal)\((?:request(?:\.locale)?, )?'(\w+)'/g);
    expect(thrown.length).toBeGreaterThan(40);
    expect(thrown.filter((t) => !declared.has(t.word))).toEqual([]);
  });

  it('summarises each endpoint in words', () => {
    expect(allEndpoints.filter(([, e]) => e.summary.length < 10).map(([key]) => key)).toEqual([]);
  });

  it('names what every path asks for among its input', () => {
    for (const [key, e] of allEndpoints)
      for (const [, name = ''] of key.matchAll(/\{(\w+)\}/g))
        expect(Object.keys((e.input as unknown as { shape: object }).shape), key).toContain(name);
  });
});

describe('every sentence', () => {
  const catalogueOf = async (locale: Locale): Promise<Words> =>
    ((await import(`../src/words/${locale}/index.ts`)) as Record<string, Words>)[locale]!;
  /** Names of the values a sentence is filled with. */
  const namesIn = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map((m) => m[1] ?? ''))].toSorted();

  it('stands in all ten catalogues, for each failure', () => {
    expect(Object.keys(failures).filter((f) => !(f in en))).toEqual([]);
  });

  it.each(locales.map((l) => [l]))('in %s is kept with its domain, once', async (locale) => {
    const shared = ['fields', 'general', 'names', 'sheets'];
    const folder = join(import.meta.dirname, '../src/words', locale);
    const files = (await readdir(folder)).filter((file) => file !== 'index.ts').map((file) => file.replace(/\.ts$/, ''));
    expect(files.filter((file) => !shared.includes(file) && !ranks.flat().includes(file as never))).toEqual([]);
    const parts = await Promise.all(
      files.map(async (file) => ((await import(`../src/words/${locale}/${file}.ts`)) as Record<string, object>)[file] ?? {}),
    );
    expect(parts.flatMap((part) => Object.keys(part)).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it.each(locales.map((l) => [l]))('in %s is there, is filled with the same values as in English, and has whole braces', async (locale) => {
    const words = await catalogueOf(locale);
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [id, english] of Object.entries(en)) {
      const text = words[id as keyof Words];
      expect(text.trim(), `${locale} ${id}`).not.toBe('');
      expect(namesIn(text), `${locale} ${id}`).toEqual(namesIn(english));
      expect(text.split('{').length, `${locale} ${id}`).toBe(text.split('}').length);
    }
  });
});

describe('work done later', () => {
  it('is planned somewhere, for every job there is', () => {
    const named = new Set([
      ...Object.values(reactions).flat(),
      ...Object.keys(repeatingWork),
      ...allMatches(/kind: '([a-z]+\.[A-Za-z]+)'/g).map((m) => m.word),
    ]);
    expect(Object.keys(parts.jobs).filter((kind) => !named.has(kind))).toEqual([]);
  });
});

describe('the database', () => {
  it('has an owner for every table, and an owner for nothing that is not there', async () => {
    const rows = await market().query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const owned = [...Object.values(tables).flat(), ...runtimeTables];
    expect(rows.map((r) => r.name).toSorted()).toEqual(owned.toSorted());
    expect(new Set(owned).size).toBe(owned.length);
    const domains: readonly string[] = ranks.flat();
    expect(Object.keys(tables).filter((d) => !domains.includes(d))).toEqual([]);
  });
});

describe('every domain', () => {
  it('has the same rooms: a README and a door', () => {
    const folders = readdirSync(join(source, 'domains'), { withFileTypes: true }).filter((f) => f.isDirectory());
    for (const { name } of folders) {
      const rooms = readdirSync(join(source, 'domains', name));
      expect(rooms, name).toEqual(expect.arrayContaining(['README.md', 'index.ts']));
      expect(ranks.flat(), name).toContain(name);
    }
  });
});
