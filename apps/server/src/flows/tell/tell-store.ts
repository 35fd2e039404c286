import type { Locale } from '@kyakhta/contract';
import { storeMails } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import { keptStores } from '../../domains/stores/index.ts';
import type { Ctx } from '../../runtime/context.ts';

type Template = Parameters<typeof sendMail>[3];
type Values<T extends Template> = Parameters<typeof sendMail<T>>[4];

const localeFor = (ctx: Ctx, store: { readonly mailLocale: string } | undefined): Promise<Locale> =>
  offeredTo(ctx, store?.mailLocale ?? 'zh_CN');
/** The language that a store reads its mail in. */
export const localeOfStore = async (ctx: Ctx, storeId: number): Promise<Locale> =>
  localeFor(ctx, (await keptStores(ctx, [storeId])).get(storeId));

/**
 * Writes to a store in its language: at the address it gave, else to its people with that area. What only somebody of
 * that area can do, a signature or mended goods, goes to those people first.
 * @param area whose work it is
 * @param values what the template needs, or how it is written in the store's language and by the clock of its zone
 */
export const tellStore = async <T extends Template>(
  ctx: Ctx,
  storeId: number,
  { area, first = 'store' }: { readonly area: Parameters<typeof storeMails>[2]; readonly first?: 'store' | 'people' },
  template: T,
  values: Values<T> | ((locale: Locale, timeZone: string) => Values<T>),
): Promise<void> => {
  const store = (await keptStores(ctx, [storeId])).get(storeId);
  if (store === undefined) return;
  const locale = await localeFor(ctx, store);
  const own = store.mail ? [store.mail] : [];
  const people = first === 'store' && own.length > 0 ? [] : await storeMails(ctx.db, storeId, area);
  const to = people.length > 0 ? people : own;
  for (const address of to)
    await sendMail(ctx, address, locale, template, typeof values === 'function' ? values(locale, store.timeZone) : values);
};
