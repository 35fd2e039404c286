import { Plural, useLingui } from '@lingui/react/macro';
import { Money } from '@kyakhta/ui';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { RefundItem } from './refund-view.server.ts';

/** What becomes of a gift. */
function GiftWords({ takenOff }: { takenOff: string | null }) {
  const { t } = useLingui();
  return <span className="text-end text-ink-2">{takenOff === null ? t`Gift, returned` : t`Gift, stays: ${takenOff} taken off`}</span>;
}

/** The goods a refund is about. `sums`: with what goes back for each. */
export function RefundItems({ items, more = 0, sums = false }: { items: readonly RefundItem[]; more?: number; sums?: boolean }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item.orderItemId} className="flex items-center gap-3 text-sm">
          <StoredPicture path={item.picture} alt="" sizes="44px" className="size-11 shrink-0 rounded-2" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2">{item.name}</span>
            <span className="block text-xs text-ink-2 tabular-nums">{item.detail}</span>
          </span>
          {item.isGift ? <GiftWords takenOff={item.takenOff} /> : null}
          {sums && !item.isGift ? <Money className="font-medium">{item.amount}</Money> : null}
        </li>
      ))}
      {more > 0 ? (
        <li className="text-xs text-ink-2">
          <Plural value={more} one="and # more item" other="and # more items" />
        </li>
      ) : null}
    </ul>
  );
}
