import type * as accounts from './en/accounts.ts';
import type * as agreements from './en/agreements.ts';
import type * as audit from './en/audit.ts';
import type * as cart from './en/cart.ts';
import type * as catalog from './en/catalog.ts';
import type * as chat from './en/chat.ts';
import type * as collections from './en/collections.ts';
import type * as fields from './en/fields.ts';
import type * as files from './en/files.ts';
import type * as freight from './en/freight.ts';
import type * as general from './en/general.ts';
import type { en } from './en/index.ts';
import type * as inquiries from './en/inquiries.ts';
import type * as invoices from './en/invoices.ts';
import type * as ledger from './en/ledger.ts';
import type * as loyalty from './en/loyalty.ts';
import type * as names from './en/names.ts';
import type * as offers from './en/offers.ts';
import type * as orders from './en/orders.ts';
import type * as payments from './en/payments.ts';
import type * as pricing from './en/pricing.ts';
import type * as promotions from './en/promotions.ts';
import type * as proposals from './en/proposals.ts';
import type * as refunds from './en/refunds.ts';
import type * as reviews from './en/reviews.ts';
import type * as settlement from './en/settlement.ts';
import type * as sheets from './en/sheets.ts';
import type * as shipping from './en/shipping.ts';
import type * as site from './en/site.ts';
import type * as stock from './en/stock.ts';
import type * as stores from './en/stores.ts';
import type * as vouchers from './en/vouchers.ts';

/** Name of a sentence; English is the measure of what there is. */
export type WordId = keyof typeof en;
/** A catalogue with every sentence. */
export type Words = Readonly<Record<WordId, string>>;

type Parts = typeof accounts &
  typeof agreements &
  typeof audit &
  typeof cart &
  typeof catalog &
  typeof chat &
  typeof collections &
  typeof fields &
  typeof files &
  typeof freight &
  typeof general &
  typeof inquiries &
  typeof invoices &
  typeof ledger &
  typeof loyalty &
  typeof names &
  typeof offers &
  typeof orders &
  typeof payments &
  typeof pricing &
  typeof promotions &
  typeof proposals &
  typeof refunds &
  typeof reviews &
  typeof settlement &
  typeof sheets &
  typeof shipping &
  typeof site &
  typeof stock &
  typeof stores &
  typeof vouchers;
/** The sentences of one domain, or of one kind that domains share. */
export type WordsOf<T extends keyof Parts> = Readonly<Record<keyof Parts[T], string>>;
