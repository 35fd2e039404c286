import { Plural, useLingui } from '@lingui/react/macro';
import type { GoodsCount } from './goods-count.server.ts';

/** What of an order is not to be shipped: in cartons, or in pieces where all cartons leave or none does. */
export function RefundedGoods({ refunded }: { refunded: GoodsCount['refunded'] }) {
  const { t } = useLingui();
  if (refunded === null) return null;
  const { all, meant, cartons, count, pieces } = refunded;
  return (
    <span className="block tabular-nums">
      {cartons > 0 ? (
        <Plural value={all} one={`${meant} of # carton; ${count} cancelled`} other={`${meant} of # cartons; ${count} cancelled`} />
      ) : (
        t`Cancelled before shipping: ${pieces}`
      )}
    </span>
  );
}
