import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { locales, type Locale } from './app/locales.ts';
import { frameWords, isOfFrame, laterWords } from './app/words-address.ts';

const routeModule = '?__react-router-build-client-route';
const frameEntry = 'app/entry.client.tsx';

/** What the graph of modules tells: the modules that a module needs at once or later. */
type Needs = (id: string) => readonly string[];

const everythingBelow = (start: string, needs: Needs): Set<string> => {
  const seen = new Set([start]);
  for (const id of seen) for (const next of needs(id)) seen.add(next);
  return seen;
};

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

/** The words of one language, by the files that use them. */
async function wordsOf(catalogue: Catalogue, { fallbackLocales, sourceLocale }: LinguiConfigNormalized, locale: Locale) {
  const known = (await catalogue.read(locale)) ?? {};
  const { messages } = await catalogue.getTranslations(locale, { fallbackLocales, sourceLocale });
  return {
    usedIn: (files: ReadonlySet<string>): string[] =>
      Object.keys(messages).filter((key) => known[key]?.origin?.some(([file]) => files.has(file))),
    /** A module of them, as a browser fetches it. */
    compiled(keys: readonly string[]): string {
      const chosen = Object.fromEntries(keys.map((key) => [key, messages[key] ?? '']));
      const { source, errors } = createCompiledCatalog(locale, chosen, { namespace: 'json' });
      if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ id }) => id).join(', ')}`);
      const compiled = (JSON.parse(source) as { messages: unknown }).messages;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`;
    },
  };
}

/** Stands for all sources that decide which words a file of words has. */
const sourcesHash = (folder: string): string => {
  const hash = createHash('sha256');
  for (const file of globSync(['app/**/*.{ts,tsx}', 'locales/*.po'], { cwd: folder }).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 10);
};

/**
 * Gives each route the words of its own modules, a file per language, fetched beside its script; what every page
 * shows is one file more. What only loaders and actions write stays with the server. While developing, the
 * whole catalogue is loaded instead.
 */
export const wordsForBrowsers = (config: LinguiConfigNormalized): Plugin => {
  const folder = config.rootDir;
  const fileOf = (id: string): string =>
    relative(folder, id.split('?')[0] ?? id)
      .split(sep)
      .join('/');
  const routeOf = (id: string): string =>
    fileOf(id)
      .replace(/^app\//, '')
      .replace(/\.tsx?$/, '');
  const version = sourcesHash(folder);
  return {
    name: 'words-for-browsers',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.WORDS_VERSION': JSON.stringify(version) } }),
    transform: {
      order: 'post',
      filter: { id: new RegExp(`${routeModule.replace('?', String.raw`\?`)}$`) },
      handler(code, id) {
        const route = routeOf(id);
        if (this.environment.name !== 'client' || isOfFrame(route)) return null;
        const from = JSON.stringify(join(folder, 'app/words.ts'));
        return { code: `import { loadWords } from ${from};${code}\nawait loadWords(${JSON.stringify(route)});`, map: null };
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      // Asking for a module is dear, and every route asks for most of them.
      const ids = [...this.getModuleIds()];
      const graph = new Map(ids.map((id) => [id, this.getModuleInfo(id)]));
      const atOnce: Needs = (id) => graph.get(id)?.importedIds ?? [];
      const needs: Needs = (id) => [...atOnce(id), ...(graph.get(id)?.dynamicallyImportedIds ?? [])];
      const filesBelow = (start: string): Set<string> => new Set([...everythingBelow(start, needs)].map(fileOf));
      const routes = ids.filter((id) => id.endsWith(routeModule));
      const around = ids.filter((id) => fileOf(id) === frameEntry || (routes.includes(id) && isOfFrame(routeOf(id))));
      const frame = new Set(around.flatMap((id) => [...everythingBelow(id, atOnce)].map(fileOf)));
      const frameAndLater = new Set(around.flatMap((id) => [...filesBelow(id)]));
      const ownRoutes = routes.filter((route) => !isOfFrame(routeOf(route))).map((id) => ({ name: routeOf(id), files: filesBelow(id) }));
      const [catalogue] = await getCatalogs(config);
      if (!catalogue) return this.error('no catalogue of words');
      for (const locale of locales) {
        const words = await wordsOf(catalogue, config, locale);
        const inFrame = new Set(words.usedIn(frame));
        const emit = (name: string, keys: readonly string[]): void => {
          this.emitFile({ type: 'asset', fileName: `assets/words/${version}/${name}.${locale}.js`, source: words.compiled(keys) });
        };
        const others = (keys: readonly string[]): string[] => keys.filter((key) => !inFrame.has(key));
        emit(frameWords, [...inFrame]);
        emit(laterWords, others(words.usedIn(frameAndLater)));
        for (const { name, files } of ownRoutes) emit(name, others(words.usedIn(files)));
      }
    },
  };
};
