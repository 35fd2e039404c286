import { deliveryType, type Locale, pickText, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { variantName } from '../../domains/catalog/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { itemNames, orderByNumber, shipByOf } from '../../domains/orders/index.ts';
import { lastOfferOf, offerById, reasonIn, refundByNumber } from '../../domains/refunds/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { writtenDeadline } from '../../runtime/deadline.ts';
import { tellStore } from './tell-store.ts';

const toStore = [
  'refundAsked',
  'refundCame',
  'refundGranted',
  'storeOrderCancelled',
  'refundOfferAccepted',
  'refundOfferDeclined',
  'ownOfferLapsed',
  'ownOfferWithdrawn',
  'refundPlatformAsked',
  'refundBuyersEvidence',
  'refundRuledFor',
  'refundRuledAgainst',
  'refundSilence',
] as const;
const toBuyer = [
  'refundOffered',
  'refundOfferWithdrawn',
  'refundOfferLapsed',
  'refundReturn',
  'refundSigned',
  'refundRefused',
  'refundDone',
  'ownOrderCancelled',
  'refundClosed',
  'refundStoresEvidence',
] as const;
/** What these ask for is asked in one state only: nothing is left to tell once the refund has moved on. */
const tellsOnlyIn: Readonly<Partial<Record<RefundMail, number>>> = {
  refundCame: returnMoneyStatus.buyerShipped,
  refundSigned: returnMoneyStatus.buyerShipped,
  refundPlatformAsked: returnMoneyStatus.platformIntervening,
  refundBuyersEvidence: returnMoneyStatus.platformIntervening,
  refundStoresEvidence: returnMoneyStatus.platformIntervening,
};
const ofOffers: ReadonlySet<RefundMail> = new Set(['refundOffered', 'refundOfferAccepted', 'refundOfferDeclined']);
export type RefundMail = (typeof toStore)[number] | (typeof toBuyer)[number];

/**
 * Plans the mail about a refund, once. @param of which of several things at one instant it is about
 * @param covered what of it the buyer has from her bank already, in minor units
 * @param offerId the offer that it tells of
 * @param freed how many pieces that were held are to leave by it
 * @param canceled how many pieces must not leave any more by it
 */
export const tellLater = (
  ctx: Pick<Ctx, 'later' | 'now'>,
  refundNumber: string,
  template: RefundMail,
  note = '',
  {
    of = ctx.now.getTime(),
    covered = 0n,
    offerId = null,
    freed = 0,
    canceled = 0,
  }: {
    readonly of?: number;
    readonly covered?: bigint;
    readonly offerId?: number | null;
    readonly freed?: number;
    readonly canceled?: number;
  } = {},
): void => {
  ctx.later({
    kind: 'refunds.mail',
    key: `${refundNumber} ${template} ${of}`,
    dueAt: ctx.now,
    payload: { refundNumber, template, note, covered: String(covered), offerId, freed, canceled },
  });
};

/** How many lines of goods a mail names one by one. */
const goodsNamed = 3;
/** Goods of an offer with how many of each, as a mail in one language names them. */
const goodsIn = async (ctx: Ctx, goods: readonly { readonly orderItemId: number; readonly count: number }[]) => {
  const named = await itemNames(
    ctx.db,
    goods.map(({ orderItemId }) => orderItemId),
  );
  return (locale: Locale): string => {
    const told = goods.slice(0, goodsNamed).map(({ orderItemId, count }) => {
      const item = named.find(({ id }) => id === orderItemId);
      const variant = variantName(pickText(item?.properties ?? {}, locale) ?? [], locale);
      return `${pickText(item?.names ?? {}, locale) ?? ''}${variant === '' ? '' : ` (${variant})`} × ${count}`;
    });
    return [...told, ...(goods.length > goodsNamed ? [`+${goods.length - goodsNamed}`] : [])].join('; ');
  };
};

interface Told {
  readonly refundNumber: string;
  readonly template: string;
  readonly note: string;
  readonly covered: bigint;
  /** What of it an operator has yet to send by bank, in minor units. */
  readonly onItsWay: bigint;
  readonly offerId: number | null;
  readonly freed: number;
  readonly canceled: number;
}
/** What the store does with pieces that are to leave now, and until when. */
const toDeliver = async (ctx: Ctx, orderNumber: string, freed: number) => {
  const order = freed === 0 ? null : await orderByNumber(ctx.db, orderNumber);
  const by = order === null ? null : await shipByOf(ctx.db, order.id);
  if (order === null || by === null) return { by, act: 'none' };
  const how = order.deliveryType === deliveryType.buyerPickup ? 'ready' : 'ship';
  return { by, act: by < ctx.now ? `${how}Late` : how };
};
/** Writes it, in the reader's language. */
export const tellOfRefund = async (
  ctx: Ctx,
  { refundNumber, template: name, note, covered, onItsWay, offerId, freed, canceled }: Told,
): Promise<void> => {
  const storeMail = toStore.find((t) => t === name);
  const template = storeMail ?? toBuyer.find((t) => t === name);
  const refund = await refundByNumber(ctx.db, refundNumber);
  if (template === undefined || refund === null) return;
  if ((tellsOnlyIn[template] ?? refund.status) !== refund.status) return;
  // Of an offer it is that which the mail names; one that was taken back meanwhile is not. A job of an older version names none.
  const id = offerId ?? (ofOffers.has(template) ? await lastOfferOf(ctx.db, refund.id) : null);
  const offer = id === null ? null : await offerById(ctx.db, id);
  if (template === 'refundOffered' && offer?.outcome !== null) return;
  const goods = await goodsIn(ctx, offer?.goods ?? []);
  const amount = toDecimal(money(offer?.amount ?? refund.goods + refund.freight, currencyOf(refund.currency)));
  const by = refund.dueAt ?? refund.ruleBy;
  const deliver = await toDeliver(ctx, refund.orderNumber, freed);
  const values = (locale: Locale, timeZone: string) => ({
    number: refund.orderNumber,
    amount,
    currency: refund.currency,
    goods: goods(locale),
    effect: offer?.effect ?? '',
    isAsked: refund.status === returnMoneyStatus.applied ? 1 : 0,
    covered: toDecimal(money(covered, currencyOf(refund.currency))),
    isCovered: covered > 0n ? 1 : 0,
    onItsWay: toDecimal(money(onItsWay, currencyOf(refund.currency))),
    isOnItsWay: onItsWay > 0n ? 1 : 0,
    note: template === 'refundAsked' ? reasonIn(locale, note) : note,
    until: by === null ? '' : writtenDeadline(by, locale, timeZone),
    count: freed + canceled,
    act: deliver.act,
    shipBy: deliver.by === null ? '' : writtenDeadline(deliver.by, locale, timeZone),
  });
  if (storeMail !== undefined) {
    return tellStore(ctx, refund.storeId, { area: 'orders' }, storeMail, values);
  }
  const user = await userOf(ctx, refund.userId);
  const locale = await offeredTo(ctx, user.locale);
  await sendMail(ctx, user.mail, locale, template, values(locale, user.timeZone));
};
