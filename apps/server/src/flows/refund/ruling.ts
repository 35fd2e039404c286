import type { Locale } from '@kyakhta/contract';
import { userOf } from '../../domains/accounts/index.ts';
import type { Ruling } from '../../domains/refunds/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import { storesById } from '../../domains/stores/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** Whose refund it is, and of which store. */
interface Sides {
  readonly userId: number;
  readonly storeId: number;
}
/** In which language each side reads, of those that the site offers. */
export const languagesOf = async (
  ctx: Pick<Ctx, 'db' | 'kept'>,
  { userId, storeId }: Sides,
): Promise<Readonly<Record<'buyer' | 'store', Locale>>> => {
  const [user, stores] = await Promise.all([userOf(ctx, userId), storesById(ctx.db, [storeId])]);
  const [buyer, store] = await Promise.all([offeredTo(ctx, user.locale), offeredTo(ctx, stores.get(storeId)?.mailLocale ?? '')]);
  return { buyer, store };
};

/** What the platform tells as each side is to read it: sides that read different languages are each told in theirs. */
export const rulingOf = async (
  ctx: Pick<Ctx, 'db' | 'kept'>,
  sides: Sides,
  told: { readonly reason: string; readonly storeReason?: string | undefined },
): Promise<Ruling> => {
  const { buyer: locale, store: storeLocale } = await languagesOf(ctx, sides);
  if (locale === storeLocale) return { text: told.reason, locale, storeText: told.storeReason ?? '', storeLocale };
  return { text: told.reason, locale, storeText: told.storeReason ?? refuse('storeRulingMissing'), storeLocale };
};
