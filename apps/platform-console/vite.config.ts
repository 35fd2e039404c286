import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// Live reload runs from the checkout's root: the words are found from here, wherever it is started.
const here = { cwd: import.meta.dirname };
const words = linguiTransformerBabelPreset({ linguiConfig: getConfig(here) }, here);

export default defineConfig(({ command }) => ({
  base: '/platform/',
  plugins: [tailwindcss(), lingui(here), babel({ presets: [words], sourceMap: command === 'serve' })],
  // Scripts and styles come from files of this site: nothing is inlined that a strict policy would refuse.
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2023',
    // Directives for server rendering mean nothing here.
    rolldownOptions: { onLog: (level, log, tell) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(level, log)) },
  },
}));
