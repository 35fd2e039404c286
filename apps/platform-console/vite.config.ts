import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/platform/',
  plugins: [tailwindcss(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  // Scripts and styles come from files of this site: nothing is inlined that a strict policy would refuse.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // Directives for server rendering mean nothing here.
    rolldownOptions: { onLog: (level, log, tell) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(level, log)) },
  },
});
