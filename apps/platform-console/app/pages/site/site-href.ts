/** The rules of the site, and where each verb is sent to. */
export const siteHref = '/site';
export const siteSend = {
  settings: '/site/settings',
  second: '/site/second-operator',
  bank: '/site/bank',
  currency: '/site/currency',
} as const;
