import { getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const compiled = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
const isOfServer = (file: string): boolean => file.includes('.server.');

/** What only loaders and actions write stays with the server: every page carries all words of its language, so each counts. */
export const wordsForBrowsers = (config: LinguiConfigNormalized): Plugin => ({
  name: 'words-for-browsers',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.po$/ },
    async handler(code, id) {
      const [catalogue] = await getCatalogs(config);
      const known = (await catalogue?.read(basename(id, '.po'))) ?? {};
      const [, text] = compiled.exec(code) ?? [];
      if (text === undefined) return this.error(`${id} was not compiled as it used to be`);
      const words = Object.entries(JSON.parse(JSON.parse(text) as string) as Record<string, unknown>);
      const kept = words.filter(([key]) => {
        const origin = known[key]?.origin ?? [];
        return origin.length === 0 || !origin.every(([file]) => isOfServer(file));
      });
      return { code: `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))});`, map: null };
    },
  },
});
