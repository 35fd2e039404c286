import { code } from '@kyakhta/contract/values';
import { tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';

const linksMax = 8;

/** Words others search for, categories and stores: for a list that came out empty. What cannot be had is left out. */
export async function loadElsewhere(asked: Asked) {
  const [words, categories, facets] = await Promise.all([
    tryAsk(asked, 'GET /search/hotSearch', { type: 1 }),
    tryAsk(asked, 'GET /category/categoryInfo', { parentId: 0 }),
    tryAsk(asked, 'GET /search/facets', {}),
  ]);
  return {
    words:
      words.code === code.ok
        ? words.data.slice(0, linksMax).map(({ title }) => ({ label: title, href: paths.category({ pn: title }) }))
        : [],
    categories:
      categories.code === code.ok
        ? categories.data.categoryInfo
            .filter(({ prodCount }) => prodCount > 0)
            .toSorted((a, b) => b.prodCount - a.prodCount)
            .slice(0, linksMax)
            .map(({ categoryId, categoryName }) => ({ label: categoryName, href: paths.category({ cpid: categoryId }) }))
        : [],
    shops:
      facets.code === code.ok
        ? facets.data.shops
            .toSorted((a, b) => b.prodCount - a.prodCount)
            .slice(0, linksMax)
            .map(({ shopId, shopName }) => ({ label: shopName, href: paths.shop(shopId) }))
        : [],
  };
}
export type Elsewhere = Awaited<ReturnType<typeof loadElsewhere>>;
