import { type Locale, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { openOffer, reasonIn, refundByNumber } from '../../domains/refunds/index.ts';
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
  'refundPlatformAsked',
  'refundBuyersEvidence',
  'refundRuledFor',
  'refundRuledAgainst',
  'refundSilence',
] as const;
const toBuyer = [
  'refundOffered',
  'refundReturn',
  'refundSigned',
  'refundRefused',
  'refundDone',
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
export type RefundMail = (typeof toStore)[number] | (typeof toBuyer)[number];

/**
 * Plans the mail about a refund, once. @param of which of several things at one instant it is about
 * @param covered what of it the buyer has from her bank already, in minor units
 */
export const tellLater = (
  ctx: Pick<Ctx, 'later' | 'now'>,
  refundNumber: string,
  template: RefundMail,
  note = '',
  { of = ctx.now.getTime(), covered = 0n }: { readonly of?: number; readonly covered?: bigint } = {},
): void => {
  ctx.later({
    kind: 'refunds.mail',
    key: `${refundNumber} ${template} ${of}`,
    dueAt: ctx.now,
    payload: { refundNumber, template, note, covered: String(covered) },
  });
};

/** Writes it, in the reader's language. */
export const tellOfRefund = async (ctx: Ctx, refundNumber: string, name: string, note: string, covered: bigint): Promise<void> => {
  const storeMail = toStore.find((t) => t === name);
  const template = storeMail ?? toBuyer.find((t) => t === name);
  const refund = await refundByNumber(ctx.db, refundNumber);
  if (template === undefined || refund === null) return;
  if ((tellsOnlyIn[template] ?? refund.status) !== refund.status) return;
  // Of an offer it is that which the mail names; one that was taken back meanwhile is not.
  const offer = template === 'refundOffered' ? await openOffer(ctx.db, refund.id) : null;
  if (template === 'refundOffered' && offer === null) return;
  const amount = toDecimal(money(offer?.amount ?? refund.goods + refund.freight, currencyOf(refund.currency)));
  const by = refund.dueAt ?? refund.ruleBy;
  const values = (locale: Locale, timeZone: string) => ({
    number: refund.orderNumber,
    amount,
    currency: refund.currency,
    covered: toDecimal(money(covered, currencyOf(refund.currency))),
    isCovered: covered > 0n ? 1 : 0,
    note: template === 'refundAsked' ? reasonIn(locale, note) : note,
    until: by === null ? '' : writtenDeadline(by, locale, timeZone),
  });
  if (storeMail !== undefined) {
    return tellStore(ctx, refund.storeId, { area: 'orders' }, storeMail, values);
  }
  const user = await userOf(ctx, refund.userId);
  const locale = await offeredTo(ctx, user.locale);
  await sendMail(ctx, user.mail, locale, template, values(locale, user.timeZone));
};
