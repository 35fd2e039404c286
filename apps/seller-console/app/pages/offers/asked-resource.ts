import { resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';

/** What the platform wants to put on offer of the store's goods; reached from the list of its own offers. */
export const asked = resource({
  path: '/offers/asked',
  title: msg({ message: 'Asked by the platform', comment: 'Page: offers of the platform on products of the store' }),
  list: 'GET /shop/admin/offer/asked',
  verbs: { consent: 'PUT /shop/admin/offer/consent' },
});
