import { reactRouter } from '@react-router/dev/vite';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { transformOnce } from './transform-once.ts';
import { wordsForBrowsers } from './words-for-browsers.ts';

// Live reload runs from the checkout's root: the words are found from here, wherever it is started.
const here = { cwd: import.meta.dirname };
const linguiConfig = getConfig(here);
const words = linguiTransformerBabelPreset({ linguiConfig }, here);

// What nearly every page carries travels as one file: dozens of some hundred bytes each compress badly and cost a request.
// What a single page uses travels with that page, and so does what only forms with passwords use.
const frame =
  /packages\/ui\/(?!src\/(?:password-input|picture-list|picture-picker|use-pictures|password-owner|paper|progress|steps|timeline|table|choice|dialog|use-modal|empty-state|tabs))|app\/sections\/shell\/(?!search-suggestions|mega-menu|times-note)|app\/(paths|locales|picture|shape|page-title|lost-answer|structured-data)\.tsx?|catalog\/stored-picture\.tsx|node_modules\/@lingui\/core/;

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    lingui(here),
    wordsForBrowsers(linguiConfig),
    transformOnce(babel({ presets: [words], sourceMap: command === 'serve' })),
    reactRouter(),
  ],
  // Scripts carry a nonce and styles come from files: nothing is inlined that a strict policy would refuse.
  build: {
    assetsInlineLimit: 0,
    // Nobody reads them; the budgets of pages are measured in a browser.
    reportCompressedSize: false,
    target: 'es2023',
    rolldownOptions: {
      output: {
        // The table of routes travels with every first visit, and would carry each file's name.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: [{ name: 'frame', test: frame, minShareCount: 2 }] },
      },
    },
  },
  // React has had it since 18; the stand-in for older ones need not travel.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  ssr: { noExternal: ['@kyakhta/ui', '@kyakhta/contract'] },
}));
