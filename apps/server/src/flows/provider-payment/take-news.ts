import { attemptByNumber, attemptByProviderId, attemptOfCapture, countNews, recordEvent } from '../../domains/payments/index.ts';
import { type ProviderNews, ProviderSilent } from '../../outside/payments/provider.ts';
import { paymentProvider } from '../../outside/payments/providers.ts';
import type { Ctx, Prepared } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

const verified = async (ctx: Ctx): Promise<{ readonly provider: string; readonly news: ProviderNews }> => {
  const provider = paymentProvider();
  if (provider === null || ctx.message === null) return refuse('newsNotGenuine');
  const news = await provider.readNews(ctx.message.headers, ctx.message.body).catch((error: unknown) => {
    if (error instanceof ProviderSilent) return refuse('providerDown');
    throw error;
  });
  return news === null ? refuse('newsNotGenuine') : { provider: provider.name, news };
};

/** The payment's number in a reference of ours: a refund has its own behind a dash. */
const numberIn = (reference: string): string => reference.split('-', 1)[0] ?? reference;

/**
 * Takes verified news once: whatever they say, the provider is asked how the payment stands. That is done by the
 * worker, so that the provider is answered at once and news may come in any order and number.
 */
export const takeNews: Prepared<'POST /paypal/webhook'> = {
  before: async (ctx) => {
    const { provider, news } = await verified(ctx);
    return async (inside) => {
      if (!(await recordEvent(inside.db, provider, news.id, news.type, inside.now))) return null;
      const attempt =
        (news.reference === null ? null : await attemptByNumber(inside.db, numberIn(news.reference))) ??
        (news.orderId === null ? null : await attemptByProviderId(inside.db, provider, news.orderId)) ??
        (news.captureId === null ? null : await attemptOfCapture(inside.db, provider, news.captureId));
      if (attempt === null) return null;
      await countNews(inside.db, attempt.id);
      // A plan of its own: a check that is under way moves the attempt's, and knows nothing of these news yet.
      inside.later({
        kind: 'payments.check',
        key: `${attempt.number} ${news.id}`,
        dueAt: inside.now,
        payload: { payNumber: attempt.number },
      });
      return null;
    };
  },
};
