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
  text: msg`Limited-time offers will appear here. For now, the price tiers on every product page give you a lower price for larger quantities.`,
};
const membership: Promised = {
  ...toCatalogue,
  text: msg`Levels, daily check-in and rewards for points will appear here. Today every completed order earns points, and you can use them at checkout.`,
};
const messages: Promised = {
  ...toOrders,
  text: msg`You’ll be able to chat with suppliers and with us here, each in their own language. Until then, updates on an order come by email and appear on the order page.`,
};

/** Addresses whose trade comes later: each says so honestly and leads to another page. */
const pages: Readonly<Record<string, Announced>> = {
  '/chat': { ...messages, title: msg`Chat` },
  '/message-box': { ...messages, title: msg`Messages` },
  '/submit-integral-order': { ...membership, title: msg`Order for points` },
  '/member-center': { ...membership, title: msg`Membership` },
  '/member-center/buy-member': { ...membership, title: msg`Buy a membership` },
  '/member-center/integral-mall': { ...membership, title: msg`Goods for points` },
  '/member-center/member-equity': { ...membership, title: msg`Benefits of members` },
  '/flash-sale': { ...prices, title: msg`Flash sales` },
  '/secdetail': { ...prices, title: msg`Flash sale` },
  '/group-buy': { ...prices, title: msg`Group buying` },
  '/select-decorate': {
    ...toCatalogue,
    title: msg`Selected goods`,
    text: msg`Products selected for an occasion will appear here. For now, browse the whole catalogue, with filters for price, minimum order and delivery.`,
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
