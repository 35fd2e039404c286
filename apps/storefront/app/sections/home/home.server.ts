import { code, orderStatus, searchSort } from '@kyakhta/contract/values';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { cardView } from '../catalog/card-view.server.ts';
import { orderCardView } from '../orders/order-view.server.ts';

const rowSize = 10;
const needsSize = 5;

/** Categories, often-searched words and the goods in demand. */
export async function loadGoods(asked: Asked) {
  const format = formatOf(asked.context);
  const [categories, words, popular, fresh] = await Promise.all([
    tryAsk(asked, 'GET /category/categoryInfo', { parentId: 0 }),
    tryAsk(asked, 'GET /search/hotSearch', { type: 1 }),
    tryAsk(asked, 'GET /search/page', { sort: searchSort.salesDown, current: 1, size: rowSize }),
    tryAsk(asked, 'GET /search/page', { sort: searchSort.timeDown, current: 1, size: rowSize }),
  ]);
  return {
    categories:
      categories.code === code.ok
        ? categories.data.categoryInfo.map(({ categoryId, categoryName, iconFont, prodCount }) => ({
            categoryId,
            name: categoryName,
            picture: iconFont,
            count: prodCount,
          }))
        : [],
    words: words.code === code.ok ? words.data.slice(0, 5).map(({ title }) => title) : [],
    popular: popular.code === code.ok ? popular.data.records.map((card) => cardView(format, card)) : [],
    fresh: fresh.code === code.ok ? fresh.data.records.map((card) => cardView(format, card)) : [],
    total: popular.code === code.ok && popular.data.total > 0 ? format.whole(popular.data.total) : null,
  };
}

/** Orders that wait for the buyer: to pay, to receive, to close. */
export async function loadNeeds(asked: Asked) {
  const page = (status: number) =>
    tryAsk(asked, 'GET /p/myOrder/myOrderSearch', { status, orderTimeStatus: 0, current: 1, size: needsSize });
  const answers = await Promise.all([
    page(orderStatus.pendingPayment),
    page(orderStatus.pendingReceipt),
    page(orderStatus.pendingEvaluation),
  ]);
  const found = answers.map((answer) => (answer.code === code.ok ? answer.data : { records: [], total: 0 }));
  const orders = found.flatMap(({ records }) => records).map((order) => orderCardView(asked.context, order));
  return { orders: orders.filter((order) => order.next !== null).slice(0, 6), total: found.reduce((sum, { total }) => sum + total, 0) };
}

export type Goods = Awaited<ReturnType<typeof loadGoods>>;
export type Needs = Awaited<ReturnType<typeof loadNeeds>>;
