import type { Words } from '../types.ts';
import { accounts } from './accounts.ts';
import { agreements } from './agreements.ts';
import { audit } from './audit.ts';
import { cart } from './cart.ts';
import { catalog } from './catalog.ts';
import { chat } from './chat.ts';
import { collections } from './collections.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { freight } from './freight.ts';
import { general } from './general.ts';
import { inquiries } from './inquiries.ts';
import { invoices } from './invoices.ts';
import { ledger } from './ledger.ts';
import { loyalty } from './loyalty.ts';
import { names } from './names.ts';
import { offers } from './offers.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { pricing } from './pricing.ts';
import { promotions } from './promotions.ts';
import { proposals } from './proposals.ts';
import { refunds } from './refunds.ts';
import { reviews } from './reviews.ts';
import { settlement } from './settlement.ts';
import { sheets } from './sheets.ts';
import { shipping } from './shipping.ts';
import { site } from './site.ts';
import { stock } from './stock.ts';
import { stores } from './stores.ts';
import { vouchers } from './vouchers.ts';

export const ar: Words = {
  ...accounts,
  ...agreements,
  ...audit,
  ...cart,
  ...catalog,
  ...chat,
  ...collections,
  ...fields,
  ...files,
  ...freight,
  ...general,
  ...inquiries,
  ...invoices,
  ...ledger,
  ...loyalty,
  ...names,
  ...offers,
  ...orders,
  ...payments,
  ...pricing,
  ...promotions,
  ...proposals,
  ...refunds,
  ...reviews,
  ...settlement,
  ...sheets,
  ...shipping,
  ...site,
  ...stock,
  ...stores,
  ...vouchers,
};
