import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, amountText, done, id, idOptional, page, paging, textOptional, whole, wholeOptional, wholeOr } from './fields.ts';

const category = z.object({ categoryId: z.number(), categoryName: z.string(), parentId: z.number(), iconFont: z.string().nullable() });
export const productCard = z.object({
  prodId: z.number(), prodName: z.string(), pic: z.string().nullable(), minPrice: amount(), maxPrice: amount(), minimum: z.number(), unit: z.string(),
  merchantMallDisplayName: z.string(), shopName: z.string(), shopId: z.number(), shopType: z.number(),
  tieredDeliveryTimes: z.string().meta({ description: 'JSON text of [{start, end, days}]' }), imgs: z.string().meta({ description: 'file paths joined by comma' }),
  cartonQuantity: z.number(), soldNum: z.number(), currency: z.string(),
});
const sku = z.object({
  skuId: z.number(), properties: z.string().meta({ description: 'name:value pairs joined by ;' }), skuName: z.string(), partyCode: z.string().meta({ description: 'article number' }),
  price: amount(), pic: z.string().nullable(), stocks: z.number(), isHasStock: z.boolean(), universalExpress: amount(), express: amount(),
});
const shopHead = z.object({
  shopId: z.number(), shopName: z.string(), merchantMallDisplayName: z.string(), shopLogo: z.string().nullable(), intro: z.string(), type: z.number(), shopType: z.number(),
  city: z.string(), openedAt: z.string(), prodCount: z.number(),
});

export const catalogEndpoints = {
  'GET /category/categoryInfo': endpoint({
    who: 'public', summary: 'Categories below a parent (0 is the top), each with its own children',
    input: z.object({ parentId: wholeOr(0, 2_147_483_647, 0) }),
    output: z.object({ categoryInfo: z.array(category.extend({ prodCount: z.number(), categories: z.array(category) })), path: z.array(category) }),
  }),
  'GET /search/page': endpoint({
    who: 'public', summary: 'Product cards of a category, a store or a search',
    input: z.object({
      prodName: textOptional(200), categoryId: idOptional(), shopId: idOptional(), minPrice: amountText().optional(), maxPrice: amountText().optional(),
      sort: wholeOptional(0, 22), ...paging,
    }),
    output: page(productCard),
  }),
  'GET /prod/prodInfo': endpoint({
    who: 'public', summary: 'Everything the product page shows',
    input: z.object({ prodId: id(), addrId: wholeOptional(0, 2_147_483_647), dvyType: wholeOptional(1, 4) }),
    output: z.object({
      prodId: z.number(), prodName: z.string(), brief: z.string(), content: z.string(), pic: z.string().nullable(), imgs: z.string(), currency: z.string(),
      categoryId: z.number(), categoryPath: z.array(category), unit: z.string(), minimum: z.number(), pricingMode: z.number(), price: amount(), oriPrice: amount(), minPrice: amount(), maxPrice: amount(),
      tieredPriceVO: z.array(z.object({ start: z.number(), end: z.number().nullable(), price: amount() })),
      cartonQuantity: z.number(), cartonWeight: z.number().meta({ description: 'kg' }), cartonVolume: z.number().meta({ description: 'm³' }),
      tieredDeliveryTimes: z.array(z.object({ start: z.number(), end: z.number().nullable(), days: z.number() })),
      specifications: z.array(z.object({ name: z.string(), value: z.string() })), skuList: z.array(sku), prodType: z.number(), preSellStatus: z.number(), mold: z.number(),
      soldNum: z.number(), totalStocks: z.number(), isDelivery: z.boolean(), deliveryModeVO: z.object({ hasUserPickUp: z.boolean(), hasShopDelivery: z.boolean(), hasCityDelivery: z.boolean() }),
      transport: z.array(z.object({ transportType: z.number(), daysMin: z.number(), daysMax: z.number() })), shop: shopHead, shopId: z.number(),
    }),
    errors: ['productUnknown', 'productUnavailable'],
  }),
  'GET /prod/skuList': endpoint({ who: 'public', summary: 'The variants of a product', input: z.object({ prodId: id() }), output: z.array(sku), errors: ['productUnknown'] }),
  'GET /prod/isStatus': endpoint({ who: 'public', summary: 'Whether the product can be opened', input: z.object({ prodId: id() }), output: z.boolean() }),
  'GET /shop/headInfo/{shopId}': endpoint({ who: 'public', summary: 'The head of a store', input: z.object({ shopId: id() }), output: shopHead, errors: ['shopUnknown'] }),
  'GET /shop/admin/prod/page': endpoint({
    who: 'seller', summary: 'The products of the store with their variants', input: z.object({ prodName: textOptional(200), ...paging }),
    output: page(z.object({ prodId: z.number(), prodName: z.string(), pic: z.string().nullable(), status: z.number(), minimum: z.number(), cartonQuantity: z.number(), minPrice: amount(), maxPrice: amount(), totalStocks: z.number(), currency: z.string(), skuList: z.array(sku) })),
  }),
  'PUT /shop/admin/prod/sku': endpoint({
    who: 'seller', summary: 'Changes the price or the stock of a variant', input: z.object({ skuId: id(), price: amountText().optional(), stocks: whole(0, 999_999_999).optional() }),
    output: done, errors: ['skuUnknown', 'noStock'],
  }),
} as const;
