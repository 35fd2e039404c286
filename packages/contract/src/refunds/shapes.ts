import { z } from 'zod';
import { type AreaBy, endpointFor, fileAnswer, type Who } from '../endpoint.ts';
import {
  amount,
  idOptional,
  instant,
  listText,
  offerAbout,
  oneOf,
  orderNumber,
  text,
  textOptional,
  whole,
  wholeOptional,
} from '../fields.ts';
import { track } from '../orders/index.ts';
import { actorKinds } from '../values/enumerations.ts';
import { pictureSides, refundChars, refundPicturesMax, refundVouchersMax } from '../values/limits.ts';
import { refundEdits, refundGroup, refundMoves, refundReasons, refundShareKinds, refundSides, refundWaits } from '../values/refunds.ts';

export const pictures = (most: number) => listText(/^u\/[0-9a-f]{2}\/[0-9a-f]{32}-1000\.webp$/, most);
/** A share of the most that can go back, none of them zero; together they are the most. */
export const share = z.object({
  kind: z.enum(refundShareKinds),
  amount: amount().meta({ description: 'below zero where it is taken off' }),
  pieces: z.number().nullable().meta({ description: 'how many it is about, where it is about pieces' }),
  price: amount().nullable().meta({ description: 'of one piece; null for more lines than one' }),
});
export const mostOf = <const W extends Who>(who: W, area: AreaBy[W]) =>
  endpointFor(who, area, {
    summary: 'The most that could go back by an application that is under way, share by share; null once it is over',
    input: z.object(one),
    output: z.object({
      currency: z.string(),
      most: z
        .object({
          amount: amount(),
          score: z.number().meta({ description: 'points that come back with it' }),
          shares: z.array(share),
        })
        .nullable(),
    }),
    errors: ['refundUnknown'],
  });
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
  note: z.string().meta({ description: 'in the language of who reads; operators are told the buyer’s' }),
  storeNote: z.string().nullable().meta({ description: 'to operators: the same for the store, where it is another text' }),
  at: instant(),
  wish: z.number().nullable().meta({ description: 'of an asking: which of `wishes` it is' }),
  amount: amount().nullable().meta({
    description:
      'of an asking how much was asked for, of an answer what it is about, of an offer and what became of it how much was offered; agreed to and paid: what went back',
  }),
  offer: z.object(offerAbout).nullable().meta({ description: 'of an offer and what became of it: what it is about' }),
  isOnItsWay: z.boolean().meta({ description: 'it granted money that an operator had yet to send by bank' }),
});
const intervention = z.object({
  reason: z.string(),
  description: z.string(),
  applyTime: instant(),
  endTime: instant().nullable(),
  outcome: z.enum(['agreed', 'refused', 'withdrawn']).nullable(),
  ruling: z.string().meta({ description: 'in the language of who reads; operators are told the buyer’s' }),
  storeRuling: z.string().nullable().meta({ description: 'to operators: the same for the store, where it is another text' }),
});
const offer = z.object({
  amount: amount(),
  goodsNum: z.number().nullable().meta({ description: 'of how many pieces; null: of all that are asked about' }),
  ...offerAbout,
  words: z.string(),
  at: instant(),
  outcome: z.enum(['open', 'accepted', 'declined', 'lapsed', 'withdrawn']),
});
/** Where a part of the money goes: the way it came. */
export const way = z.object({ payType: z.number(), amount: amount(), state: z.enum(['planned', 'underWay', 'done', 'stuck']) });
/** Who bears what goes back, as it would be now. */
export const cover = z.object({
  escrow: amount().meta({ description: 'what stands for it in the escrow of the order' }),
  store: amount().meta({ description: 'taken from what the store can spend' }),
  platformFirst: amount().meta({ description: 'what the store lacks: the platform pays it first, and the store owes it' }),
  commission: amount().meta({ description: 'of the platform’s commission, which it gives up' }),
  freight: amount().meta({ description: 'of the freight the platform was paid' }),
});
const parcel = z.object({
  number: z.number().meta({ description: 'from 1, in the order in which they were told' }),
  expressId: z.number().meta({ description: 'of the site’s carriers; 0: another, by its name' }),
  expressName: z.string(),
  expressNo: z.string(),
  mobile: z.string(),
  senderRemarks: z.string(),
  pictures: z.number(),
  at: instant(),
  track: z.object(track).nullable().meta({ description: 'null: its carrier cannot be asked' }),
});
const reasonId = z.enum(refundReasons).nullable().meta({ description: 'null: the reason is the buyer’s own words' });
/** What was asked for, each time it was; the last one counts. */
const wish = z.object({
  number: z.number().meta({ description: 'from 1: the application, and each change of it' }),
  applySn: z.string(),
  applyType: z.number(),
  isReceiver: z.number(),
  refundAmount: amount(),
  goodsAmount: amount(),
  freightAmount: amount(),
  goodsNum: z.number(),
  buyerReason: z.string(),
  buyerReasonId: reasonId,
  buyerDesc: z.string(),
  buyerMobile: z.string(),
  pictures: z.number().meta({ description: 'how many; GET …/picture shows them by the number of the application, from 1' }),
  items: z.array(item),
  at: instant(),
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
  offered: amount()
    .nullable()
    .meta({ description: 'how much the store offers instead: its state is refused, and the offer waits for the buyer’s answer' }),
  offeredFor: z.object(offerAbout).nullable().meta({ description: 'what that offer is about; null while none waits' }),
  isDeclined: z.boolean().meta({ description: 'its state is refused because the buyer declined what the store offered' }),
  isOnItsWay: z.boolean().meta({ description: 'it is done, and an operator has yet to send its money by bank' }),
  refundAmount: amount(),
  currency: z.string(),
  goodsNum: z.number(),
  createTime: instant(),
  changeTime: instant(),
  /** When the clock decides, and who is waited for until then; null when nobody is. */
  dueTime: instant().nullable(),
  waitsFor: z.enum(refundWaits).nullable(),
  ruleBy: instant().nullable().meta({ description: 'by when an operator is to rule; null unless the platform is asked' }),
  items: z.array(item),
});
export const info = card.extend({
  goodsAmount: amount(),
  freightAmount: amount(),
  faultFreight: amount().meta({
    description:
      'of the freight here, at the cost of the store: what comes back beside the rest if it is granted as it stands; once it is, what did, as a part of freightAmount',
  }),
  score: z.number().meta({ description: 'points that come back with it' }),
  scoreAmount: amount().meta({ description: 'what those took off the price' }),
  buyerReason: z.string(),
  buyerReasonId: reasonId,
  noReasonStands: z
    .boolean()
    .meta({ description: 'goods go back without a reason: the store cannot refuse it, only dispute what came back' }),
  buyerDesc: z.string(),
  buyerMobile: z.string(),
  pictures: z.number().meta({ description: 'how many; GET …/picture shows them, from 1' }),
  sellerMsg: z.string(),
  refundAddr: z.string().nullable(),
  parcel: parcel.nullable(),
  parcels: z.array(parcel).meta({ description: 'each one that was told, with those that were mended' }),
  wishes: z.array(wish),
  steps: z.array(step),
  evidence: z.array(evidence),
  intervention: intervention.nullable(),
  offers: z.array(offer).meta({ description: 'what the store offered instead; the last one can be accepted while it is open' }),
  heldNum: z.number().meta({
    description:
      'pieces, gifts among them, that have not left and would be given up: while it waits for the store, the platform or the answer to an offer, they do not leave',
  }),
  moneyPath: z.array(way).meta({ description: 'planned while it is open and not refused, as the ways are now; then what became of each' }),
  /** What the caller may do now. */
  can: z.array(z.enum(refundEdits)),
});
/** What a refund is about, as clients of the lineage read it. */
const orderItems = z.array(
  z.object({
    orderItemId: z.number(),
    prodId: z.number(),
    prodName: z.string(),
    skuName: z.string(),
    pic: z.string().nullable(),
    prodCount: z.number(),
  }),
);
/** A refund as its buyer sees it: besides the names of the contract those by which clients of the lineage read it. */
export const ownCard = card.extend({ orderItems });
export const ownInfo = info.extend({
  orderItems,
  applyTime: instant().meta({ description: 'the same as createTime' }),
  updateTime: instant().meta({ description: 'the same as changeTime' }),
  refundScore: z.number().meta({ description: 'the same as score' }),
  rejectMessage: z.string().meta({ description: 'the same as sellerMsg while the store has refused' }),
  isCancel: z.boolean().meta({ description: 'it can be withdrawn' }),
  refundDelivery: z
    .object({
      receiverAddr: z.string(),
      deyId: z.number().nullable(),
      deyName: z.string(),
      deyNu: z.string(),
      mobile: z.string(),
      senderRemarks: z.string(),
    })
    .meta({ description: 'where the goods go back to and by which parcel; empty texts until they are told' }),
  deliveryDto: z
    .object({ companyName: z.string(), dvyFlowId: z.string(), ...track })
    .nullable()
    .meta({ description: 'where that parcel was seen; null where its carrier cannot be asked' }),
});
export const ofStore = card.extend({ nickName: z.string().meta({ description: 'whole, as on its order' }) });
export const storeInfo = info.extend({
  nickName: z.string().meta({ description: 'whole, as on its order' }),
  lastRefundAddr: z.string().nullable().meta({ description: 'where the store had goods sent back to last' }),
});

export const one = { refundSn: orderNumber() };
export const stateErrors = ['refundUnknown', 'refundNotInState'] as const;
/** Why an offer of the store cannot be what goes back: when it is made, and again when it is accepted. */
export const offerErrors = [
  'refundTooSmall',
  'refundTooLarge',
  'refundCountWrong',
  'refundNotPossible',
  'returnNotPossible',
  'giftMustGoBack',
  'orderUnknown',
] as const;
const picture = z.object({
  ...one,
  /** Of the application, of the return parcel, or of a piece of evidence. */
  of: z.enum(['refund', 'parcel', 'evidence']).default('refund'),
  evidenceId: idOptional(),
  /** Which application, or which parcel; absent: the last. */
  round: wholeOptional(1, 32_767),
  place: whole(1, refundPicturesMax),
  side: oneOf(pictureSides),
});
export const pictureOf = <const W extends Who>(who: W, area: AreaBy[W]) =>
  endpointFor(who, area, {
    summary: 'A picture of a refund or of its evidence',
    file: ['image/webp'],
    input: picture,
    output: fileAnswer,
    errors: ['refundUnknown'],
  });
export const packetOf = <const W extends Who>(who: W, area: AreaBy[W]) =>
  endpointFor(who, area, {
    summary:
      'The whole history of a refund and its order, each entry tied to the one before by its hash: to be read (PDF), or with evidence and a recipe to check it (ZIP). Every making is in the audit log',
    file: ['application/pdf', 'application/zip'],
    perMinute: 10,
    input: z.object({ ...one, format: z.enum(['pdf', 'zip']).default('pdf'), lang: textOptional(10) }),
    output: fileAnswer,
    errors: ['refundUnknown'],
  });
export const group = z.enum(refundGroup).default('all');
export const counts = z.object({
  all: z.number(),
  open: z.number(),
  onItsWay: z.number().meta({ description: 'granted, and an operator has yet to send the money by bank' }),
  completed: z.number().meta({ description: 'paid back' }),
  closed: z.number(),
});
export const voucher = { ...one, voucherDesc: text(1, refundChars.description), imgUrls: pictures(refundVouchersMax) };
