import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { answerInquiry, shortName } from '../../domains/inquiries/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';

/** A store answers a request for a quote; the buyer gets a mail, in her language. */
export const tellAnswer = async (
  ctx: CtxFor<'POST /shop/admin/inquiry/answer'>,
  input: Parsed<'POST /shop/admin/inquiry/answer'>,
): Promise<null> => {
  const answered = await answerInquiry(ctx, input);
  if (answered === null) return null;
  const user = await userOf(ctx, answered.userId);
  const amount = toDecimal(money(answered.price, currencyOf(answered.currency)));
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'inquiryAnswered', {
    name: shortName(answered.name),
    amount,
    currency: answered.currency,
  });
  return null;
};
