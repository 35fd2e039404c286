import { code } from '@kyakhta/contract/values';
import type { Input } from '@kyakhta/contract/types';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { storeMark } from './card-view.server.ts';

/** Stores as a row shows them; none where they cannot be had. */
async function loadStores(asked: Asked, input: Input<'GET /search/shops'>) {
  const found = await tryAsk(asked, 'GET /search/shops', input);
  const format = formatOf(asked.context);
  return found.code !== code.ok
    ? []
    : found.data.map(({ shopId, merchantMallDisplayName, shopName, shopLogo, city, prodCount, shopType, shopPreferred }) => ({
        shopId,
        name: merchantMallDisplayName || shopName,
        logo: shopLogo,
        city,
        mark: storeMark(asked.context.get(i18nContext), { isOwn: shopType === 1, isPreferred: shopPreferred }),
        goods: prodCount,
        goodsText: format.whole(prodCount),
      }));
}
export type StoreRow = Awaited<ReturnType<typeof loadStores>>[number];

export const loadStoresNamed = (asked: Asked, words: string): Promise<StoreRow[]> => loadStores(asked, { prodName: words });
export const loadPreferredStores = (asked: Asked): Promise<StoreRow[]> => loadStores(asked, { preferred: 1 });
