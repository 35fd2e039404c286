import { commSts, orderTimeStatus } from '@kyakhta/contract/values';
import { ask, formatOf, type Asked } from '../../ask.ts';
import { reviewLineView } from './review-line.server.ts';

const perPage = 10;

/** The buyer's bought lines: those that wait for a review, or those that have one. */
export async function loadComments(asked: Asked) {
  const { searchParams } = asked.url;
  const sts = searchParams.get('sts') === '1' ? commSts.reviewed : commSts.open;
  const time = Object.values(orderTimeStatus).find((known) => String(known) === searchParams.get('time')) ?? orderTimeStatus.all;
  const current = Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const other = sts === commSts.open ? commSts.reviewed : commSts.open;
  const [page, others] = await Promise.all([
    ask(asked, 'GET /p/myOrder/myOrderItemsComment', { commSts: sts, orderTimeStatus: time, current, size: perPage }),
    ask(asked, 'GET /p/myOrder/myOrderItemsComment', { commSts: other, orderTimeStatus: time, size: 1 }),
  ]);
  const format = formatOf(asked.context);
  const counts = sts === commSts.open ? [page.total, others.total] : [others.total, page.total];
  return {
    sts,
    time,
    done: searchParams.get('done') === '1',
    current: page.current,
    pages: page.pages,
    counts: counts.map((count) => format.whole(count)),
    lines: page.records.map((line) => reviewLineView(asked.context, line)),
  };
}
export type Comments = Awaited<ReturnType<typeof loadComments>>;
