import { languageTag, type Locale, readLocale, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { storeMails, userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { refundByNumber } from '../../domains/refunds/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { storeLocale } from '../sign-contract.ts';

const toStore = ['refundAsked', 'refundCame', 'refundGranted'] as const;
const toBuyer = ['refundReturn', 'refundSigned', 'refundRefused', 'refundDone', 'refundClosed'] as const;
/** Of the parcel: nothing is left to tell once the refund has moved on. */
const ofParcel: readonly RefundMail[] = ['refundCame', 'refundSigned'];
export type RefundMail = (typeof toStore)[number] | (typeof toBuyer)[number];

/** Plans the mail that tells of a refund: the store of what is asked or came, the buyer of everything else. */
export const tellLater = (ctx: Pick<Ctx, 'later' | 'now'>, refundNumber: string, template: RefundMail, note = ''): void => {
  ctx.later({
    kind: 'refunds.mail',
    key: `${refundNumber} ${template} ${ctx.now.getTime()}`,
    dueAt: ctx.now,
    payload: { refundNumber, template, note },
  });
};

/** Writes it, in the reader's language. */
export const tellOfRefund = async (ctx: Ctx, refundNumber: string, name: string, note: string): Promise<void> => {
  const storeMail = toStore.find((t) => t === name);
  const template = storeMail ?? toBuyer.find((t) => t === name);
  const refund = await refundByNumber(ctx.db, refundNumber);
  if (template === undefined || refund === null) return;
  if (ofParcel.includes(template) && refund.status !== returnMoneyStatus.buyerShipped) return;
  const amount = toDecimal(money(refund.goods + refund.freight, currencyOf(refund.currency)));
  const values = (locale: Locale, timeZone: string) => ({
    number: refund.orderNumber,
    amount,
    currency: refund.currency,
    note,
    until:
      refund.dueAt === null
        ? ''
        : new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(refund.dueAt),
  });
  if (storeMail !== undefined) {
    for (const to of await storeMails(ctx.db, refund.storeId, 'orders'))
      await sendMail(ctx, to, storeLocale, storeMail, values(storeLocale, 'Asia/Shanghai'));
    return;
  }
  const user = await userOf(ctx, refund.userId);
  const locale = readLocale(user.locale);
  await sendMail(ctx, user.mail, locale, template, values(locale, user.timeZone));
};
