import type { Output } from '@kyakhta/contract/types';
import { code, returnMoneyStatus } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, refusal, tryAsk, type Asked, type Refusal } from '../../ask.ts';
import { textOf } from '../../form-text.ts';
import type { Format } from '../../format.ts';
import { paths, type RefundQuestion } from '../../paths.ts';
import type { PictureResult } from '../files/picture-form.server.ts';
import { trackView } from '../orders/track-view.server.ts';
import { tellParcel } from './parcel-action.server.ts';
import { progressOf } from './refund-progress.server.ts';
import { sharesView } from './refund-shares.server.ts';
import { itemView, offerAboutView, refundCardView, refundKind, refundNumberOf } from './refund-view.server.ts';

type Wire = Output<'GET /p/orderRefund/info'>;
const questions: readonly RefundQuestion[] = ['withdraw', 'stop', 'parcel', 'accept', 'decline'];

/** Pictures of a refund, which only those see who are party to it. */
const picturesOf = (refundSn: string, count: number, of: 'refund' | 'parcel' | 'evidence', number: number) =>
  Array.from({ length: count }, (_, index) => {
    const which = of === 'evidence' ? 'evidenceId' : 'round';
    const base = `/api/p/orderRefund/picture?refundSn=${refundSn}&of=${of}&${which}=${number}&place=${index + 1}`;
    return { number: index + 1, small: `${base}&side=240`, large: `${base}&side=1000` };
  });
export type RefundPicture = ReturnType<typeof picturesOf>[number];

/** What was asked for at one time, written for its reader. */
const wishView = (format: Format, { refundSn, currency }: Wire, wish: Wire['wishes'][number]) => ({
  number: wish.number,
  which: format.whole(wish.number),
  at: wish.at,
  when: format.moment(wish.at),
  amount: format.money(wish.refundAmount, currency),
  kind: refundKind(wish),
  items: wish.items.map((item) => itemView(format, item, currency)),
  reason: wish.buyerReason,
  description: wish.buyerDesc,
  pictures: picturesOf(refundSn, wish.pictures, 'refund', wish.number),
});

/** A parcel of the return as the buyer named it, and where it was seen. */
const parcelView = (format: Format, refundSn: string, parcel: NonNullable<Wire['parcel']>) => ({
  number: parcel.number,
  expressId: parcel.expressId,
  carrier: parcel.expressName,
  waybill: parcel.expressNo,
  mobile: parcel.mobile,
  remarks: parcel.senderRemarks,
  sent: format.moment(parcel.at),
  pictures: picturesOf(refundSn, parcel.pictures, 'parcel', parcel.number),
  track: parcel.track && trackView(format, parcel.track),
});

/** The offer that waits for the buyer's answer. */
function offerView(format: Format, { offers, currency, heldNum, dueTime }: Wire) {
  const open = offers.findLast(({ outcome }) => outcome === 'open');
  if (open === undefined) return null;
  const { amount: sum, goodsNum, words } = open;
  return {
    sum,
    amount: format.money(sum, currency),
    /** Of fewer pieces than she asks about, by their number; 0: it names none. */
    count: goodsNum ?? 0,
    about: offerAboutView(format, open),
    words,
    /** How many pieces stay with the supplier until she answers. */
    held: heldNum,
    due: dueTime === null ? '' : format.deadline(dueTime),
  };
}

/** The offer that was accepted, and what went back by it. */
function acceptedView(format: Format, { offers, currency, items }: Wire) {
  const taken = offers.find(({ outcome }) => outcome === 'accepted');
  return taken === undefined
    ? null
    : {
        amount: format.money(taken.amount, currency),
        items: items.map((item) => itemView(format, item, currency)),
        about: offerAboutView(format, taken),
      };
}

export async function loadRefund(asked: Asked) {
  const refundSn = refundNumberOf(asked.url);
  const [refund, { most }] = await Promise.all([
    ask(asked, 'GET /p/orderRefund/info', { refundSn }),
    ask(asked, 'GET /p/orderRefund/most', { refundSn }),
  ]);
  const { can, parcel, intervention } = refund;
  const carriers = can.includes('submitExpress') || can.includes('correctExpress') ? await ask(asked, 'GET /p/delivery/list', {}) : [];
  const format = formatOf(asked.context);
  const money = (amount: number) => format.money(amount, refund.currency);
  const { searchParams } = asked.url;
  const wishes = refund.wishes.map((wish) => wishView(format, refund, wish));
  const card = refundCardView(asked.context, refund);
  const asking = wishes.at(-1);
  return {
    ...card,
    shopId: refund.shopId,
    items: refund.items.map((item) => itemView(format, item, refund.currency)),
    /** What she asks for: by an offer that she accepts another sum goes back. What nobody asked for is as it was given. */
    askedItems: asking?.items ?? refund.items.map((item) => itemView(format, item, refund.currency)),
    askedKind: asking?.kind ?? card.kind,
    askedAmount: asking?.amount ?? card.amount,
    /** What she accepted instead of what she asked for: then that has gone back. */
    accepted: acceptedView(format, refund),
    goods: money(refund.goodsAmount),
    /** Freight of the way here that comes on top if it is granted. */
    onTop: refund.returnMoneySts !== returnMoneyStatus.success && refund.faultFreight > 0 ? money(refund.faultFreight) : null,
    freight: refund.freightAmount > 0 ? money(refund.freightAmount) : null,
    most: most && sharesView(format, most.shares, most.amount, refund.currency),
    points: refund.score > 0 ? format.whole(refund.score) : null,
    isReceived: refund.isReceiver === 1,
    reason: refund.buyerReason,
    description: refund.buyerDesc,
    mobile: refund.buyerMobile,
    /** Of what counts now: when it was asked for, and with which pictures. */
    applied: asking?.when ?? card.applied,
    pictures: asking?.pictures ?? [],
    earlier: wishes.slice(0, -1).toReversed(),
    answer: refund.sellerMsg,
    returnAddress: refund.refundAddr,
    parcel: parcel && parcelView(format, refundSn, parcel),
    mended: refund.parcels
      .filter(({ number }) => number !== parcel?.number)
      .toReversed()
      .map((one) => parcelView(format, refundSn, one)),
    carriers: carriers.map(({ dvyId, dvyName }) => ({ id: dvyId, name: dvyName })),
    progress: progressOf(format, refund),
    history: refund.steps.map((step, index) => ({
      key: `${step.why} ${index}`,
      why: step.why,
      actor: step.actor,
      note: step.note,
      at: step.at,
      when: format.moment(step.at),
      amount: step.amount === null ? null : money(step.amount),
      offer: step.offer && offerAboutView(format, step.offer),
      isOnItsWay: step.isOnItsWay,
    })),
    evidence: refund.evidence.map((piece) => ({
      id: piece.evidenceId,
      side: piece.side,
      words: piece.voucherDesc,
      when: format.moment(piece.createTime),
      pictures: picturesOf(refundSn, piece.pictures, 'evidence', piece.evidenceId),
    })),
    intervention: intervention && {
      reason: intervention.reason,
      asked: format.moment(intervention.applyTime),
      outcome: intervention.outcome,
      ruling: intervention.ruling,
    },
    moneyPath: refund.moneyPath.map((way, index) => ({
      key: `${way.payType} ${index}`,
      payType: way.payType,
      state: way.state,
      amount: money(way.amount),
    })),
    offer: can.includes('answerOffer') ? offerView(format, refund) : null,
    can,
    question: questions.find((known) => known === searchParams.get('ask')) ?? null,
    /** The supplier took its offer back, and answers anew. */
    isOfferGone: refund.offers.at(-1)?.outcome === 'withdrawn',
    justDone: searchParams.get('done') === '1',
  };
}
export type Refund = Awaited<ReturnType<typeof loadRefund>>;

/** What the buyer does about a refund on its page: withdraws it, withdraws her request to the platform, answers an offer, tells the parcel. */
export async function changeRefund(asked: Asked, data: FormData): Promise<Response | Refusal | PictureResult> {
  const refundSn = refundNumberOf(asked.url);
  const intent = textOf(data, 'intent');
  if (intent === 'withdraw' || intent === 'stop') {
    const call = intent === 'withdraw' ? 'PUT /p/orderRefund/cancel' : 'PUT /p/orderRefund/cancel_platform_intervention';
    const answer = await tryAsk(asked, call, { refundSn });
    return answer.code === code.ok ? goTo(asked.url, paths.refund(refundSn)) : refusal(answer);
  }
  if (intent === 'acceptOffer' || intent === 'declineOffer') {
    const accept = intent === 'acceptOffer';
    // She answers the offer that she saw.
    const amount = textOf(data, 'offered') || undefined;
    const goodsNum = textOf(data, 'pieces') || undefined;
    const answer = await tryAsk(asked, 'PUT /p/orderRefund/answerOffer', { refundSn, accept, amount, goodsNum });
    return answer.code === code.ok ? goTo(asked.url, paths.refund(refundSn)) : refusal(answer);
  }
  return tellParcel(asked, refundSn, data);
}
