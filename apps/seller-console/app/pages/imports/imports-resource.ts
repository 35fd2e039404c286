import { resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';

/** Files of products that were brought in, the latest first. */
export const imports = resource({
  path: '/products/import',
  title: msg`Import of products`,
  list: 'GET /shop/admin/import/page',
  sheet: 'GET /shop/admin/import/export',
  one: 'importId',
});
export const { href: importsHref } = imports;
