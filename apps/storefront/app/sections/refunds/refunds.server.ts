import { refundGroup } from '@kyakhta/contract/values';
import { ask, formatOf, type Asked } from '../../ask.ts';
import { refundCardView } from './refund-view.server.ts';

const perPage = 10;

export async function loadRefunds(asked: Asked) {
  const { searchParams } = asked.url;
  const group = refundGroup.find((known) => known === searchParams.get('group')) ?? 'all';
  const current = Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const page = await ask(asked, 'GET /p/orderRefund/list', { group, current, size: perPage });
  const { whole, zone } = formatOf(asked.context);
  return {
    group,
    current: page.current,
    pages: page.pages,
    tabs: refundGroup.map((of) => ({ group: of, count: whole(page.counts[of]) })),
    zone: zone(),
    refunds: page.records.map((refund) => refundCardView(asked.context, refund)),
  };
}
export type RefundList = Awaited<ReturnType<typeof loadRefunds>>;
