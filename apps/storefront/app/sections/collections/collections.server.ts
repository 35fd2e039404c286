import type { Input, Output } from '@kyakhta/contract/types';
import { code, pageSizeMax } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, personOf, refusal, toLogin, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { textOf } from '../../form-text.ts';
import { paths } from '../../paths.ts';
import { fellBy } from '../catalog/card-view.server.ts';
import { faultView } from './fault-words.server.ts';

type WireProduct = Output<'GET /p/user/recentBrowse'>[number];
const perPage = 24;
const historyPerPage = pageSizeMax;

const pageOf = (url: URL): number => Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
/** The ids that a form has ticked. */
const tickedIn = (data: FormData): number[] =>
  data
    .getAll('id')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, 1000);

/** A product kept or seen, written for its reader. */
export const keptView = (asked: Pick<Asked, 'context'>, product: WireProduct) => ({
  prodId: product.prodId,
  name: product.prodName,
  picture: product.pic,
  price: formatOf(asked.context).moneyRange(product.minPrice, product.maxPrice, product.currency),
  fell: fellBy(formatOf(asked.context), asked.context.get(i18nContext), product),
  shopId: product.shopId,
  store: product.shopName,
  fault: faultView(asked, product.fault),
});
export type KeptProduct = ReturnType<typeof keptView>;

/** Whether the buyer keeps what the page shows; nobody's question for a guest. */
export async function isKept(asked: Asked, what: { prodId: number } | { shopId: number }): Promise<boolean> {
  if (!personOf(asked.context).buyer) return false;
  const answer =
    'prodId' in what
      ? await tryAsk(asked, 'GET /p/user/collection/isCollection', what)
      : await tryAsk(asked, 'GET /p/shop/collection/isCollection', what);
  return answer.code === code.ok && answer.data;
}

/** Keeps a product or a store, or no longer, as its page asks. A guest logs in first. */
export async function keep(asked: Asked, what: { prodId: number } | { shopId: number }, data: FormData) {
  if (!personOf(asked.context).buyer) throw toLogin(asked.url, data);
  const isCollection = textOf(data, 'keep') === '1' ? 1 : 0;
  const answer =
    'prodId' in what
      ? await tryAsk(asked, 'POST /p/user/collection/addOrCancel', { ...what, isCollection })
      : await tryAsk(asked, 'POST /p/shop/collection/addOrCancel', { ...what, isCollection });
  return answer.code === code.ok ? { kept: answer.data } : { kept: null, refused: refusal(answer).msg };
}

/** What the buyer keeps: products or stores, a page of them. */
export async function loadCollection(asked: Asked) {
  const { searchParams } = asked.url;
  const isShop = searchParams.get('tab') === 'shop';
  const current = pageOf(asked.url);
  const format = formatOf(asked.context);
  const input = { current, size: perPage };
  const [products, stores] = await Promise.all([
    ask(asked, 'GET /p/user/collection/page', isShop ? { size: 1 } : input),
    ask(asked, 'GET /p/shop/collection/page', isShop ? input : { size: 1 }),
  ]);
  const shown = isShop ? stores : products;
  // Past the end, as after the last of a page was taken out.
  if (shown.records.length === 0 && shown.pages > 0 && current > shown.pages)
    throw goTo(asked.url, paths.collection({ ...(isShop && { tab: 'shop' }), page: shown.pages }));
  const removed = Number(searchParams.get('removed'));
  return {
    isShop,
    current,
    pages: shown.pages,
    counts: { products: format.whole(products.total), stores: format.whole(stores.total) },
    removed: Number.isInteger(removed) && removed > 0 && removed <= 1000 ? removed : 0,
    products: isShop ? [] : products.records.map((product) => keptView(asked, product)),
    stores: isShop
      ? stores.records.map((store) => ({
          shopId: store.shopId,
          name: store.merchantMallDisplayName || store.shopName,
          logo: store.shopLogo,
          goods: store.prodCount,
          goodsText: format.whole(store.prodCount),
          fault: faultView(asked, store.fault),
        }))
      : [],
  };
}
export type Collection = Awaited<ReturnType<typeof loadCollection>>;

/** Takes out one, or all that are ticked. */
export async function dropFromCollection(asked: Asked, data: FormData) {
  const isShop = asked.url.searchParams.get('tab') === 'shop';
  const one = Number(textOf(data, 'one'));
  const ids = one > 0 ? [one] : tickedIn(data);
  if (ids.length === 0) return { nothing: true as const };
  const answer = isShop
    ? await tryAsk(asked, 'POST /p/shop/collection/batchCancel', { shopIds: ids })
    : await tryAsk(asked, 'POST /p/user/collection/batchCancel', { prodIds: ids });
  if (answer.code !== code.ok) return refusal(answer);
  return goTo(asked.url, paths.collection({ ...(isShop && { tab: 'shop' }), page: pageOf(asked.url), removed: ids.length }));
}

const historyAt = (asked: Asked, input: Input<'GET /p/prodBrowseLog/page'>) => ask(asked, 'GET /p/prodBrowseLog/page', input);

/** What the buyer has looked at, by day in his own time zone. */
export async function loadHistory(asked: Asked) {
  const format = formatOf(asked.context);
  const current = pageOf(asked.url);
  const page = await historyAt(asked, { current, size: historyPerPage });
  const days = Map.groupBy(page.records, (record) => format.longDay(record.createTime));
  return {
    current,
    pages: page.pages,
    asks: asked.url.searchParams.has('ask'),
    days: [...days].map(([day, records]) => ({ day, products: records.map((record) => keptView(asked, record)) })),
  };
}
export type History = Awaited<ReturnType<typeof loadHistory>>;

/** Takes out one product, those of a day, or everything. The newest 500 are all there is. */
export async function dropFromHistory(asked: Asked, data: FormData, back: (page: number) => string) {
  const format = formatOf(asked.context);
  const one = Number(textOf(data, 'one'));
  const day = textOf(data, 'day');
  const ids: number[] = one > 0 ? [one] : [];
  if (ids.length === 0) {
    const first = await historyAt(asked, { current: 1, size: historyPerPage });
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, first.pages - 1) }, (_, i) => historyAt(asked, { current: i + 2, size: historyPerPage })),
    );
    for (const { records } of [first, ...rest])
      ids.push(...records.filter(({ createTime }) => day === '' || format.longDay(createTime) === day).map(({ prodId }) => prodId));
  }
  if (ids.length > 0) {
    const answer = await tryAsk(asked, 'DELETE /p/prodBrowseLog', { ids });
    if (answer.code !== code.ok) return refusal(answer);
  }
  return goTo(asked.url, back(pageOf(asked.url)));
}
