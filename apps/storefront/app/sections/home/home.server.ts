import { anyStatus, code, homeHistorySize, hotWordsListed, recommendedCategoriesPerPage } from '@kyakhta/contract/values';
import type { Output } from '@kyakhta/contract/types';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { langTag, type Locale } from '../../locales.ts';
import { logisticsLineCount } from '../about/logistics.server.ts';
import { keptView } from '../collections/collections.server.ts';
import { rankingView, rankTypeOf } from '../rankings/rankings.server.ts';
import { loadInspirationPage } from './inspiration.server.ts';
import { loadNeeds } from './needs.server.ts';

type WireRanking = Output<'GET /visitor/prodRanking/detail'>;

/** Cards in a showcase: two rows on a small screen, one on a large one. */
const showcaseSize = 5;

const loadWords = async (asked: Asked): Promise<string[]> => {
  const words = await tryAsk(asked, 'GET /search/hotSearch', { type: 1 });
  return words.code === code.ok ? words.data.slice(0, hotWordsListed).map(({ title }) => title) : [];
};

/** The page of recommended categories that the address names. */
async function loadRecommended(asked: Asked) {
  const answer = await tryAsk(asked, 'GET /category/getRecommendedCategory/{level}', { level: 1, pushLocation: 'unLoginHome' });
  const all = answer.code === code.ok ? answer.data : [];
  const pages = Math.max(1, Math.ceil(all.length / recommendedCategoriesPerPage));
  const current = Math.min(pages, Math.max(1, Math.trunc(Number(asked.url.searchParams.get('categories'))) || 1));
  return {
    current,
    pages,
    tiles: all
      .slice((current - 1) * recommendedCategoriesPerPage, current * recommendedCategoriesPerPage)
      .map(({ categoryId, categoryName, parentId, iconFont, pic }) => ({
        categoryId,
        parentId,
        name: categoryName,
        picture: pic ?? iconFont,
      })),
  };
}

/** The size of the marketplace with the words below each figure; what is nothing is left out. */
function figuresOf(asked: Asked, config: Output<'GET /webConfig/getHomeConfig'>): { figure: string; label: string }[] {
  const { whole } = formatOf(asked.context);
  const i18n = asked.context.get(i18nContext);
  const { counted, prodTenThousands, shopTenThousands } = config;
  const more = counted === null ? '+' : '';
  const lines = counted === null ? config.lines : logisticsLineCount;
  const { products, stores, categories, newToday } = counted ?? {
    ...config,
    products: prodTenThousands * 10_000,
    stores: shopTenThousands * 10_000,
  };
  const entries: [number, string, MessageDescriptor][] = [
    [products, more, msg({ message: plural(products, { one: 'product', other: 'products' }), comment: 'Below a figure such as 2,077' })],
    [stores, more, msg({ message: plural(stores, { one: 'supplier', other: 'suppliers' }), comment: 'Below a figure such as 60' })],
    [categories, '', msg({ message: plural(categories, { one: 'category', other: 'categories' }), comment: 'Below a figure such as 148' })],
    [
      lines,
      more,
      msg({ message: plural(lines, { one: 'logistics line', other: 'logistics lines' }), comment: 'Below a figure such as 6' }),
    ],
    [
      newToday,
      '',
      msg({ message: plural(newToday, { one: 'new today', other: 'new today' }), comment: 'Goods; below a figure such as 23' }),
    ],
  ];
  return entries.filter(([n]) => n > 0).map(([n, sign, label]) => ({ figure: `${whole(n)}${sign}`, label: i18n._(label) }));
}

async function loadFigures(asked: Asked) {
  const config = await tryAsk(asked, 'GET /webConfig/getHomeConfig', {});
  if (config.code !== code.ok) return null;
  return {
    figures: figuresOf(asked, config.data),
    voices: config.data.testimonials.map(({ language, ...voice }) => ({ ...voice, lang: langTag(language as Locale) })),
  };
}

/** What a guest is shown. A part that cannot be had is left out. */
export async function loadGuestHome(asked: Asked) {
  const format = formatOf(asked.context);
  const i18n = asked.context.get(i18nContext);
  const [words, recommended, showcases, figures] = await Promise.all([
    loadWords(asked),
    loadRecommended(asked),
    tryAsk(asked, 'GET /shop/homePage/businessOpportunityProd', {}),
    loadFigures(asked),
  ]);
  const found = showcases.code === code.ok ? showcases.data : null;
  return {
    words,
    recommended,
    figures,
    hot: found && rankingView(format, found.hotRanking, i18n, showcaseSize),
    fresh: found && rankingView(format, found.newArrivals, i18n, showcaseSize),
    rising: found && rankingView(format, found.newTrends, i18n, showcaseSize),
  };
}

async function loadBanners(asked: Asked) {
  const answer = await tryAsk(asked, 'GET /indexImgs/{shopId}', { shopId: 0, imgType: 1 });
  return answer.code === code.ok
    ? answer.data.map(({ id, imgUrl, type, relation, title }) => ({ id, picture: imgUrl, type, relation, title }))
    : [];
}

async function loadCategories(asked: Asked) {
  const categories = await tryAsk(asked, 'GET /category/categoryInfo', { parentId: 0 });
  return categories.code === code.ok
    ? categories.data.categoryInfo.map(({ categoryId, categoryName, iconFont, prodCount }) => ({
        categoryId,
        name: categoryName,
        picture: iconFont,
        count: prodCount,
      }))
    : [];
}

/** Asked only about who has looked at nothing. */
async function hasNoOrders(asked: Asked): Promise<boolean> {
  const orders = await tryAsk(asked, 'GET /p/myOrder/myOrderSearch', { status: anyStatus, size: 1 });
  return orders.code === code.ok && orders.data.total === 0;
}

/** A ranking that begins with the best of her own categories is that of nobody else: its places are no ranks, and it says so. */
function personalRanking(format: ReturnType<typeof formatOf>, found: WireRanking | null, i18n: I18n) {
  if (found === null) return { ranking: null, rankingNote: null };
  const ranking = rankingView(format, found, i18n, showcaseSize);
  if (found.near === 0) return { ranking, rankingNote: null };
  const { days } = ranking;
  return {
    ranking: { ...ranking, cards: ranking.cards.map(({ rank: _, ...card }) => card) },
    rankingNote: i18n._(msg`Last ${days} days: best of the categories you view first, then of all`),
  };
}

/** What a buyer is shown: his own things first. */
export async function loadPersonalHome(asked: Asked) {
  const format = formatOf(asked.context);
  const type = rankTypeOf(asked.url, 'rank');
  const [needs, words, history, banners, rankings, categories, inspiration] = await Promise.all([
    loadNeeds(asked),
    loadWords(asked),
    tryAsk(asked, 'GET /p/prodBrowseLog/page', { size: homeHistorySize, current: 1 }),
    loadBanners(asked),
    tryAsk(asked, 'GET /p/myHomePage/popularRankings', {}),
    loadCategories(asked),
    loadInspirationPage(asked),
  ]);
  const found = rankings.code === code.ok ? rankings.data : null;
  const seen = history.code === code.ok ? history.data.records : [];
  const i18n = asked.context.get(i18nContext);
  const isNew = seen.length === 0 && needs.total === 0 && (await hasNoOrders(asked));
  return {
    needs,
    /** Once she has looked at something, or ordered, goods near that are hers. */
    picked: isNew
      ? { title: i18n._(msg`Popular with other buyers`), note: i18n._(msg`Best sellers first, then similar to what you view`) }
      : { title: i18n._(msg`Picked for you`), note: i18n._(msg`Similar to what you viewed and ordered`) },
    words,
    banners,
    categories,
    inspiration,
    type,
    history: seen.map((product) => keptView(asked, product)),
    ...personalRanking(format, found && (type === 1 ? found.favorableComment : found.hotRanking), i18n),
    fresh: found && rankingView(format, found.newArrivals, i18n, showcaseSize),
  };
}

export type GuestView = Awaited<ReturnType<typeof loadGuestHome>>;
export type PersonalView = Awaited<ReturnType<typeof loadPersonalHome>>;
export type Recommended = GuestView['recommended'];
export type Figures = NonNullable<GuestView['figures']>;
export type Banner = PersonalView['banners'][number];
