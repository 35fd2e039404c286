import { z } from 'zod';
import { cartLine, shopCart } from '../pricing/index.ts';
import { addressFields } from '../accounts/index.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, flag, id, nothing, textOptional, whole, wholeOptional, wholeOr } from '../fields.ts';
import { alsoNamed } from '../other-names.ts';
import { cartLinesMax, quantityMax } from '../values/limits.ts';

const change = z.object({
  prodId: id(),
  skuId: id(),
  shopId: id(),
  count: whole(-quantityMax, quantityMax).default(0),
  basketId: wholeOptional(0, 2_147_483_647),
  oldSkuId: wholeOptional(0, 2_147_483_647),
  isCheck: wholeOptional(0, 1),
  discountId: wholeOptional(-1, 2_147_483_647),
  distributionCardNo: textOptional(64),
});
const changeErrors = [
  'productUnavailable',
  'skuUnknown',
  'notForCart',
  'regionNotServed',
  'cartLimitReached',
  'noStock',
  'belowMinimum',
  'offCartonStep',
  'orderTooLarge',
  'cartLineUnknown',
  'quantityWrong',
] as const;

export const cartEndpoints = {
  'POST /p/shopCart/info': endpoint({
    who: 'buyer',
    reads: true,
    summary: 'The cart by store, priced now; lines that cannot be bought are apart (expiryProdList)',
    input: z.object({ addrId: wholeOptional(0, 2_147_483_647), transportType: wholeOr(1, 2, 1) }),
    output: z.object({
      shopCarts: z.array(shopCart),
      totalMoney: amount(),
      finalMoney: amount(),
      subtractMoney: amount(),
      freightAmount: amount(),
      totalReduceMoney: amount().meta({ description: 'the same as subtractMoney' }),
      memberReduceAmount: amount().meta({ description: 'what of it is for members' }),
      userDeliveryInfo: z
        .object({ userAddr: addressFields.nullable() })
        .meta({ description: 'the address that was asked for, else the default one' }),
      count: z.number(),
      checkedCount: z.number(),
      currency: z.string(),
      linesMax: z.number(),
    }),
  }),
  'GET /p/shopCart/expiryProdList': endpoint({
    who: 'buyer',
    summary: 'Lines of the cart that cannot be bought now, with the reason',
    input: nothing,
    output: z.array(cartLine),
  }),
  'POST /p/shopCart/changeItem': endpoint({
    who: 'buyer',
    summary: 'Adds to or takes from a line (count is a signed difference); ticks it; changes its variant',
    input: change,
    output: z.number().meta({ description: 'how many lines the cart has now, as GET /p/shopCart/prodCount tells' }),
    errors: changeErrors,
  }),
  'POST /p/shopCart/checkItems': endpoint({
    who: 'buyer',
    summary: 'Chooses lines of the cart, or no longer: those are what confirm without lines is about. All or none',
    listBody: true,
    input: z.object({
      items: z.array(alsoNamed(z.object({ basketId: id(), isChecked: flag() }), { isCheck: 'isChecked' })).max(cartLinesMax * 2),
    }),
    output: done,
    errors: ['cartLineUnknown'],
  }),
  'POST /p/shopCart/changeItems': endpoint({
    who: 'buyer',
    summary: 'The same for several lines, all or none',
    listBody: true,
    input: z.object({ items: z.array(change).min(1).max(cartLinesMax) }),
    output: z.array(z.object({ basketId: z.number().nullable(), count: z.number() })),
    errors: changeErrors,
  }),
  'GET /p/shopCart/prodCount': endpoint({ who: 'buyer', summary: 'How many lines the cart has', input: nothing, output: z.number() }),
  'PUT /p/shopCart/deleteItem': endpoint({
    who: 'buyer',
    summary: 'Takes lines out of the cart',
    listBody: true,
    input: z.object({ items: z.array(id()).min(1).max(cartLinesMax) }),
    output: done,
  }),
  'DELETE /p/shopCart/deleteAll': endpoint({ who: 'buyer', summary: 'Empties the cart', input: nothing, output: done }),
  'DELETE /p/shopCart/cleanExpiryProdList': endpoint({
    who: 'buyer',
    summary: 'Takes out the lines that cannot be bought',
    input: nothing,
    output: done,
  }),
} as const;
