import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { findKinds } from '../values/find.ts';

const found = z.object({
  found: z.array(
    z.object({
      kind: z.enum(findKinds),
      /** What its page is called by: the number of an order, a refund, a payment …, the id of a person, store or product. */
      key: z.string(),
      /** Whose or what it is, to tell one from another. */
      name: z.string(),
    }),
  ),
});
const input = z.object({ q: text(1, 100) });

/** One field that finds whatever a number stands on. */
export const findEndpoints = {
  'GET /shop/admin/find': endpoint({
    who: 'seller',
    area: 'every',
    summary:
      'What of the store goes by a number: orders and parts of their prices, contracts, parcels, refunds, payouts, inquiries, products by article or id, its accounts by name',
    input,
    output: found,
  }),
  'GET /platform/find': endpoint({
    who: 'operator',
    area: 'every',
    summary:
      'What goes by a number, a tax number or an address: orders and parts of their prices, contracts, parcels, refunds, payments by number or reference of a transfer, their cases, payouts, invoices, whom they name, proposals, people, inquiries, stores, applications for them, products, accounts by name',
    input,
    output: found,
  }),
} as const;
