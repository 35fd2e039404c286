import { defineConfig } from '@lingui/cli';
import { poFormat } from '../../bin/lib/po-format.mjs';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['zh_CN', 'zh_TW', 'en', 'pt', 'ko', 'he', 'de', 'ar', 'es', 'ru'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/app', '<rootDir>/../../packages/console/src'] }],
  format: poFormat(),
  orderBy: 'origin',
});
