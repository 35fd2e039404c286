import type { Output } from '@kyakhta/contract/types';
import { couponScope, couponType, couponValidity, type NoClaimReason } from '@kyakhta/contract/values';
import { msg, plural } from '@lingui/core/macro';
import { formatOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { paths } from '../../paths.ts';

type Claimable = Output<'GET /coupon/generalCouponList'>['records'][number];
type Own = Output<'GET /p/myCoupon/generalCouponList'>['records'][number];
/** What every coupon says of itself, wherever it is shown. */
type Terms = Pick<Own, Extract<keyof Own, keyof Claimable>>;

/** Fewer left than this are counted. */
const few = 50;

/** What a coupon takes off: "$5.00 off", "15% off, up to $40.00"; the second part apart. */
export function offWords({ context }: Pick<Asked, 'context'>, c: Omit<Terms, 'reduceAmount'>, amountOff: number | null) {
  const i18n = context.get(i18nContext);
  const format = formatOf(context);
  if (c.couponType === couponType.amount) {
    const amount = format.money(amountOff ?? 0, c.currency);
    return { off: i18n._(msg({ message: `${amount} off`, comment: 'What a coupon takes off: an amount of money' })), most: null };
  }
  const percent = format.couponOff(c.couponDiscount ?? 10);
  const most = c.maxReduce === null ? null : format.money(c.maxReduce, c.currency);
  return {
    off: i18n._(
      msg({ message: `${percent} off`, comment: 'What a coupon takes off: a percentage; in Chinese what is left to pay, such as 8.5折' }),
    ),
    most: most === null ? null : i18n._(msg({ message: `up to ${most}`, comment: 'The most that a coupon of a percentage takes off' })),
  };
}

/** A name in any script keeps its direction within a sentence. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** Whose coupon it is, for which goods, and from which price on. */
export function termsWords({ context }: Pick<Asked, 'context'>, c: Omit<Terms, 'reduceAmount'>) {
  const i18n = context.get(i18nContext);
  const format = formatOf(context);
  const store = c.shopName === null ? null : apart(c.shopName);
  const category = apart(c.categoryName ?? '');
  const least = format.money(c.cashCondition, c.currency);
  const scope = {
    [couponScope.platform]: () => i18n._(msg`For all products`),
    [couponScope.category]: () => i18n._(msg({ message: `For products in ${category}`, comment: 'A coupon for a category' })),
    [couponScope.store]: () => i18n._(msg`For all products of the store`),
    [couponScope.selected]: () =>
      i18n._(msg`${plural(c.prodIds.length, { one: 'For # selected product', other: 'For # selected products' })}`),
  }[c.scope];
  return {
    isPlatform: store === null,
    whose:
      store === null
        ? i18n._(msg({ message: 'From Kyakhta', comment: 'Whose coupon it is: the platform’s' }))
        : i18n._(msg({ message: `From ${store}`, comment: 'Whose coupon it is: of a store' })),
    scope: scope?.() ?? '',
    least: c.cashCondition > 0 ? i18n._(msg`Minimum: ${least} of these products`) : i18n._(msg`No minimum`),
  };
}

/** Where the goods are that a coupon is for. */
export function goodsOf(c: Pick<Terms, 'scope' | 'shopId' | 'categoryId' | 'prodIds'>): string {
  const [first] = c.prodIds;
  if (c.scope === couponScope.selected && first !== undefined && (c.prodIds.length === 1 || c.shopId === null)) return paths.product(first);
  if (c.shopId !== null) return paths.shopGoods({ sid: c.shopId });
  return c.categoryId === null ? paths.category() : paths.category({ cpid: c.categoryId });
}

const common = (asked: Pick<Asked, 'context'>, c: Terms) => ({
  couponId: c.couponId,
  name: c.couponName,
  ...offWords(asked, c, c.reduceAmount),
  ...termsWords(asked, c),
  href: goodsOf(c),
  storeHref: c.shopId === null ? null : paths.shop(c.shopId),
});

/** From when until when, by the reader’s clock; the beginning where it is still to come. */
export function timeWords({ context }: Pick<Asked, 'context'>, from: string | null, until: string | null): string {
  const i18n = context.get(i18nContext);
  const format = formatOf(context);
  if (until === null) return '';
  const end = format.deadline(until);
  if (from === null || format.isPast(from))
    return i18n._(msg({ message: `Valid until ${end}`, comment: 'Until when a coupon can be used' }));
  const start = format.deadline(from);
  return i18n._(msg({ message: `Valid from ${start} until ${end}`, comment: 'From when until when a coupon can be used' }));
}

/** A coupon that can be claimed. */
export function claimableView(asked: Pick<Asked, 'context'>, c: Claimable) {
  const i18n = asked.context.get(i18nContext);
  const format = formatOf(asked.context);
  const reasons: Readonly<Record<NoClaimReason, () => string>> = {
    notStarted: () => i18n._(msg`Can’t be claimed yet`),
    over: () => i18n._(msg`Can’t be claimed any more`),
    usedUp: () => i18n._(msg({ message: 'All claimed', comment: 'A coupon of which none is left' })),
    limitReached: () => i18n._(msg({ message: 'Claimed', comment: 'A coupon that this buyer has' })),
  };
  const left = c.left === null ? null : format.whole(c.left);
  const claimEnd = format.deadline(c.receiveEnd);
  return {
    ...common(asked, c),
    when:
      c.validTimeType === couponValidity.days
        ? i18n._(
            msg`${plural(c.validDays ?? 0, { one: 'Valid for # day after you claim it', other: 'Valid for # days after you claim it' })}`,
          )
        : timeWords(asked, c.startTime, c.endTime),
    claimUntil: i18n._(msg`Claim by ${claimEnd}`),
    canReceive: c.canReceive,
    isMine: c.received > 0,
    state: c.reason === null ? null : reasons[c.reason](),
    left:
      c.canReceive && c.left !== null && c.left < few
        ? i18n._(msg({ message: `${left} left`, comment: 'How many of a coupon can still be claimed' }))
        : null,
  };
}
export type ClaimableView = ReturnType<typeof claimableView>;

/** A coupon that the reader has, had or used. */
export function ownView(asked: Pick<Asked, 'context'>, c: Own) {
  const format = formatOf(asked.context);
  return {
    ...common(asked, c),
    couponUserId: c.couponUserId,
    when: timeWords(asked, c.startTime, c.endTime),
    isOpen: c.startTime === null || format.isPast(c.startTime),
    used: c.useTime === null ? null : format.moment(c.useTime),
    orderNumbers: c.orderNumbers,
  };
}
export type OwnView = ReturnType<typeof ownView>;
