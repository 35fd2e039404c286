import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18nContext } from '../../context.ts';
import type { Asked } from '../../ask.ts';
import { pageTitle } from '../../page-title.ts';
import { paths } from '../../paths.ts';

/** What will be there and what can be done today, with the link that leads there. */
type Promised = { text: MessageDescriptor; href: string; label: MessageDescriptor };
type Announced = Promised & { title: MessageDescriptor };

const toOrders = { href: paths.orders(), label: msg`Your orders` };
const toCatalogue = { href: paths.category(), label: msg`Browse the catalogue` };

const prices: Promised = {
  ...toCatalogue,
  text: msg`Goods at lower prices for a limited time will stand here. Today the price tiers on every product page lower the price with the quantity.`,
};
const coupons: Promised = {
  ...toCatalogue,
  text: msg`Coupons of the platform and of stores will be collected here. None are given out yet: today the price tiers on every product page lower the price with the quantity.`,
};
const membership: Promised = {
  ...toCatalogue,
  text: msg`Levels, daily sign-in and goods for points will be here. Today every completed order earns points, and you use them when you order.`,
};
const messages: Promised = {
  ...toOrders,
  text: msg`Here you will write to suppliers and to us, each in their own language. Until then news of an order comes by e-mail and is shown on the page of the order.`,
};

/** Addresses whose trade comes later: each says so honestly and leads on. */
const pages: Readonly<Record<string, Announced>> = {
  '/chat': { ...messages, title: msg`Chat` },
  '/message-box': { ...messages, title: msg`Messages` },
  '/user-center/uc-coupons': { ...coupons, title: msg`Coupons` },
  '/coupons': { ...coupons, title: msg`Coupon centre` },
  '/submit-integral-order': { ...membership, title: msg`Order for points` },
  '/member-center': { ...membership, title: msg`Membership` },
  '/member-center/buy-member': { ...membership, title: msg`Buy a membership` },
  '/member-center/integral-mall': { ...membership, title: msg`Goods for points` },
  '/member-center/member-equity': { ...membership, title: msg`Benefits of members` },
  '/discount-detail': { ...prices, title: msg`Discount` },
  '/special-discount': { ...prices, title: msg`Special prices` },
  '/flash-sale': { ...prices, title: msg`Flash sales` },
  '/secdetail': { ...prices, title: msg`Flash sale` },
  '/group-buy': { ...prices, title: msg`Group buying` },
  '/select-decorate': {
    ...toCatalogue,
    title: msg`Selected goods`,
    text: msg`Goods chosen for an occasion will stand here. Today the whole catalogue is open, with filters for price, minimum order and delivery.`,
  },
};

export function loadAnnounced({ context, url }: Asked) {
  const i18n = context.get(i18nContext);
  const page = pages[url.pathname.replace(/\/+$/, '')];
  if (!page) throw new Error(`${url.pathname} is not announced`);
  return {
    title: pageTitle(i18n, page.title),
    heading: i18n._(page.title),
    state: i18n._(msg({ message: 'Not open yet', comment: 'State of a page whose trade comes later' })),
    text: i18n._(page.text),
    more: { href: page.href, label: i18n._(page.label) },
  };
}
export type AnnouncedPageData = ReturnType<typeof loadAnnounced>;
