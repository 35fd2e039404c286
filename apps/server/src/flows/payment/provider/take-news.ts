import { takeProviderNews } from '../../../domains/payments/index.ts';
import { type ProviderNews, ProviderSilent } from '../../../outside/payments/provider.ts';
import { providerFor } from '../../../outside/services.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';

const verified = async (ctx: Ctx, way: number): Promise<{ readonly provider: string; readonly news: ProviderNews }> => {
  const provider = providerFor(ctx, way);
  if (provider === null || ctx.message === null) return refuse('newsNotGenuine');
  const news = await provider.readNews(ctx.message.headers, ctx.message.body).catch((error: unknown) => {
    if (error instanceof ProviderSilent) return refuse('providerDown');
    throw error;
  });
  return news === null ? refuse('newsNotGenuine') : { provider: provider.name, news };
};

/** What the routes of all providers' news do; `Prepared` of each. */
interface TakesNews {
  readonly before: (ctx: Ctx) => Promise<(inside: Ctx) => Promise<null>>;
}

/**
 * Takes verified news once: whatever they say, the provider is asked how the payment stands. That is done by the
 * worker, so that the provider is answered at once and news may come in any order and number.
 * @param way one of the ways to pay that the provider serves
 */
export const newsOf = (way: number): TakesNews => ({
  before: async (ctx) => {
    const { provider, news } = await verified(ctx, way);
    return async (inside) => {
      await takeProviderNews(inside, provider, news);
      return null;
    };
  },
});
