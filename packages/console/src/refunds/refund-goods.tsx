import { useLingui } from '@lingui/react/macro';
import { Money } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { Count } from '../orders/count.tsx';
import { ItemName } from '../orders/order-items.tsx';
import type { RefundInfo } from './types.ts';

/** Which pieces the refund is about, and what of the money is theirs. */
export function RefundGoods({ refund }: { refund: RefundInfo }) {
  const { t } = useLingui();
  const { money } = useFormat();
  return (
    <Section title={t`Goods`}>
      <ul className="grid gap-3">
        {refund.items.map((item) => (
          <li key={item.orderItemId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-48">
              <ItemName item={item} />
            </span>
            {item.count > 0 ? <Count count={item.count} unit={item.unit} /> : null}
            {item.isGift ? (
              <GiftWords item={item} takenOff={money(item.keptValue, refund.currency)} />
            ) : (
              <Money className="ms-auto font-semibold">{money(item.amount, refund.currency)}</Money>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What becomes of a gift that came with the goods. */
function GiftWords({ item, takenOff }: { item: RefundInfo['items'][number]; takenOff: string }) {
  const { t } = useLingui();
  return (
    <span className="ms-auto text-end text-ink-2">
      {item.keptCount === 0 ? t`Gift, returned` : t`Gift, stays with the buyer: ${takenOff} taken off`}
    </span>
  );
}
