import type { ProviderNews } from '../../../outside/payments/provider.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { addNews, type Attempt, attemptByNumber, attemptByProviderId, attemptOfCapture, setNewsAsked } from '../store/attempts.ts';
import { insertEvent } from '../store/money.ts';

/**
 * The provider is to be asked what became of a payment, whatever its state. @param cause once for each: under a plan of its
 * own, because a check that is under way moves the attempt's, and knows nothing of this yet
 */
export const askAnew = async (ctx: Ctx, payment: { readonly id: number; readonly number: string }, cause: string): Promise<void> => {
  await addNews(ctx.db, payment.id);
  ctx.later({
    kind: 'payments.check',
    key: `${payment.number} ${cause}`,
    dueAt: ctx.now,
    payload: { payNumber: payment.number },
  });
};

/** The payment's number in a reference of ours: a refund has its own behind a dash. */
const numberIn = (reference: string): string => reference.split('-', 1)[0] ?? reference;

/** Takes genuine news of a provider once: whatever they say, it is asked how the payment stands. */
export const takeProviderNews = async (ctx: Ctx, provider: string, news: ProviderNews): Promise<void> => {
  if (!(await insertEvent(ctx.db, provider, news.id, news.type, ctx.now))) return;
  const attempt =
    (news.reference === null ? null : await attemptByNumber(ctx.db, numberIn(news.reference))) ??
    (news.orderId === null ? null : await attemptByProviderId(ctx.db, provider, news.orderId)) ??
    (news.captureId === null ? null : await attemptOfCapture(ctx.db, provider, news.captureId));
  if (attempt !== null) await askAnew(ctx, attempt, news.id);
};

/** The provider has answered a question that was asked when so many news were known. */
export const noteNewsAnswered = (ctx: Ctx, attempt: Attempt, news: number): Promise<void> => setNewsAsked(ctx.db, attempt.id, news);
