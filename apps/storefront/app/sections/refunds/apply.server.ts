import type { Output } from '@kyakhta/contract/types';
import { applyType, refundReasons, refundType, returnMoneyStatus } from '@kyakhta/contract/values';
import { data, redirect } from 'react-router';
import { ask, formatOf, keepLanguage, type Asked, type PageProblem } from '../../ask.ts';
import type { Format } from '../../format.ts';
import { paths } from '../../paths.ts';
import { giftField } from './gift-field.ts';
import { ownReason } from './reasons.ts';
import { sharesView } from './refund-shares.server.ts';
import { refundNumberOf } from './refund-view.server.ts';

type Preview = Output<'GET /p/orderRefund/preview'>;
type Order = Output<'GET /p/myOrder/orderDetail'>;
type Info = Output<'GET /p/orderRefund/info'>;

/** The whole order, as a choice beside its lines. */
export const wholeOrder = 'whole';

const orderOf = (url: URL): string => {
  const orderNumber = url.searchParams.get('orderNumber') ?? '';
  if (!/^\d{16,20}$/.test(orderNumber)) throw data<PageProblem>({ msg: '', failure: 'orderUnknown' }, { status: 404 });
  return orderNumber;
};

/** An application that is changed, if the address names one; else null. */
async function changedOf(asked: Asked): Promise<Info | null> {
  if (!asked.url.searchParams.has('refundSn')) return null;
  const refundSn = refundNumberOf(asked.url);
  const refund = await ask(asked, 'GET /p/orderRefund/info', { refundSn });
  if (!refund.can.includes('edit')) throw redirect(keepLanguage(asked.url, paths.refund(refundSn)));
  return refund;
}

function linesOf(format: Format, preview: Preview, order: Order) {
  const money = (amount: number) => format.money(amount, preview.currency);
  return preview.lines.flatMap((line) => {
    const item = order.orderItemDtos.find(({ orderItemId }) => orderItemId === line.orderItemId);
    // One that is asked back already is shown with its refund, though nothing is left of it.
    const isOut = line.refundSn === null ? line.count === 0 || line.amount <= 0 : item?.actualTotal === 0;
    if (!item || isOut) return [];
    return [
      {
        orderItemId: line.orderItemId,
        refundSn: line.refundSn,
        name: item.prodName,
        variant: item.skuName,
        picture: item.pic,
        pieces: format.quantity(line.count, item.unit),
        count: line.count,
        /** Pieces of a carton, as goods go back without a reason; null where they do not. */
        carton: line.noReasonReturn && line.canReturn > 0 ? format.quantity(line.cartonQuantity, item.unit) : null,
        amount: money(line.amount),
        reduction: line.reductionAmount > 0 ? money(line.reductionAmount) : null,
        freight: line.freightAmount > 0 ? money(line.freightAmount) : null,
        points: line.score > 0 ? format.whole(line.score) : null,
        most: sharesView(format, line.shares, line.amount, preview.currency),
        mostBack:
          line.returnAmount > 0 && line.returnAmount !== line.amount
            ? sharesView(format, line.returnShares, line.returnAmount, preview.currency)
            : null,
        back: line.canReturn > 0 ? { pieces: format.quantity(line.canReturn, item.unit), amount: money(line.returnAmount) } : null,
      },
    ];
  });
}

/** Gifts that may be due, each with what it is worth while it may stay. */
function giftsOf(format: Format, preview: Preview, order: Order) {
  const due = new Map([...preview.lines.flatMap(({ gifts }) => gifts), ...preview.gifts].map((gift) => [gift.orderItemId, gift]));
  return [...due.values()].flatMap((gift) => {
    const item = order.orderItemDtos.find(({ orderItemId }) => orderItemId === gift.orderItemId);
    if (!item) return [];
    return [
      {
        orderItemId: gift.orderItemId,
        name: item.prodName,
        picture: item.pic,
        pieces: format.quantity(gift.count, item.unit),
        value: gift.mayStay ? format.money(gift.value, preview.currency) : null,
      },
    ];
  });
}

const startOf = (
  preview: Preview,
  order: Order,
  all: readonly { orderItemId: number; refundSn: string | null }[],
  asked: Asked,
): string => {
  const lines = all.filter(({ refundSn }) => refundSn === null);
  const wanted = Number(asked.url.searchParams.get('orderItemId'));
  if (lines.some(({ orderItemId }) => orderItemId === wanted)) return String(wanted);
  return preview.pending > 0 || order.openRefunds > 0 ? String(lines[0]?.orderItemId ?? '') : wholeOrder;
};

/** What can be asked back, why no more, and what the form begins with. */
export async function loadApplication(asked: Asked) {
  const changed = await changedOf(asked);
  const orderNumber = changed?.orderNumber ?? orderOf(asked.url);
  const [preview, order] = await Promise.all([
    ask(asked, 'GET /p/orderRefund/preview', { orderNumber, ...(changed && { refundSn: changed.refundSn }) }),
    ask(asked, 'GET /p/myOrder/orderDetail', { orderNumber }),
  ]);
  const format = formatOf(asked.context);
  const money = (amount: number) => format.money(amount, preview.currency);
  const isWhole = changed?.refundType === refundType.wholeOrder;
  const all = linesOf(format, preview, order);
  const changedLine = changed && !isWhole ? changed.items[0]?.orderItemId : undefined;
  const lines = changed ? all.filter(({ orderItemId }) => orderItemId === changedLine) : all;
  const gifts = giftsOf(format, preview, order);
  const anySent = preview.lines.some(({ canReturn }) => canReturn > 0);
  const allSent = preview.lines.every(({ notSent }) => notSent === 0);
  const hasWhole = changed ? isWhole : preview.pending === 0 && order.openRefunds === 0;
  return {
    orderNumber,
    refundSn: changed?.refundSn ?? null,
    isRefused: changed?.returnMoneySts === returnMoneyStatus.sellerRefused,
    store: order.shopName,
    currency: preview.currency,
    /** Reasons that can be true of the order, and the one it has. */
    reasons: refundReasons.filter((reason) => preview.reasons.includes(reason) || changed?.buyerReasonId === reason),
    /** Until when its goods go back without a reason. */
    noReasonUntil: preview.noReasonUntil === null ? null : format.deadline(preview.noReasonUntil),
    canRefund: preview.canRefund,
    paid: money(preview.paid),
    refunded: preview.refunded > 0 ? money(preview.refunded) : null,
    pending: preview.pending > 0 ? money(preview.pending) : null,
    claimUntil: preview.claimUntil === null ? null : format.deadline(preview.claimUntil),
    whole: hasWhole ? money(preview.refundAmount) : null,
    wholeMost: sharesView(format, preview.shares, preview.refundAmount, preview.currency),
    wholePoints: hasWhole && preview.refundScore > 0 ? format.whole(preview.refundScore) : null,
    lines,
    isAnyFree: hasWhole || lines.some(({ refundSn }) => refundSn === null),
    gifts,
    // Vouchers are all there, too, and yet nothing that a parcel could take back.
    wholeReturns: hasWhole && allSent && anySent,
    anySent,
    picturesBefore: changed?.pictures ?? 0,
    values: {
      ...Object.fromEntries(
        gifts.map(({ orderItemId }) => {
          const stays = changed?.items.some((item) => item.orderItemId === orderItemId && item.keptCount > 0) === true;
          return [giftField(orderItemId), stays ? 'stays' : 'back'];
        }),
      ),
      what: changed ? String(changedLine ?? wholeOrder) : startOf(preview, order, all, asked),
      goodsNum: changed && !isWhole && changed.goodsNum > 0 ? String(changed.goodsNum) : '',
      applyType: String(changed?.applyType ?? applyType.refundOnly),
      isReceiver: String(changed?.isReceiver ?? (order.receiptTime === null ? 0 : 1)),
      // Money alone for pieces is always all of their worth: kept here, that of the pieces before would be a reduction for others.
      refundAmount: changed && (changed.goodsNum === 0 || changed.applyType === applyType.withReturn) ? String(changed.refundAmount) : '',
      buyerReason: changed?.buyerReasonId ?? (changed ? ownReason : ''),
      ownReason: changed?.buyerReasonId === null ? changed.buyerReason : '',
      buyerMobile: changed?.buyerMobile ?? '',
      buyerDesc: changed?.buyerDesc ?? '',
    } as Readonly<Record<string, string>>,
  };
}
export type Application = Awaited<ReturnType<typeof loadApplication>>;
