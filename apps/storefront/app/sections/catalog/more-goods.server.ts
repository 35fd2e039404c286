import type { Input } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { cardView } from './card-view.server.ts';

const rowSize = 5;
const similarMin = 3;

/** Cards of a list without the product one looks at; nothing when they cannot be had. */
async function cardsOf(asked: Asked, prodId: number, list: Input<'GET /search/page'>) {
  const answer = await tryAsk(asked, 'GET /search/page', { ...list, current: 1, size: rowSize + 1 });
  const format = formatOf(asked.context);
  return answer.code === code.ok
    ? answer.data.records
        .filter((card) => card.prodId !== prodId)
        .slice(0, rowSize)
        .map((card) => cardView(format, card, asked.context.get(i18nContext)))
    : [];
}

/** Cards of the narrowest category that has some beside this product. */
async function similarTo(asked: Asked, prodId: number, path: readonly { categoryId: number }[]) {
  const [nearest, wider] = path.toReversed();
  const near = nearest ? await cardsOf(asked, prodId, { categoryId: nearest.categoryId }) : [];
  return near.length >= similarMin || !wider ? near : cardsOf(asked, prodId, { categoryId: wider.categoryId });
}

/** What else there is: of the same kind, and of the same store. */
export async function loadMoreGoods(
  asked: Asked,
  product: { prodId: number; shopId: number; categoryPath: readonly { categoryId: number }[] },
) {
  const { prodId, shopId, categoryPath } = product;
  const [similar, ofStore] = await Promise.all([similarTo(asked, prodId, categoryPath), cardsOf(asked, prodId, { shopId })]);
  return { similar, ofStore };
}
export type MoreGoods = Awaited<ReturnType<typeof loadMoreGoods>>;
