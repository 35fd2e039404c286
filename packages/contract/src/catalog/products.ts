import { int4Max } from '../values/limits.ts';
import { z } from 'zod';
import { addressFields } from '../accounts/index.ts';
import { certificateDetail } from './certificates.ts';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  amountText,
  done,
  id,
  idOptional,
  instant,
  nothing,
  page,
  paging,
  textOptional,
  whole,
  wholeOptional,
  wholeOr,
} from '../fields.ts';
import { freightRate } from '../freight/index.ts';
import { offerTold } from '../offers/index.ts';
import { productViews } from '../values/goods.ts';
import { voucherUnused } from '../values/vouchers.ts';

const category = z.object({
  categoryId: z.number(),
  categoryName: z.string(),
  parentId: z.number(),
  iconFont: z.string().nullable(),
  pic: z.string().nullable().meta({ description: 'the same as iconFont' }),
});
export const productCard = z.object({
  prodId: z.number(),
  prodName: z.string(),
  pic: z.string().nullable(),
  minPrice: amount(),
  maxPrice: amount(),
  minimum: z.number(),
  unit: z.string(),
  merchantMallDisplayName: z.string(),
  shopName: z.string(),
  shopId: z.number(),
  shopType: z.number(),
  shopPreferred: z.boolean().meta({ description: 'of a store that the platform prefers, type 1' }),
  tieredDeliveryTimes: z.string().meta({ description: 'JSON text of [{start, end, days}]' }),
  imgs: z.string().meta({ description: 'file paths joined by comma' }),
  cartonQuantity: z.number(),
  soldNum: z.number(),
  currency: z.string(),
  score: z.number().meta({ description: 'mean stars, 0 without reviews' }),
  commentNum: z.number(),
  certificates: z.array(z.string()),
  price: amount().meta({ description: 'the same as minPrice, as clients of the lineage read it' }),
  brief: z.string(),
  prodType: z.number(),
  positiveRating: z.number().meta({ description: 'per cent of its reviews with 4 or 5 stars, whole; 100 without reviews' }),
  activityInProgress: z.boolean().meta({ description: 'an offer on one of its variants is running' }),
  offer: offerTold.nullable().meta({ description: 'the running offer with the lowest price; minPrice and maxPrice are what holds now' }),
});
const sku = z.object({
  skuId: z.number(),
  properties: z.string().meta({ description: 'name:value pairs joined by ;' }),
  skuName: z.string(),
  partyCode: z.string().meta({ description: 'article number' }),
  price: amount().meta({ description: 'what the buyer pays for a piece now' }),
  offer: offerTold.nullable(),
  oriPrice: amount().meta({ description: 'what it costs without an offer; the same as price while there is none' }),
  tierPrices: z
    .array(amount())
    .meta({ description: 'what the buyer pays for a piece now at each tier of the product; none without tiers' }),
  marketPrice: amount().nullable().meta({ description: 'what it costs elsewhere, as the store tells it; never below price' }),
  pic: z.string().nullable(),
  stocks: z.number(),
  isHasStock: z.boolean(),
  universalExpress: amount(),
  express: amount(),
  seckillPrice: amount().nullable().meta({ description: 'null while the variant is in no flash sale, as the two below' }),
  seckillStocks: z.number().nullable(),
  seckillSkuId: z.number().nullable(),
  skuComboList: z.array(z.object({ skuId: z.number(), count: z.number() })).meta({ description: 'what a combo is made of' }),
});
/** When a promotion runs. */
const period = { startTime: instant(), endTime: instant() };
const shopHead = z.object({
  shopId: z.number(),
  shopName: z.string(),
  merchantMallDisplayName: z.string(),
  shopLogo: z.string().nullable(),
  intro: z.string(),
  type: z.number().meta({ description: '1: the platform prefers it' }),
  shopType: z.number(),
  city: z.string(),
  openedAt: z.string(),
  prodCount: z.number(),
  soldNum: z.number(),
  score: z.number().meta({ description: 'mean stars of its goods, 0 without reviews' }),
  commentNum: z.number(),
});

export const productEndpoints = {
  'GET /category/categoryInfo': endpoint({
    who: 'public',
    summary: 'Categories below a parent (0 is the top), each with its own children',
    input: z.object({ parentId: wholeOr(0, 2_147_483_647, 0) }),
    output: z.object({
      categoryInfo: z.array(category.extend({ prodCount: z.number(), categories: z.array(category) })),
      path: z.array(category),
    }),
  }),
  'GET /prod/prodInfo': endpoint({
    who: 'public',
    summary: 'Everything the product page shows',
    knows: 'buyer',
    input: z.object({ prodId: id(), addrId: wholeOptional(0, 2_147_483_647), dvyType: wholeOptional(1, 4) }),
    output: z.object({
      prodId: z.number(),
      prodName: z.string(),
      brief: z.string(),
      content: z.string(),
      pic: z.string().nullable(),
      imgs: z.string(),
      currency: z.string(),
      categoryId: z.number(),
      categoryPath: z.array(category),
      unit: z.string(),
      minimum: z.number(),
      pricingMode: z.number(),
      price: amount(),
      oriPrice: amount(),
      marketPrice: amount().nullable().meta({ description: 'the lowest of its variants; null unless each of them has one' }),
      minPrice: amount(),
      maxPrice: amount(),
      offer: offerTold.nullable().meta({ description: 'the running offer with the lowest price of its variants' }),
      offerChange: instant().nullable().meta({ description: 'when its next offer begins or ends; null: none is known' }),
      tieredPriceVO: z.array(
        z.object({
          start: z.number(),
          end: z.number().nullable(),
          price: amount().meta({ description: 'of the cheapest variant now' }),
          maxPrice: amount().meta({ description: 'of the dearest variant now' }),
          oriPrice: amount().meta({ description: 'without an offer' }),
        }),
      ),
      cartonQuantity: z.number(),
      cartonWeight: z.number().meta({ description: 'kg' }),
      cartonVolume: z.number().meta({ description: 'm³' }),
      freight: z
        .object({
          templateId: z.number(),
          measure: z.number().nullable(),
          ordinary: freightRate().nullable(),
          express: freightRate().nullable(),
        })
        .meta({
          description:
            'a freight template with its rates, counted in pieces, grams or cubic centimetres of whole cartons (measure 0, 1, 2) · 0 free of freight · -1 the unit fees of the variants, which also stand where a rate is null',
        }),
      tieredDeliveryTimes: z.array(z.object({ start: z.number(), end: z.number().nullable(), days: z.number() })),
      specifications: z.array(z.object({ name: z.string(), value: z.string() })),
      prodParameterList: z
        .array(z.object({ parameterKey: z.string(), parameterValue: z.string() }))
        .meta({ description: 'the same as specifications, as clients of the lineage read them' }),
      userDeliveryInfo: z.object({ userAddr: addressFields.nullable(), totalTransFee: amount().nullable() }).meta({
        description:
          'the address asked for, null for the default region; the ordinary freight of the minimum of its first variant, null where it is not carried',
      }),
      certificates: z.array(z.string()),
      certificateDetails: z
        .array(certificateDetail)
        .meta({ description: 'of those names of which the store has told more, in the order of `certificates`' }),
      score: z.number().meta({ description: 'mean stars, 0 without reviews' }),
      commentNum: z.number(),
      skuList: z.array(sku),
      prodType: z.number(),
      preSellStatus: z.number(),
      seckillVO: z
        .object({ seckillId: z.number(), ...period })
        .nullable()
        .meta({ description: 'the flash sale of the product; null when it is in none' }),
      groupActivityVO: z
        .object({ groupActivityId: z.number(), ...period })
        .nullable()
        .meta({ description: 'the group purchase of the product; null when it is in none' }),
      mold: z.number(),
      voucher: z
        .object({ days: z.number().nullable(), until: instant().nullable(), unused: z.enum(voucherUnused) })
        .nullable()
        .meta({
          description:
            'where it is bought by voucher: valid so many days from payment, or until an instant; unused ones are refunded, or paid to the store',
        }),
      soldNum: z.number(),
      totalStocks: z.number(),
      noReasonReturn: z.boolean().meta({
        description: 'it goes back within seven days of receipt without a reason, in unopened cartons, its freight paid by the buyer',
      }),
      isDelivery: z
        .boolean()
        .meta({ description: 'whether it is delivered to the country of the address asked for, else of the default region' }),
      deliversTo: z.array(z.string()).meta({ description: 'countries the store delivers to, ISO 3166 codes; none means all' }),
      deliveryModeVO: z.object({
        hasUserPickUp: z.boolean(),
        hasShopDelivery: z.boolean(),
        hasCityDelivery: z.boolean(),
        cities: z.array(z.string()),
      }),
      duties: z
        .array(z.object({ dvyType: z.number(), duty: z.string() }))
        .meta({ description: 'who pays customs duty and taxes, by kind of delivery, in the words of the papers; none for vouchers' }),
      transport: z.array(z.object({ transportType: z.number(), daysMin: z.number(), daysMax: z.number() })),
      shop: shopHead,
      shopId: z.number(),
    }),
    errors: ['productUnknown', 'productUnavailable'],
  }),
  'GET /prod/skuList': endpoint({
    who: 'public',
    summary: 'The variants of a product',
    input: z.object({ prodId: id() }),
    output: z.array(sku),
    errors: ['productUnknown'],
  }),
  'GET /prod/isStatus': endpoint({
    who: 'public',
    summary: 'Whether the product can be opened',
    input: z.object({ prodId: id() }),
    output: z.boolean(),
  }),
  'GET /siteMap/parts': endpoint({
    who: 'public',
    summary: 'How many parts the map of the site has',
    input: nothing,
    output: z.object({ products: z.number(), stores: z.number() }),
  }),
  'GET /siteMap/part': endpoint({
    who: 'public',
    summary: 'A part of the map of the site: the ids of what can be opened, a category with those above it',
    input: z.object({ of: z.enum(['products', 'stores', 'categories']), part: wholeOr(1, 100_000, 1) }),
    output: z.array(z.array(z.number())),
  }),
  'GET /shop/headInfo/{shopId}': endpoint({
    who: 'public',
    summary: 'The head of a store',
    input: z.object({ shopId: id() }),
    output: shopHead,
    errors: ['shopUnknown'],
  }),
  'GET /shop/admin/prod/page': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'The products of the store with their variants, in one view, with how many stand in each',
    input: z.object({
      prodName: textOptional(200),
      view: z.enum(productViews).default('all'),
      categoryId: idOptional().meta({ description: 'a category with all below it' }),
      minPrice: amountText().optional().meta({ description: 'one of its prices is in the span' }),
      maxPrice: amountText().optional(),
      ...paging,
    }),
    output: page(
      z.object({
        prodId: z.number(),
        prodName: z.string(),
        pic: z.string().nullable(),
        status: z.number(),
        review: z.number().nullable().meta({ description: '1 something of it is submitted, 2 it was refused' }),
        certificateEnd: z.enum(['ending', 'expired']).nullable().meta({ description: 'how the certificate stands that ends first' }),
        minimum: z.number(),
        cartonQuantity: z.number(),
        minPrice: amount(),
        maxPrice: amount(),
        totalStocks: z.number(),
        currency: z.string(),
        skuList: z.array(sku.extend({ onHand: z.number().meta({ description: 'with what is promised to orders' }) })),
      }),
    ).extend({
      counts: z.record(z.enum(productViews), z.number()).meta({ description: 'by view, of what is searched for' }),
      categories: z
        .array(z.object({ categoryId: z.number(), name: z.string() }))
        .meta({ description: 'in which the store has products, by their paths from the top' }),
    }),
  }),
  'PUT /shop/admin/prod/sku': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Changes the price or the stock of a variant; a stock that is more than there is comes with what was seen',
    input: z.object({
      skuId: id(),
      price: amountText().optional(),
      stocks: whole(0, 999_999_999).optional(),
      seenStock: wholeOptional(0, int4Max).meta({
        description: 'what was on hand when the stock was written; refused where that is another, and needed where the stock is raised',
      }),
    }),
    output: done,
    errors: ['skuUnknown', 'noStock', 'stockChanged'],
  }),
} as const;
