import { fileHref, orderHref } from '@kyakhta/console';

export const contractHref = (orderNumber: string): string => `${orderHref(orderNumber)}/contract`;
/** Where forms send what has no page. */
export const contractSend = { code: '/contract-code', refuse: '/contract-refuse', mail: '/account-mail' } as const;
export const contractFile = (orderNumber: string, part: 'contract' | 'certificate'): string =>
  fileHref('GET /shop/admin/agreement/document', { orderNumber, part });
