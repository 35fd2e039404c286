import { z } from 'zod';
import { endpoint, fileAnswer } from './endpoint.ts';
import { amount, idOptional, instant, listText, oneOf, orderNumber, text, textOptional, whole } from './fields.ts';
import { track } from './order-shapes.ts';
import { actorKinds } from './values/enumerations.ts';
import { pictureSides, refundChars, refundPicturesMax, refundVouchersMax } from './values/limits.ts';
import { refundEdits, refundGroup, refundMoves, refundSides } from './values/refunds.ts';

export const pictures = (most: number) => listText(/^u\/[0-9a-f]{2}\/[0-9a-f]{32}-1000\.webp$/, most);
export const item = z.object({
  orderItemId: z.number(),
  prodId: z.number(),
  prodName: z.string(),
  skuName: z.string(),
  pic: z.string().nullable(),
  count: z.number(),
  unit: z.string(),
  amount: amount(),
  isGift: z.boolean(),
  keptCount: z.number().meta({ description: 'of a gift: pieces that stay with the buyer' }),
  keptValue: amount().meta({ description: 'and what is taken off the refund for them' }),
});
const evidence = z.object({
  evidenceId: z.number(),
  side: z.enum(refundSides),
  voucherDesc: z.string(),
  pictures: z.number().meta({ description: 'how many; GET …/picture shows them, from 1' }),
  createTime: instant(),
});
const step = z.object({
  status: z.number(),
  why: z.enum(refundMoves),
  actor: z.enum(actorKinds),
  note: z.string(),
  at: instant(),
});
const intervention = z.object({
  reason: z.string(),
  description: z.string(),
  applyTime: instant(),
  endTime: instant().nullable(),
  outcome: z.enum(['agreed', 'refused', 'withdrawn']).nullable(),
  ruling: z.string(),
});
/** Where a part of the money goes: the way it came. */
const way = z.object({ payType: z.number(), amount: amount(), state: z.enum(['planned', 'underWay', 'done', 'stuck']) });
const parcel = z.object({
  expressId: z.number().meta({ description: 'of the site’s carriers; 0: another, by its name' }),
  expressName: z.string(),
  expressNo: z.string(),
  mobile: z.string(),
  senderRemarks: z.string(),
  pictures: z.number(),
  at: instant(),
  track: z.object(track).nullable().meta({ description: 'null: its carrier cannot be asked' }),
});
export const card = z.object({
  refundSn: z.string(),
  applySn: z.string(),
  orderNumber: z.string(),
  shopId: z.number(),
  shopName: z.string(),
  refundType: z.number(),
  applyType: z.number(),
  isReceiver: z.number(),
  returnMoneySts: z.number(),
  refundAmount: amount(),
  currency: z.string(),
  goodsNum: z.number(),
  createTime: instant(),
  changeTime: instant(),
  /** When the clock decides, and who is waited for until then; null when nobody is. */
  dueTime: instant().nullable(),
  waitsFor: z.enum(['buyer', 'seller', 'operator']).nullable(),
  items: z.array(item),
});
export const info = card.extend({
  goodsAmount: amount(),
  freightAmount: amount(),
  score: z.number().meta({ description: 'points that come back with it' }),
  scoreAmount: amount().meta({ description: 'what those took off the price' }),
  buyerReason: z.string(),
  buyerDesc: z.string(),
  buyerMobile: z.string(),
  pictures: z.number().meta({ description: 'how many; GET …/picture shows them, from 1' }),
  sellerMsg: z.string(),
  refundAddr: z.string().nullable(),
  parcel: parcel.nullable(),
  steps: z.array(step),
  evidence: z.array(evidence),
  intervention: intervention.nullable(),
  moneyPath: z.array(way),
  /** What whoever asks may do now. */
  can: z.array(z.enum(refundEdits)),
});
export const ofStore = card.extend({ nickName: z.string().meta({ description: 'shortened' }) });
export const storeInfo = info.extend({
  nickName: z.string().meta({ description: 'shortened' }),
  lastRefundAddr: z.string().nullable().meta({ description: 'where the store had goods sent back to last' }),
});

export const one = { refundSn: orderNumber() };
export const stateErrors = ['refundUnknown', 'refundNotInState'] as const;
const picture = z.object({
  ...one,
  /** Of the application, of the return parcel, or of a piece of evidence. */
  of: z.enum(['refund', 'parcel', 'evidence']).default('refund'),
  evidenceId: idOptional(),
  place: whole(1, refundPicturesMax),
  side: oneOf(pictureSides),
});
export const pictureOf = <W extends 'buyer' | 'seller' | 'operator'>(who: W) =>
  endpoint({
    who,
    summary: 'A picture of a refund or of its evidence',
    file: ['image/webp'],
    input: picture,
    output: fileAnswer,
    errors: ['refundUnknown'],
  });
export const packetOf = <W extends 'buyer' | 'seller' | 'operator'>(who: W) =>
  endpoint({
    who,
    summary:
      'The whole history of a refund and its order, each entry tied to the one before by its hash: to be read (PDF), or with evidence and a recipe to check it (ZIP). Every making is in the audit log',
    file: ['application/pdf', 'application/zip'],
    perMinute: 10,
    input: z.object({ ...one, format: z.enum(['pdf', 'zip']).default('pdf'), lang: textOptional(10) }),
    output: fileAnswer,
    errors: ['refundUnknown'],
  });
export const group = z.enum(refundGroup).default('all');
export const counts = z.object({ all: z.number(), open: z.number(), completed: z.number(), closed: z.number() });
export const voucher = { ...one, voucherDesc: text(1, refundChars.description), imgUrls: pictures(refundVouchersMax) };
