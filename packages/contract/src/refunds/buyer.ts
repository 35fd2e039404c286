import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  amountTextOptional,
  done,
  idOptional,
  instant,
  listText,
  orderNumber,
  page,
  paging,
  text,
  textOptional,
  typedFigure,
  whole,
  wholeOptional,
} from '../fields.ts';
import {
  counts,
  group,
  mostOf,
  offerErrors,
  one,
  ownCard,
  ownInfo,
  packetOf,
  pictureOf,
  pictures,
  share,
  stateErrors,
  voucher,
} from './shapes.ts';
import { carrierNameCharsMax, refundChars, refundPicturesMax, refundVouchersMax } from '../values/limits.ts';
import { refundReasons, refundWaits } from '../values/refunds.ts';

/** Pieces; clients of the lineage send 0 for all of them. */
const piecesOptional = () =>
  z.preprocess((v) => (v === 0 || v === '0' ? undefined : v), typedFigure()) as unknown as z.ZodOptional<
    z.ZodType<string, number | string | null>
  >;
const wish = {
  applyType: whole(1, 2),
  isReceiver: wholeOptional(0, 1),
  buyerReason: textOptional(refundChars.reason).meta({
    description: `required; free text, or one of ${refundReasons.join(', ')}. What is missing or wrong of a wish is told together`,
  }),
  /** Pieces, of one line; the whole order has them all. */
  goodsNum: piecesOptional(),
  /** Absent: as much as can be. */
  refundAmount: typedFigure(),
  /** Gifts that go back with the goods; the value of the others is taken off. Absent: all go back. */
  giveawayItemIds: listText(/^[1-9]\d{0,9}$/, 100),
  buyerMobile: textOptional(40).meta({
    description: 'a Russian or Chinese mobile however it is written; it is kept and told as its eleven digits, 7… or 1…',
  }),
  buyerDesc: textOptional(refundChars.description),
  /** Absent in a change: those of before stay. */
  photoFiles: pictures(refundPicturesMax),
};
const wishErrors = [
  'orderUnknown',
  'refundNotPossible',
  'refundPeriodOver',
  'refundOpenAlready',
  'refundRuled',
  'notLate',
  'nothingSent',
  'noReasonExcluded',
  'noReasonCartons',
  'noReasonNotNow',
  'noReasonGoesBack',
  'refundTooSmall',
  'refundTooLarge',
  'refundCountWrong',
  'returnNotPossible',
  'giftMustGoBack',
  'fileUnknown',
] as const;
const express = {
  ...one,
  /** One of the site's carriers; absent, or 0 in answers: another, by its name. */
  expressId: wholeOptional(0, 2_147_483_647),
  expressName: textOptional(carrierNameCharsMax),
  expressNo: text(3, 64),
  mobile: textOptional(40).meta({
    description: 'a phone number however it is written; a Russian or Chinese mobile is kept as its eleven digits, any other as E.164',
  }),
  /** Absent in a correction: those of before stay. */
  imgs: pictures(refundPicturesMax),
  senderRemarks: textOptional(refundChars.description),
};

/** Money that goes back: asked by the buyer, answered by the store, decided by the platform where they do not agree. */
export const buyerRefundEndpoints = {
  'GET /p/orderRefund/preview': endpoint({
    who: 'buyer',
    summary: 'What of an order can be refunded now, by line, and why no more',
    input: z.object({ orderNumber: orderNumber(), refundSn: orderNumber().optional() }),
    output: z.object({
      orderNumber: z.string(),
      currency: z.string(),
      canRefund: z.boolean(),
      isLate: z.boolean().meta({ description: 'it was not sent in time: only then may that be the reason' }),
      reasons: z.array(z.enum(refundReasons)).meta({ description: 'those of the list that can be true of the order, or of a line of it' }),
      noReasonUntil: instant()
        .nullable()
        .meta({ description: 'until when its goods go back without a reason, in unopened cartons; null before receipt and afterwards' }),
      refundAmount: amount().meta({ description: 'of the whole order' }),
      refundScore: z.number().meta({ description: 'points that come back with it' }),
      shares: z.array(share).meta({ description: 'of `refundAmount`' }),
      /** What was paid, what has gone back, and what other applications ask for. */
      paid: amount(),
      refunded: amount(),
      pending: amount(),
      claimUntil: instant().nullable(),
      lines: z.array(
        z.object({
          orderItemId: z.number(),
          /** Pieces that nobody has asked back yet. */
          count: z.number(),
          amount: amount().meta({ description: 'the most for all of them, without return' }),
          score: z.number().meta({ description: 'points that come back with it' }),
          freightAmount: amount().meta({ description: 'of that the freight of pieces that have not left' }),
          reductionAmount: amount().meta({
            description: 'what coupons and discounts took off them: not paid, and so nothing of it goes back',
          }),
          notSent: z.number(),
          canReturn: z.number().meta({ description: 'pieces that were sent and can be sent back' }),
          noReasonReturn: z.boolean().meta({ description: 'its store does not exclude it from the seven days without a reason' }),
          cartonQuantity: z.number(),
          returnAmount: amount().meta({ description: 'the most for those, with return' }),
          returnScore: z.number(),
          shares: z.array(share).meta({ description: 'of `amount`' }),
          returnShares: z.array(share).meta({ description: 'of `returnAmount`' }),
          inRefund: z.boolean(),
          refundSn: z
            .string()
            .nullable()
            .meta({ description: 'the refund under way for which it cannot be asked back in another; null: it can' }),
          gifts: z
            .array(
              z.object({
                orderItemId: z.number(),
                count: z.number(),
                value: amount().meta({ description: 'taken off the refund when it stays' }),
                mayStay: z.boolean(),
              }),
            )
            .meta({ description: 'that go back with all of them, or stay against their value' }),
        }),
      ),
      gifts: z.array(z.object({ orderItemId: z.number(), count: z.number(), value: amount(), mayStay: z.boolean() })).meta({
        description: 'that go back with the whole order',
      }),
    }),
    errors: ['orderUnknown', 'refundUnknown'],
  }),
  'GET /p/orderRefund/list': endpoint({
    who: 'buyer',
    summary: 'One’s own refunds, newest first; or only those that wait for one side, those with the least time left first',
    input: z.object({ group, orderNumber: orderNumber().optional(), waitsFor: z.enum(refundWaits).optional(), ...paging }),
    output: page(ownCard).extend({ counts }),
  }),
  'GET /p/orderRefund/info': endpoint({
    who: 'buyer',
    summary: 'One’s own refund: where it stands, who is waited for, and where the money goes',
    input: z.object(one),
    output: ownInfo,
    errors: ['refundUnknown'],
  }),
  'GET /p/orderRefund/most': mostOf('buyer', undefined),
  'GET /p/orderRefund/picture': pictureOf('buyer', undefined),
  'GET /p/orderRefund/packet': packetOf('buyer', undefined),
  'POST /p/orderRefund/apply': endpoint({
    who: 'buyer',
    summary: 'Applies for a refund of an order or of one of its lines; the most is computed here',
    input: z.object({ orderNumber: orderNumber(), refundType: whole(1, 2), orderItemId: idOptional(), ...wish }),
    output: z.object({ refundSn: z.string(), applySn: z.string() }),
    errors: wishErrors,
  }),
  'PUT /p/orderRefund/update_refund': endpoint({
    who: 'buyer',
    summary: 'Changes an application that the store has not answered, or resubmits one it refused',
    input: z.object({ ...one, ...wish }),
    output: z.object({ refundSn: z.string(), applySn: z.string() }),
    errors: [...wishErrors, ...stateErrors, 'refundAmountFixed'],
  }),
  'PUT /p/orderRefund/cancel': endpoint({
    who: 'buyer',
    summary: 'Withdraws an application; what is withdrawn already stays so',
    bareBody: 'refundSn',
    input: z.object(one),
    output: done,
    errors: stateErrors,
  }),
  'PUT /p/orderRefund/answerOffer': endpoint({
    who: 'buyer',
    summary: 'Accepts what the store offers instead: the money goes back at once; or declines it',
    input: z.object({
      ...one,
      accept: z.boolean(),
      amount: amountTextOptional().meta({ description: 'the sum that was seen: another offer is not answered by it' }),
      goodsNum: wholeOptional(0, 1_000_000).meta({
        description: 'for how many pieces it was seen to be, 0 where it named none: an offer for others is not answered by it',
      }),
    }),
    output: done,
    errors: [...stateErrors, ...offerErrors, 'offerOutdated'],
  }),
  'POST /p/orderRefund/submitExpress': endpoint({
    who: 'buyer',
    summary: 'Tells by which parcel the goods go back; where its carrier can be asked it is followed',
    input: z.object(express),
    output: done,
    errors: [...stateErrors, 'carrierUnknown', 'waybillOfOrder', 'fileUnknown'],
  }),
  'PUT /p/orderRefund/reSubmitExpress': endpoint({
    who: 'buyer',
    summary: 'Corrects what was told of the parcel, until it is signed for or taken in',
    input: z.object(express),
    output: done,
    errors: [...stateErrors, 'carrierUnknown', 'waybillOfOrder', 'fileUnknown'],
  }),
  'PUT /p/orderRefund/apply_platform_intervention': endpoint({
    who: 'buyer',
    summary: 'Asks the platform to decide about a refund the store refused; its amount stays as it is',
    input: z.object({
      ...one,
      reason: text(1, refundChars.reason),
      description: text(1, refundChars.description),
      imgUrls: pictures(refundVouchersMax),
    }),
    output: done,
    errors: [...stateErrors, 'fileUnknown'],
  }),
  'PUT /p/orderRefund/cancel_platform_intervention': endpoint({
    who: 'buyer',
    summary: 'Withdraws the request to the platform',
    input: z.object(one),
    output: done,
    errors: stateErrors,
  }),
  'POST /p/orderRefundIntervention/saveInterventionVoucher': endpoint({
    who: 'buyer',
    summary: 'Lays evidence before the platform',
    input: z.object(voucher),
    output: done,
    errors: [...stateErrors, 'evidenceFull', 'fileUnknown'],
  }),
} as const;
