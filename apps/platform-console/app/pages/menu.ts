import type { MenuPage } from '@kyakhta/console';
import type { MenuQueue } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';
import { LayoutGrid, Monitor, ReceiptText, ShieldCheck, SlidersHorizontal, UserPlus } from '@kyakhta/ui';
import { applications } from './applications/applications-resource.ts';
import { audit } from './audit/audit-resource.ts';
import { categoriesHref } from './categories/categories-href.ts';
import { coupons } from './coupons/coupons-resource.ts';
import { disputes } from './disputes/disputes-resource.ts';
import { goods } from './goods/goods-resource.ts';
import { homeHref } from './home/home-href.ts';
import { inquiries } from './inquiries/inquiries-resource.ts';
import { invoices } from './invoices/invoices-resource.ts';
import { jobs } from './jobs/jobs-resource.ts';
import { entries } from './ledger/entries-resource.ts';
import { notices } from './notices/notices-resource.ts';
import { offers } from './offers/offers-resource.ts';
import { orders } from './orders/orders-resource.ts';
import { overdue } from './orders/overdue-resource.ts';
import { cases } from './payments/cases-resource.ts';
import { transfers } from './payments/transfers-resource.ts';
import { payouts } from './payouts/payouts-resource.ts';
import { proposals } from './proposals/proposals-resource.ts';
import { reviews } from './reviews/reviews-resource.ts';
import { synonyms } from './search/synonyms-resource.ts';
import { siteHref } from './site/site-href.ts';
import { staffHref } from './staff/staff-href.ts';
import { stores } from './stores/stores-resource.ts';
import { termsHref } from './terms/terms-href.ts';
import { users } from './users/users-resource.ts';
import { visits } from './visits/visits-resource.ts';

/** The headings of the menu. */
export const groups = {
  trade: msg({ message: 'Trade', comment: 'Heading in the menu: orders and what is wrong with them' }),
  people: msg({ message: 'People', comment: 'Heading in the menu: buyers and what they write' }),
  money: msg({ message: 'Money', comment: 'Heading in the menu: payments, payouts and the books' }),
  stores: msg({ message: 'Stores and products', comment: 'Heading in the menu' }),
  content: msg({ message: 'Site', comment: 'Heading in the menu: what stands on the pages of the site' }),
  house: msg({ message: 'Administration', comment: 'Heading in the menu: settings, background work, accounts of operators' }),
};

const desk: MenuPage = {
  path: '/',
  title: msg({ message: 'Today', comment: 'Page: what waits for operators' }),
  menu: { icon: LayoutGrid, area: ['trade', 'money', 'people', 'stores', 'goods'], exact: true },
};
const proof: MenuPage = {
  path: '/ledger',
  title: msg`Reconciliation`,
  menu: { icon: ShieldCheck, area: 'money', group: 'money', exact: true, waits: 'books', alarm: true },
};
const categories: MenuPage = {
  path: categoriesHref,
  title: msg`Categories`,
  menu: { icon: LayoutGrid, area: 'content', group: 'content' },
};
const terms: MenuPage = { path: termsHref, title: msg`Terms`, menu: { icon: ReceiptText, area: 'content', group: 'content' } };
const home: MenuPage = { path: homeHref, title: msg`Home page`, menu: { icon: Monitor, area: 'content', group: 'content' } };
const site: MenuPage = { path: siteHref, title: msg`Site settings`, menu: { icon: SlidersHorizontal, area: 'settings', group: 'house' } };
const staff: MenuPage = {
  path: staffHref,
  title: msg({ message: 'Staff', comment: 'Page: the operators and what each may do' }),
  menu: { icon: UserPlus, area: 'staff', group: 'house' },
};

/** Every place that the menu leads to, in its order; what a list says of itself is in its resource. */
export const menu: readonly MenuPage[] = [
  desk,
  orders,
  overdue,
  disputes,
  reviews,
  inquiries,
  users,
  cases,
  transfers,
  payouts,
  proposals,
  invoices,
  proof,
  entries,
  applications,
  goods,
  stores,
  coupons,
  offers,
  visits,
  categories,
  synonyms,
  notices,
  terms,
  home,
  site,
  jobs,
  staff,
  audit,
];

/** The page on which a queue is worked on. */
export const pageOfQueue = (queue: MenuQueue): MenuPage => {
  const page = menu.find(({ menu: entry }) => entry?.waits === queue);
  if (page === undefined) throw new Error(`No page of the menu is about ${queue}.`);
  return page;
};
