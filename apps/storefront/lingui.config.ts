import { defineConfig } from '@lingui/cli';
import { poFormat } from '../../bin/lib/po-format.mjs';

/** Long texts that the server writes into its pages; the browser never fetches their catalogue. */
const longTexts = '<rootDir>/app/sections/terms/texts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['zh_CN', 'zh_TW', 'en', 'pt', 'ko', 'he', 'de', 'ar', 'es', 'ru'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/app'], exclude: [longTexts] },
    { path: '<rootDir>/locales/terms/{locale}', include: [longTexts] },
  ],
  format: poFormat(),
  orderBy: 'origin',
});
