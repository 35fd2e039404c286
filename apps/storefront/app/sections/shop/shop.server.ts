import { piecesSold } from '../catalog/total-quantity.server.ts';
import { code, int4Max, searchSort } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { ask, formatOf, tryAsk, type Asked, type PageProblem } from '../../ask.ts';
import { langTag, type Locale } from '../../locales.ts';
import { paths } from '../../paths.ts';
import { i18nContext } from '../../context.ts';
import { cardView, storeMark } from '../catalog/card-view.server.ts';

const rowSize = 10;
/** Fewer reviews say more about chance than about a store. */
const reviewsToShow = 10;

/** The store that the address names, by either of its parameters. */
export function sidOf(url: URL): number {
  const sid = Number(url.searchParams.get('sid') ?? url.searchParams.get('shopId'));
  if (!Number.isInteger(sid) || sid < 1 || sid > int4Max) throw data<PageProblem>({ msg: '', failure: 'shopUnknown' }, { status: 404 });
  return sid;
}

/** Who the store is. An unknown or closed one is a page not found. */
export async function loadShopHead(asked: Asked, sid: number) {
  const head = await ask(asked, 'GET /shop/headInfo/{shopId}', { shopId: sid });
  const format = formatOf(asked.context);
  return {
    shopId: head.shopId,
    name: head.merchantMallDisplayName || head.shopName,
    /** The company, where it is called otherwise than the store. */
    firm: head.shopName === head.merchantMallDisplayName ? null : head.shopName,
    logo: head.shopLogo,
    intro: head.intro,
    city: head.city,
    mark: storeMark(asked.context.get(i18nContext), { isOwn: head.shopType === 1, isPreferred: head.type === 1 }),
    since: format.longDay(head.openedAt),
    goods: head.prodCount,
    goodsText: format.whole(head.prodCount),
    /** In pieces: a store counts its goods in several units. */
    sold: head.soldNum > 0 ? piecesSold(asked.context, head.soldNum) : null,
    rating: head.commentNum >= reviewsToShow ? { score: format.stars(head.score), count: format.whole(head.commentNum) } : null,
  };
}
export type ShopHead = Awaited<ReturnType<typeof loadShopHead>>;

/** What the store shows of itself; without it the page is the same. */
export async function loadPhotos(asked: Asked, sid: number) {
  const i18n = asked.context.get(i18nContext);
  const answer = await tryAsk(asked, 'GET /shop/photos/{shopId}', { shopId: sid });
  const photos = answer.code === code.ok ? answer.data : [];
  return {
    heading: i18n._(msg`Factory, offices, showroom`),
    note: i18n._(msg`Provided by the store; not verified by us.`),
    photos: photos.map(({ path, caption, language }) => ({ path, caption, lang: langTag(language as Locale) })),
  };
}
export type StorePhotos = Awaited<ReturnType<typeof loadPhotos>>;

/** The front of a store: its categories and its goods in two rows. */
export async function loadShop(asked: Asked, sid: number) {
  const format = formatOf(asked.context);
  const [head, photos, facets, popular, fresh] = await Promise.all([
    loadShopHead(asked, sid),
    loadPhotos(asked, sid),
    tryAsk(asked, 'GET /search/facets', { shopId: sid }),
    tryAsk(asked, 'GET /search/page', { shopId: sid, sort: searchSort.salesDown, current: 1, size: rowSize }),
    tryAsk(asked, 'GET /search/page', { shopId: sid, sort: searchSort.timeDown, current: 1, size: rowSize }),
  ]);
  const i18n = asked.context.get(i18nContext);
  const cards = (answer: typeof popular) =>
    answer.code === code.ok ? answer.data.records.map((card) => cardView(format, card, i18n)) : [];
  const total = popular.code === code.ok ? popular.data.total : 0;
  return {
    head,
    photos,
    categories:
      facets.code === code.ok
        ? facets.data.categories
            .filter(({ level }) => level === 1)
            .map(({ categoryId, categoryName, prodCount }) => ({
              categoryId,
              name: categoryName,
              count: format.whole(prodCount),
              href: paths.shopGoods({ sid, cpid: categoryId }),
            }))
        : [],
    popular: cards(popular),
    // A small store has one row: all it sells.
    fresh: total > rowSize ? cards(fresh) : [],
    all: total <= rowSize,
  };
}
export type Shop = Awaited<ReturnType<typeof loadShop>>;
