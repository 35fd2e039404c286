import { z } from 'zod';
import { amount, id, instant, text, textOptional, typedFigure, whole } from '../fields.ts';
import { promotionOwners } from '../values/coupons.ts';
import { locales } from '../values/locales.ts';
import { offerItemsMax, offerTitleChars } from '../values/offers.ts';

/** What a console writes of an offer. The call itself reads figures and times, so that it tells all that is wrong at once. */
export const writtenOffer = {
  offerKind: whole(1, 2).meta({ description: '1 for a limited time, 2 special prices' }),
  title: z
    .union([text(1, offerTitleChars), z.partialRecord(z.enum(locales), text(1, offerTitleChars))])
    .meta({ description: 'one text, in the language of the call, or texts by language' }),
  startTime: textOptional(40).meta({ description: 'an instant, ISO 8601' }),
  endTime: textOptional(40).meta({ description: 'an instant, ISO 8601' }),
  items: z
    .array(
      z.object({
        skuId: id(),
        price: typedFigure().meta({ description: 'of a piece, in the currency of the goods; or percent' }),
        percent: typedFigure().meta({ description: 'what is taken off, whole, 1 to 99; or price' }),
        quota: typedFigure().meta({ description: 'pieces in all; absent: without an end' }),
        perBuyer: typedFigure().meta({ description: 'pieces that one buyer may have; absent: without an end' }),
      }),
    )
    .max(offerItemsMax),
};

/** A variant with what it costs now, without any offer. */
const goods = {
  skuId: z.number(),
  prodId: z.number(),
  prodName: z.string(),
  skuName: z.string(),
  partyCode: z.string().meta({ description: 'article number' }),
  pic: z.string().nullable(),
  shopId: z.number(),
  shopName: z.string(),
  currency: z.string(),
  oriPrice: amount().meta({ description: 'of a piece; of a tiered product its lowest tier' }),
  oriPriceMax: amount().meta({ description: 'of a tiered product its highest tier; else the same' }),
  cartonQuantity: z.number(),
};
/** What the store receives of a piece: a tiered product’s lowest price. */
const received = {
  receives: amount().meta({ description: 'what the store receives of a piece at oriPrice, after commission' }),
  receivesOnOffer: amount().meta({ description: 'the same on this offer' }),
};
export const offerable = z.object({
  ...goods,
  commission: z.number().meta({ description: 'of the store, in hundredths of a per cent' }),
  canBuy: z.boolean().meta({ description: 'it is on sale in an open store' }),
});
const offerItem = z.object({
  ...goods,
  ...received,
  commission: z.number().meta({ description: 'of the store, in hundredths of a per cent' }),
  price: amount().nullable().meta({ description: 'as it was written; of a percentage null' }),
  percent: z.number().nullable(),
  priceAfter: amount().meta({ description: 'what a buyer pays for a piece on this offer, at oriPrice' }),
  priceAfterMax: amount().meta({ description: 'the same at oriPriceMax' }),
  quota: z.number().nullable(),
  taken: z.number().meta({ description: 'pieces that orders have taken' }),
  perBuyer: z.number().nullable(),
  agreed: z.boolean().meta({ description: 'its store agreed; to its own it has' }),
  beatenBy: z
    .object({ offerId: z.number(), title: z.string(), owner: z.enum(promotionOwners), price: amount() })
    .nullable()
    .meta({ description: 'another offer that wins these goods now, or when this one begins' }),
});

/** An offer as its owner keeps it, with what came of it. */
const keptFields = {
  offerId: z.number(),
  offerKind: z.number().meta({ description: '1 for a limited time, 2 special prices' }),
  title: z.string(),
  titles: z.record(z.string(), z.string()),
  startTime: instant(),
  endTime: instant(),
  state: z.number().meta({ description: '0 not started, 1 running, 2 ended' }),
  paused: z.boolean(),
  owner: z.enum(promotionOwners),
  shopId: z.number().nullable(),
  itemCount: z.number().meta({ description: 'variants on it' }),
  prodCount: z.number(),
  stores: z.number().meta({ description: 'stores whose goods are on it' }),
  storesAgreed: z.number(),
  createTime: instant(),
  version: z.number(),
  currency: z.string(),
  pieces: z.number().meta({ description: 'pieces that orders have taken' }),
  orders: z.number().meta({ description: 'paid orders with goods at its price, and of which something is left' }),
  sold: amount().meta({ description: 'what was paid for these goods' }),
  cost: amount().meta({ description: 'what it took off; its owner pays that' }),
  newBuyers: z.number().meta({ description: 'buyers whose first paid order with the owner it was' }),
  refundedPieces: z.number().meta({ description: 'pieces bought at its price that were refunded' }),
};
export const keptOffer = z.object(keptFields);
export const offerDetail = z.object({
  ...keptFields,
  items: z.array(offerItem),
  consents: z
    .array(
      z.object({
        shopId: z.number(),
        shopName: z.string(),
        agreed: z.boolean().nullable().meta({ description: 'null: it has not answered these terms' }),
        answerTime: instant().nullable(),
      }),
    )
    .meta({ description: 'of an offer of the platform: what each store said to its current terms' }),
});

/** An offer of the platform, as a store with goods on it reads it. */
export const askedOffer = z.object({
  offerId: z.number(),
  offerKind: z.number(),
  title: z.string(),
  startTime: instant(),
  endTime: instant(),
  state: z.number().meta({ description: '0 not started, 1 running' }),
  paused: z.boolean(),
  termsVersion: z.number(),
  agreed: z.boolean().nullable().meta({ description: 'null: the store has not answered these terms' }),
  answerTime: instant().nullable(),
  items: z.array(
    z.object({
      ...goods,
      ...received,
      price: amount().nullable(),
      percent: z.number().nullable(),
      priceAfter: amount().meta({ description: 'what a buyer pays for a piece, at oriPrice' }),
      priceAfterMax: amount(),
      quota: z.number().nullable(),
      perBuyer: z.number().nullable(),
    }),
  ),
});

/** Offers by their days, and where they meet. */
export const offerCalendar = z.object({
  from: instant(),
  to: instant(),
  offers: z.array(
    z.object({
      offerId: z.number(),
      offerKind: z.number(),
      title: z.string(),
      owner: z.enum(promotionOwners),
      shopId: z.number().nullable(),
      shopName: z.string().nullable(),
      startTime: instant(),
      endTime: instant(),
      paused: z.boolean(),
      itemCount: z.number().meta({ description: 'variants on it that the caller may see' }),
    }),
  ),
  overlaps: z
    .array(
      z.object({
        prodId: z.number(),
        prodName: z.string(),
        variants: z.number().meta({ description: 'of the product, on which this is so' }),
        startTime: instant(),
        endTime: instant(),
        offerIds: z.array(z.number()),
        winner: z.number().meta({ description: 'the offer whose price holds' }),
      }),
    )
    .meta({ description: 'what starts first first; neither paused offers nor those without consent' }),
});
