import { reactRouter } from '@react-router/dev/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), reactRouter()],
  // Scripts carry a nonce and styles come from files: nothing is inlined that a strict policy would refuse.
  build: { assetsInlineLimit: 0, target: 'es2023' },
  ssr: { noExternal: ['lucide-react', '@kyakhta/ui', '@kyakhta/contract'] },
});
