import { z } from 'zod';
import { addressFields } from '../accounts/index.ts';
import { amount, instant, orderState } from '../fields.ts';
import { offerFrozen } from '../offers/index.ts';
import { actorKinds, agreementParties, orderDocuments } from '../values/enumerations.ts';
import { split, timelineEntry } from './timeline.ts';
import { voucherStates, voucherUnused } from '../values/vouchers.ts';
import { buyerKinds } from '../values/signers.ts';
import { station } from '../stores/index.ts';
import { incoming } from '../payments/index.ts';

/** Where the latest refund stands, as clients of the lineage read it of an order and of its lines. */
const refundTold = {
  refundSn: z.string().nullable().meta({ description: 'of the latest refund; null: there was none' }),
  returnMoneySts: z.number().nullable().meta({ description: 'where that one stands; null: there was none' }),
};
const orderItem = z.object({
  orderItemId: z.number(),
  prodId: z.number(),
  skuId: z.number(),
  prodName: z.string(),
  skuName: z.string(),
  properties: z.string().meta({ description: 'name:value pairs joined by ;' }),
  pic: z.string().nullable(),
  prodCount: z.number(),
  unit: z.string(),
  cartons: z.number(),
  canceledCartons: z.number().meta({ description: 'of these, those that are not sent: their pieces were refunded before they left' }),
  price: amount(),
  offer: offerFrozen.nullable().meta({
    description: 'that the line was bought under; one of the store lowered price, of one of the platform the platform pays the difference',
  }),
  productTotalAmount: amount(),
  transfee: amount(),
  actualTotal: amount(),
  canRefundAmount: amount(),
  shippedCount: z.number(),
  refundedCount: z.number().meta({ description: 'pieces of granted refunds' }),
  refundSentCount: z.number().meta({ description: 'of these the pieces whose money was sent' }),
  refundOnItsWayCount: z.number().meta({ description: 'and those whose money an operator has yet to send by bank' }),
  canceledCount: z.number().meta({ description: 'refunded before they left: they are not sent' }),
  priceReducedAmount: amount().meta({ description: 'what went back by refunds that gave up no piece: they reduced its price' }),
  commSts: z.number().meta({ description: '1 when the line has its review' }),
  openRefundSn: z.string().nullable().meta({ description: 'the open refund that keeps the line from being asked back in another' }),
  ...refundTold,
});
export const orderCard = z.object({
  orderId: z.number(),
  orderNumber: z.string(),
  ...orderState,
  orderType: z.number(),
  shopId: z.number(),
  shopName: z.string(),
  actualTotal: amount(),
  payType: z.number().nullable().meta({ description: 'how it was paid; 0: points paid it whole' }),
  score: z.number().meta({ description: 'points used on it' }),
  currency: z.string(),
  createTime: instant(),
  payTime: instant().nullable(),
  endTime: instant().nullable().meta({ description: 'pay before this instant' }),
  productNums: z.number(),
  cartons: z.number(),
  canceledCartons: z.number().meta({ description: 'of these, those that are not sent: their pieces were refunded before they left' }),
  canRefund: z.boolean(),
  refundAmount: amount().meta({ description: 'what granted refunds come to' }),
  refundSent: amount().meta({ description: 'what of that was sent' }),
  refundOnItsWay: amount().meta({ description: 'and what of it an operator has yet to send by bank' }),
  openRefunds: z.number().meta({ description: 'refunds that are under way' }),
  ...refundTold,
  refundStatus: z
    .number()
    .nullable()
    .meta({ description: '1 one is under way, 2 all has gone back, 3 a part has, 4 none did; null: nothing was asked back' }),
  deliveryCount: z.number().meta({ description: 'pieces that have been sent' }),
  freeTransfee: amount().meta({ description: 'what was taken off the freight' }),
  canReceipt: z.boolean(),
  canCancel: z.boolean(),
  canPay: z.boolean(),
  canDelete: z.boolean().meta({ description: 'it is over, and its buyer may take it out of her list; she has not done so' }),
  canSatisfied: z.boolean(),
  canReview: z.boolean().meta({ description: 'received, and a line has no review yet' }),
  signBefore: instant().nullable().meta({ description: 'until when the contract that is waited for is to be signed' }),
  orderItemDtos: z.array(orderItem),
  nextAt: instant().nullable().meta({ description: 'when the platform acts by itself: automatic receipt or release' }),
  isDelivered: z.boolean().meta({ description: 'every package was signed for; the receipt is still to be confirmed' }),
  payReference: z
    .string()
    .nullable()
    .meta({ description: 'what the buyer can pay now: the order, or a part of its price that has fallen due' }),
  isOverdue: z.boolean().meta({ description: 'a part of the price was to be paid before now' }),
  shipByTime: instant()
    .nullable()
    .meta({ description: 'until when the store is to ship, while it has not shipped everything; null while nothing of it may leave' }),
});
const trace = z.object({ acceptTime: instant(), acceptStation: z.string(), state: z.number() });
/** Where the carrier has seen a parcel, the newest first. */
export const track = {
  companyHomeUrl: z.string().nullable(),
  state: z.number(),
  signedTime: instant().nullable(),
  traces: z.array(trace),
};
export const parcel = z.object({
  orderDeliveryId: z.number(),
  dvyType: z.number(),
  dvyId: z.number().nullable(),
  companyName: z.string(),
  dvyFlowId: z.string(),
  createTime: instant(),
  ...track,
  formerWaybills: z
    .array(z.object({ companyName: z.string(), dvyFlowId: z.string(), until: instant() }))
    .meta({ description: 'what its store had said before it put the waybill right, the oldest first' }),
  deliveryItems: z.array(
    z.object({ orderItemId: z.number(), prodName: z.string(), skuName: z.string(), pic: z.string().nullable(), count: z.number() }),
  ),
});
/** A package as the buyer sees it: besides the names of the contract those by which clients of the lineage read it. */
export const deliveredParcel = parcel.extend({
  deliveryType: z.number().meta({ description: 'the same as dvyType' }),
  deliveryDto: z.object({
    companyName: z.string(),
    dvyFlowId: z.string(),
    companyHomeUrl: z.string().nullable(),
    state: z.number(),
    traces: z.array(trace),
  }),
  orderItems: z.array(
    z.object({
      orderItemId: z.number(),
      prodId: z.number(),
      prodName: z.string(),
      skuName: z.string(),
      properties: z.string(),
      pic: z.string().nullable(),
      prodCount: z.number().meta({ description: 'pieces in this package' }),
      price: amount(),
    }),
  ),
});
const instalment = z.object({
  sequence: z.number(),
  stage: z.number().meta({ description: '1 before shipment, 2 after shipment, 3 on arrival' }),
  percent: z.number(),
  amount: amount(),
  /** Null until it falls due; the first part is due with the order. */
  dueTime: instant().nullable(),
  payTime: instant().nullable(),
  isOverdue: z.boolean(),
  /** What it is paid under; null when it cannot be paid here now. */
  payReference: z.string().nullable(),
});
const voucher = z.object({
  voucherId: z.number(),
  orderItemId: z.number(),
  state: z.enum(voucherStates),
  voucherCode: z.string().nullable().meta({ description: 'told to its buyer alone, once she has asked to see it' }),
  validUntil: instant(),
  unused: z.enum(voucherUnused).meta({ description: 'what becomes of its price when nobody uses it' }),
  revealedTime: instant().nullable(),
  redeemedTime: instant().nullable(),
  endedTime: instant().nullable().meta({ description: 'when it expired, or became void by a refund' }),
});
const document = z.object({
  kind: z.enum(orderDocuments),
  party: z.enum(agreementParties).nullable().meta({ description: 'with whom a contract is' }),
  number: z.string().nullable().meta({ description: 'null while an invoice is not issued' }),
  status: z
    .number()
    .nullable()
    .meta({ description: 'of a contract 1 waits, 2 signed, 3 refused, 4 lapsed; of an invoice 1 applied for, 2 issued, 3 failed' }),
  at: instant().meta({ description: 'when it came to stand so' }),
  until: instant().nullable().meta({ description: 'until when a contract that waits is to be signed' }),
  hasDocument: z.boolean().meta({ description: 'there is a PDF of it' }),
  hasCertificate: z.boolean().meta({ description: 'and one of the signature' }),
  reference: z.string().nullable().meta({ description: 'what it is asked for by: the id of an invoice, what a transfer pays for' }),
});
export const orderDetail = orderCard.extend({
  total: amount(),
  transfee: amount(),
  reduceAmount: amount(),
  discountMoney: amount(),
  shopCouponMoney: amount(),
  platformCouponAmount: amount(),
  /** What the points used on it took off, and those that have come back. */
  scoreAmount: amount(),
  refundedScore: z.number(),
  balanceAmount: amount().meta({ description: 'what of it was paid from the balance beside a provider' }),
  memberAmount: amount(),
  canAllRefund: z.boolean(),
  canRefundAmount: amount(),
  deliveryFee: amount().meta({ description: 'the part of the freight that the store takes for bringing the goods itself' }),
  pickupPlace: z.object(station).nullable(),
  pickupCode: z
    .string()
    .nullable()
    .meta({ description: 'what the buyer shows to be given her goods, while they wait for her; told to her alone' }),
  vouchers: z.array(voucher).meta({ description: 'one for each piece of what is bought by voucher, once it is paid' }),
  dvyTime: instant().nullable(),
  receiptTime: instant().nullable(),
  finallyTime: instant().nullable(),
  cancelTime: instant().nullable(),
  closeType: z.number().nullable(),
  closeReason: z.string().nullable().meta({ description: 'why an operator or its store closed it, in the words all sides read' }),
  closedBy: z.enum(actorKinds).nullable().meta({ description: 'who closed it, while it is closed' }),
  paymentTerm: z.number(),
  instalments: z.array(instalment).meta({ description: 'parts of the price; empty where it is paid at once' }),
  captured: amount().meta({ description: 'what of the price was paid so far' }),
  transfer: z
    .object({ ...incoming, orderNumbers: z.array(z.string()).meta({ description: 'all orders that it pays together' }) })
    .nullable()
    .meta({ description: 'the bank transfer that is waited for; null where there is none, and to its store' }),
  split: split.nullable().meta({
    description: 'who gets what of its money, as booked or as it is to be; null to buyers, and where nothing goes to the store',
  }),
  moneyTakenBack: z
    .boolean()
    .meta({ description: 'a bank or a provider took a payment back: the order waits until an operator has settled it' }),
  toLeave: z
    .array(
      z.object({
        orderItemId: z.number(),
        count: z.number().meta({ description: 'pieces that have not left the store, without those that were given back' }),
        held: z.number().meta({ description: 'of them, pieces that are asked back: they do not leave until that refund is answered' }),
        cartons: z.number().meta({ description: 'full and begun cartons of those that can leave now' }),
        refundSn: z.string().nullable().meta({ description: 'the open refund that holds them; null: none does' }),
        isOffered: z.boolean().meta({ description: 'the store has made an offer on that refund, and waits for the buyer' }),
      }),
    )
    .meta({ description: 'lines that are still to leave their store; empty once nothing is' }),
  toShip: z.object({ cartons: z.number(), weight: z.number(), volume: z.number() }).nullable().meta({
    description: 'of what is still to leave and no refund holds, in kg and m³ of full and begun cartons; null once nothing is to leave',
  }),
  canShip: z.boolean().meta({
    description:
      'the store can ship, hand over or make ready something now: not while all of it is asked back, or its money was taken back',
  }),
  canRefuseAtDoor: z.boolean().meta({ description: 'the store or an operator may note that cash on delivery was refused' }),
  canRecordLateCash: z.boolean().meta({ description: 'the order is over, and cash may still come for it' }),
  canRecordCash: z.boolean().meta({ description: 'an operator may note the cash that the courier took' }),
  transportType: z.number(),
  remarks: z.string(),
  userAddrDto: addressFields
    .omit({ provinceId: true, cityId: true, areaId: true, lat: true, lng: true })
    .nullable()
    .meta({ description: 'null where all is bought by voucher' }),
  buyer: z
    .object({ kind: z.enum(buyerKinds), name: z.string(), taxNumber: z.string() })
    .nullable()
    .meta({ description: 'the firm, sole trader or person that buys, as chosen; null: the person herself. The store is not told' }),
  invoiceType: z.number().meta({ description: '1 an electronic invoice, 2 none, as chosen with the order; applying for one makes it 1' }),
  orderInvoiceId: z.number().nullable().meta({ description: 'its invoice, or the application for one that failed' }),
  documents: z.array(document).meta({ description: 'its papers, as far as whoever asks may open them' }),
  canInvoice: z.boolean().meta({ description: 'it can be invoiced, and no invoice stands for it' }),
  secondsLeft: z
    .number()
    .nullable()
    .meta({ description: 'whole seconds left to pay, by our clock; null when nothing is to be paid before an instant' }),
  weight: z.number().meta({ description: 'kg, of all that was ordered' }),
  volume: z.number().meta({ description: 'm³, of all that was ordered' }),
  meant: z
    .object({ cartons: z.number(), weight: z.number(), volume: z.number() })
    .meta({ description: 'of what is to be sent or was, in kg and m³: all that was ordered but what was refunded before it left' }),
  cancelAmount: amount().meta({ description: 'what goes back if its buyer cancels it now; nothing where she cannot, or has paid nothing' }),
  packingTime: instant().nullable().meta({ description: 'since when its store packs it: it is not cancelled any more, but asked back' }),
  canPack: z.boolean().meta({ description: 'its store may say that it packs it, or does so no longer' }),
  packages: z.array(
    parcel.extend({
      canCorrect: z.boolean().meta({ description: 'its store may put the waybill right' }),
      canUndo: z.boolean().meta({ description: 'its store may still say that it did not leave' }),
    }),
  ),
  timeline: z.array(timelineEntry),
  autoReceiptTime: instant().nullable(),
  claimDays: z.number().meta({ description: 'days after receipt in which the buyer may claim, as agreed when the order was placed' }),
  releaseTime: instant().nullable().meta({ description: 'when its money is released by the clock; null while something stops that' }),
});
