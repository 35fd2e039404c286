import type { Output } from '@kyakhta/contract/types';
import { couponScope, type NoUseReason } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';
import { formatOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { shownCoupons } from './coupon-choice.ts';
import { offWords, termsWords, timeWords } from '../coupons/coupon-view.server.ts';

type WireQuote = Output<'POST /p/order/confirm'>;
type Quoted = WireQuote['coupons'][number];
/** Why a coupon of hers is not used here. */
function reasonWords({ context }: Asked, c: Quoted): string {
  const i18n = context.get(i18nContext);
  const format = formatOf(context);
  const missing = format.money(c.missing ?? 0, c.currency);
  const from = c.startTime === null ? '' : format.deadline(c.startTime);
  const words: Readonly<Record<NoUseReason, () => string>> = {
    notYet: () => i18n._(msg({ message: `Valid from ${from}`, comment: 'Why a coupon cannot be used: it begins later' })),
    expired: () => i18n._(msg({ message: 'Expired', context: 'coupon', comment: 'Why a coupon cannot be used' })),
    used: () => i18n._(msg({ message: 'Already used', comment: 'Why a coupon cannot be used' })),
    notForGoods: () => i18n._(msg({ message: 'Not for these products', comment: 'Why a coupon cannot be used' })),
    tooLittle: () => i18n._(msg({ message: `${missing} more needed`, comment: 'Why a coupon cannot be used: its minimum is not reached' })),
    currency: () => i18n._(msg({ message: 'For prices in another currency', comment: 'Why a coupon cannot be used' })),
    nothingLeft: () => i18n._(msg({ message: 'Other coupons already cover the whole price', comment: 'Why a coupon cannot be used' })),
  };
  return c.reason === null ? '' : words[c.reason]();
}

type Share = WireQuote['shopCartOrders'][number]['shopCartItemDiscounts'][number]['shopCartItems'][number]['shares'][number];

/** What coupons take off one line. */
export function shareWords({ context }: Asked, shares: readonly Share[], currency: string): string[] {
  const i18n = context.get(i18nContext);
  return shares.flatMap(({ kind, amount: taken }) => {
    const amount = formatOf(context).money(taken, currency);
    if (kind === 'storeCoupon')
      return i18n._(msg({ message: `− ${amount}, store coupon`, comment: 'What a coupon takes off a line of an order' }));
    return kind === 'platformCoupon'
      ? i18n._(msg({ message: `− ${amount}, platform coupon`, comment: 'What a coupon of the platform takes off a line of an order' }))
      : [];
  });
}

/** Her coupons by whose they are, each with what it takes off or why it cannot be used. */
export function couponsView(asked: Asked, quote: WireQuote, wanted: readonly number[] | null) {
  const i18n = asked.context.get(i18nContext);
  const format = formatOf(asked.context);
  const view = (c: Quoted) => {
    const { off, most } = offWords(asked, c, c.reduceAmount);
    const { least, scope } = termsWords(asked, c);
    const isPercent = c.couponDiscount !== null;
    return {
      id: c.couponUserId,
      name: c.couponName,
      details: [
        ...(isPercent ? [off, most ?? ''] : []),
        c.cashCondition > 0 ? least : '',
        c.scope === couponScope.platform || c.scope === couponScope.store ? '' : scope,
        timeWords(asked, null, c.endTime),
      ].filter((text) => text !== ''),
      canUse: c.canUse,
      isUsed: c.choose,
      reason: reasonWords(asked, c),
      amount: format.money(c.reduceAmount, c.currency),
    };
  };
  const names = new Map(quote.shopCartOrders.map(({ shopId, shopName }) => [shopId, shopName]));
  const groups = [...Map.groupBy(quote.coupons, ({ shopId }) => shopId ?? 0)]
    .map(([shopId, coupons]) => ({
      shopId,
      owner: shopId === 0 ? null : (names.get(shopId) ?? coupons[0]?.shopName ?? ''),
      options: coupons.map(view),
    }))
    .toSorted((a, b) => Number(a.shopId === 0) - Number(b.shopId === 0));
  const used = quote.coupons.filter(({ choose }) => choose);
  const total = Math.round(used.reduce((sum, { reduceAmount }) => sum + reduceAmount * 100, 0)) / 100;
  const refused = quote.coupons.filter(({ couponUserId, canUse }) => !canUse && wanted?.includes(couponUserId));
  return {
    groups,
    used: used.map((c) => ({
      id: c.couponUserId,
      name: c.couponName,
      owner: c.shopId === null ? null : (names.get(c.shopId) ?? c.shopName),
      amount: format.money(c.reduceAmount, quote.currency),
    })),
    total: used.length === 0 ? null : format.money(total, quote.currency),
    totalAmount: total,
    shown: shownCoupons(used.map(({ couponUserId }) => couponUserId)),
    isChosen: wanted !== null,
    /** She chose these, and they cannot be used any more. */
    refused: refused.map((c) => {
      const [name, reason] = [`\u2068${c.couponName}\u2069`, reasonWords(asked, c)];
      return i18n._(msg({ message: `“${name}” is not used: ${reason}`, comment: 'A chosen coupon and why it cannot be used' }));
    }),
  };
}
export type CouponsView = ReturnType<typeof couponsView>;
