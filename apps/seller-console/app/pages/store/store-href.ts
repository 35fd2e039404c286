/** Where forms of the store's page send what has no page. */
export const storeSend = {
  identity: '/store/identity',
  online: '/store/online',
  timeZone: '/store/time-zone',
  photos: '/store/photos',
} as const;
