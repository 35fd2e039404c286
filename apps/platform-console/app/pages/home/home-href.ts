/** The home page as operators keep it, and where each verb is sent to. */
export const homeHref = '/home';
export const homeSend = {
  add: '/home/banner/add',
  change: '/home/banner/change',
  order: '/home/banner/order',
  remove: '/home/banner/remove',
  content: '/home/content',
  picture: '/home/picture',
} as const;
