import type { Output } from '@kyakhta/contract/types';
import { formatOf, type Asked } from '../../ask.ts';
import { totalQuantity } from '../catalog/total-quantity.server.ts';

type WireOrder = Pick<Output<'GET /p/myOrder/myOrderSearch'>['records'][number], 'cartons' | 'canceledCartons' | 'orderItemDtos'>;

/**
 * How much of an order is sent, or was: pieces that were refunded before they left are told apart. Of one that was refunded
 * whole, how much was ordered.
 */
export function goodsCount(context: Asked['context'], { cartons: all, canceledCartons, orderItemDtos: items }: WireOrder) {
  const format = formatOf(context);
  const total = (countOf: (item: WireOrder['orderItemDtos'][number]) => number) =>
    totalQuantity(
      context,
      items.flatMap((item) => (countOf(item) > 0 ? [{ count: countOf(item), unit: item.unit }] : [])),
    );
  const isWhole = items.every((item) => item.canceledCount === item.prodCount);
  const gone = isWhole ? 0 : canceledCartons;
  return {
    cartons: all - gone,
    pieces: total((item) => item.prodCount - (isWhole ? 0 : item.canceledCount)),
    /** What was refunded before it left; null where nothing was, and of vouchers, which are not sent. */
    refunded:
      all === 0 || items.every((item) => item.canceledCount === 0)
        ? null
        : { all, meant: format.whole(all - gone), cartons: gone, count: format.whole(gone), pieces: total((item) => item.canceledCount) },
  };
}
export type GoodsCount = ReturnType<typeof goodsCount>;
