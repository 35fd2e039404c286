import { at } from '@kyakhta/console';

export const deliveryHref = at('/delivery');
export const freightHref = at('/delivery/freight');
/** Where each verb about a freight template is sent to. */
export const freightSend = {
  add: '/delivery/freight/add',
  change: '/delivery/freight/change',
  remove: '/delivery/freight/remove',
} as const;
