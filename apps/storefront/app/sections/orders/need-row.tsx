import { Trans } from '@lingui/react/macro';
import { Anchor, Money } from '@kyakhta/ui';
import { NextActionButton, NextActionNote } from './next-action.tsx';
import type { OrderCardView } from './order-view.server.ts';
import { OrderStatusTag } from './status-tag.tsx';
import { StoredPicture } from '../catalog/stored-picture.tsx';

/** One order that waits for the buyer, with the button that moves it on. */
export function NeedRow({ order }: { order: OrderCardView }) {
  const first = order.lines[0];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-line bg-paper p-3 md:p-4">
      <StoredPicture path={first?.picture ?? null} alt="" sizes="56px" className="size-14 shrink-0 rounded-2" />
      <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-0.5">
        <span>
          <OrderStatusTag order={order} />
        </span>
        <Anchor href={order.href} dir="auto" className="max-w-full truncate font-medium hover:text-brand hover:underline">
          {first?.name ?? order.orderNumber}
        </Anchor>
        <span className="text-xs text-ink-2 tabular-nums">
          <Trans comment="Store and amount of an order, in a list">
            {order.store}, <Money>{order.amount}</Money>
          </Trans>
        </span>
      </div>
      {order.next ? (
        <div className="grid w-full gap-1 sm:w-auto sm:justify-items-end">
          <NextActionButton next={order.next} />
          <span className="text-xs text-ink-3 tabular-nums">
            <NextActionNote next={order.next} />
          </span>
        </div>
      ) : null}
    </li>
  );
}
