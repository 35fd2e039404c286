import type { Input } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { cardView } from './card-view.server.ts';

const rowSize = 6;

/** Cards of a list without the product one looks at; nothing when they cannot be had. */
async function cardsOf(asked: Asked, prodId: number, list: Input<'GET /search/page'>) {
  const answer = await tryAsk(asked, 'GET /search/page', { ...list, current: 1, size: rowSize + 1 });
  const format = formatOf(asked.context);
  return answer.code === code.ok
    ? answer.data.records
        .filter((card) => card.prodId !== prodId)
        .slice(0, rowSize - 1)
        .map((card) => cardView(format, card))
    : [];
}

/** What else there is: of the same kind, and of the same store. */
export async function loadMoreGoods(asked: Asked, { prodId, shopId, categoryId }: { prodId: number; shopId: number; categoryId: number }) {
  const [similar, ofStore] = await Promise.all([cardsOf(asked, prodId, { categoryId }), cardsOf(asked, prodId, { shopId })]);
  return { similar, ofStore };
}
export type MoreGoods = Awaited<ReturnType<typeof loadMoreGoods>>;
