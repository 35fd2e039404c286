import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  amountText,
  done,
  idOptional,
  instant,
  orderNumber,
  page,
  paging,
  text,
  textOptional,
  typedFigure,
  wholeOptional,
  words,
} from '../fields.ts';
import { proposedAs } from '../proposals/index.ts';
import {
  counts,
  cover,
  group,
  mostOf,
  offerErrors,
  ofStore,
  one,
  packetOf,
  pictureOf,
  share,
  stateErrors,
  storeInfo,
  voucher,
  way,
} from './shapes.ts';
import { refundChars } from '../values/limits.ts';
import { locales } from '../values/locales.ts';
import { reasonChars, weightyReasonChars } from '../values/free-text.ts';

const granted = {
  orderNumber: orderNumber(),
  /** Absent: the whole order. */
  orderItemId: idOptional(),
  goodsNum: wholeOptional(1, 1_000_000),
  /** Absent: as much as can be. */
  refundAmount: amountText().optional(),
};
/** What the platform tells both sides. */
const told = {
  /** In the buyer's language. */
  reason: words(weightyReasonChars.min, refundChars.ruling),
  /** In the store's; may be absent where both read the same. */
  storeReason: words(weightyReasonChars.min, refundChars.ruling).optional(),
};
const ruling = { ...one, ...told };
const languages = z.object({ buyer: z.enum(locales), store: z.enum(locales) }).meta({ description: 'in which each side reads' });

/** Refunds as stores answer them and as the platform decides about them. */
export const consoleRefundEndpoints = {
  'GET /shop/admin/refund/page': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Refunds that the store’s buyers ask for; open ones by their deadline',
    input: z.object({ group, orderNumber: orderNumber().optional(), ...paging }),
    output: page(ofStore).extend({
      counts,
      waiting: z.number().meta({ description: 'those that the store is to act on' }),
      nextDueTime: instant().nullable().meta({ description: 'the nearest deadline of these' }),
    }),
  }),
  'GET /shop/admin/refund/info': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'A refund that a buyer of the store asks for',
    input: z.object(one),
    output: storeInfo,
    errors: ['refundUnknown'],
  }),
  'GET /shop/admin/refund/most': mostOf('seller', 'orders'),
  'GET /shop/admin/refund/picture': pictureOf('seller', 'orders'),
  'GET /shop/admin/refund/packet': packetOf('seller', 'orders'),
  'PUT /shop/admin/refund/agree': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Agrees: without return the money goes back at once, else once the goods are there',
    input: z.object({
      ...one,
      refundAddr: textOptional(refundChars.address),
      refundAmount: amountText()
        .optional()
        .meta({ description: 'the sum that was seen: a refund its buyer has changed since is not agreed to' }),
      goodsNum: wholeOptional(0, 1_000_000).meta({ description: 'how many pieces were seen, likewise' }),
      applyType: wholeOptional(1, 2).meta({ description: 'whether a return was seen, likewise' }),
    }),
    output: done,
    errors: [...stateErrors, 'returnAddressMissing', 'refundChanged'],
  }),
  'PUT /shop/admin/refund/refuse': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Refuses, with the reason for the buyer',
    input: z.object({ ...one, sellerMsg: text(1, refundChars.description) }),
    output: done,
    errors: [...stateErrors, 'noReasonStands'],
  }),
  'PUT /shop/admin/refund/offer': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Offers another sum instead, without return; the buyer accepts or declines, or goes on as after a refusal',
    input: z.object({
      ...one,
      amount: typedFigure().meta({ description: 'required, as are the words: what is missing or wrong is told together' }),
      goodsNum: typedFigure().meta({ description: 'of how many pieces; absent: of all that are asked about' }),
      words: textOptional(refundChars.description),
    }),
    output: done,
    errors: ['offerSameAsAsked', 'noReasonStands', ...stateErrors, ...offerErrors],
  }),
  'PUT /shop/admin/refund/withdrawOffer': endpoint({
    who: 'seller',
    area: 'orders',
    summary:
      'Takes back the offer that waits for the buyer: the refund waits for the store’s answer again, for what is left of its time; or stands refused as it did before',
    input: z.object({
      ...one,
      amount: amountText().meta({ description: 'the sum that was seen: another offer is not taken back by it' }),
      goodsNum: wholeOptional(0, 1_000_000).meta({
        description: 'for how many pieces it was seen to be, 0 where it named none: an offer for others is not taken back by it',
      }),
    }),
    output: done,
    errors: [...stateErrors, 'offerStands'],
  }),
  'PUT /shop/admin/refund/receive': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Takes the returned goods in: the money goes back',
    input: z.object(one),
    output: done,
    errors: stateErrors,
  }),
  'PUT /shop/admin/refund/dispute': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Disputes the returned parcel, with the reason for the buyer',
    input: z.object({ ...one, sellerMsg: text(1, refundChars.description) }),
    output: done,
    errors: stateErrors,
  }),
  'GET /shop/admin/refund/givable': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'What a store may give back of its order on its own',
    input: z.object({ orderNumber: orderNumber() }),
    output: z.object({
      currency: z.string(),
      canGive: z.boolean(),
      isReleased: z.boolean().meta({ description: 'the money is the store’s by now; else it is in escrow' }),
      refundAmount: amount().meta({ description: 'of the whole order' }),
      lines: z.array(z.object({ orderItemId: z.number(), count: z.number(), amount: amount() })),
    }),
    errors: ['orderUnknown'],
  }),
  'POST /shop/admin/refund/give': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Gives money back on the store’s own account, at any time: it goes the way it came, at once',
    input: z.object({
      orderNumber: orderNumber(),
      orderItemId: idOptional().meta({ description: 'absent: the whole order' }),
      goodsNum: wholeOptional(1, 1_000_000),
      amount: amountText(),
      reason: words(reasonChars.min, refundChars.ruling),
    }),
    output: z.object({ refundSn: z.string() }),
    errors: [
      'refundOpenAlready',
      'orderUnknown',
      'refundNotPossible',
      'refundTooSmall',
      'refundTooLarge',
      'refundCountWrong',
      'giftMustGoBack',
      'accountClosed',
      'giveNotCovered',
    ],
  }),
  'POST /shop/admin/refund/voucher': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Lays evidence before the platform',
    input: z.object(voucher),
    output: done,
    errors: [...stateErrors, 'evidenceFull', 'fileUnknown'],
  }),
  'GET /platform/intervention/page': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'Refunds that wait for a ruling, by when it is due; or all refunds',
    input: z.object({ view: z.enum(['waiting', 'all']).default('waiting'), orderNumber: orderNumber().optional(), ...paging }),
    output: page(ofStore).extend({ waiting: z.number() }),
  }),
  'GET /platform/intervention/info': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'A refund with what both sides say of it',
    input: z.object(one),
    output: storeInfo.extend({
      userId: z.number(),
      cover: cover.nullable().meta({ description: 'null once it is over' }),
      languages,
    }),
    errors: ['refundUnknown'],
  }),
  'GET /platform/intervention/most': mostOf('operator', 'trade'),
  'GET /platform/intervention/picture': pictureOf('operator', 'trade'),
  'GET /platform/intervention/packet': packetOf('operator', 'trade'),
  'PUT /platform/intervention/agree': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'Rules for the buyer, with the reason for both sides: the money goes back',
    input: z.object(ruling),
    output: done,
    errors: [...stateErrors, 'storeRulingMissing'],
  }),
  'PUT /platform/intervention/refuse': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'Rules against the refund, with the reason for both sides: it is closed',
    input: z.object(ruling),
    output: done,
    errors: [...stateErrors, 'storeRulingMissing'],
  }),
  'GET /platform/intervention/grantable': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'What can be granted of a completed order, and who would bear it',
    input: z.object({ orderNumber: orderNumber() }),
    output: z.object({
      orderNumber: z.string(),
      currency: z.string(),
      canGrant: z.boolean(),
      refundAmount: amount().meta({ description: 'of the whole order' }),
      shares: z.array(share).meta({ description: 'of `refundAmount`' }),
      lines: z.array(z.object({ orderItemId: z.number(), count: z.number(), amount: amount(), shares: z.array(share) })),
      /** What the store could pay now; what it lacks the platform pays first. */
      available: amount(),
      debt: amount(),
      languages,
    }),
    errors: ['orderUnknown'],
  }),
  'GET /platform/intervention/plan': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'What granting so much of a completed order would do: the ways of the money, and who bears it',
    input: z.object(granted),
    output: z.object({ currency: z.string(), refundAmount: amount(), score: z.number(), ways: z.array(way), cover }),
    errors: [
      'orderUnknown',
      'orderNotInState',
      'accountClosed',
      'refundTooSmall',
      'refundTooLarge',
      'refundCountWrong',
      'refundNotPossible',
      'giftMustGoBack',
    ],
  }),
  'POST /platform/intervention/grant': endpoint({
    who: 'operator',
    area: 'trade',
    summary:
      'Grants a refund of a completed order: booked against the store, paid first by the platform where the store lacks it. From the amount of the site on another operator agrees first',
    input: z.object({ ...granted, ...told }),
    output: z.object({ refundSn: z.string().nullable(), ...proposedAs }),
    errors: [
      'orderUnknown',
      'orderNotInState',
      'accountClosed',
      'storeRulingMissing',
      'refundTooSmall',
      'refundTooLarge',
      'refundCountWrong',
      'refundNotPossible',
      'giftMustGoBack',
    ],
  }),
} as const;
