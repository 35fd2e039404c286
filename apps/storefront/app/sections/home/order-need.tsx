import { Trans } from '@lingui/react/macro';
import { Anchor, Money } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { NextActionButton, NextActionNote } from '../orders/next-action.tsx';
import type { OrderCardView } from '../orders/order-view.server.ts';
import { OrderStatusTag } from '../orders/status-tag.tsx';

// Apart from the rows of other kinds: the home page tells orders alone, and its scripts are counted.

type RowProps = { picture: ReactNode; tag: ReactNode; href: string; name: string; about: ReactNode; act: ReactNode; note: ReactNode };

export function Row({ picture, tag, href, name, about, act, note }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-line bg-paper p-3 md:p-4">
      {picture}
      <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-0.5">
        <span>{tag}</span>
        <Anchor href={href} dir="auto" className="max-w-full truncate font-medium hover:text-brand hover:underline">
          {name}
        </Anchor>
        <span className="text-xs text-ink-2 tabular-nums">{about}</span>
      </div>
      <div className="grid w-full gap-1 sm:w-auto sm:justify-items-end">
        {act}
        <span className="text-xs text-ink-3 tabular-nums">{note}</span>
      </div>
    </li>
  );
}

export const Goods = ({ path }: { path: string | null }) => (
  <StoredPicture path={path} alt="" sizes="56px" className="size-14 shrink-0 rounded-2" />
);

export function StoreAndAmount({ store, amount }: { store: string; amount: string }) {
  return (
    <Trans comment="Store and amount of an order, in a list">
      {store}, <Money>{amount}</Money>
    </Trans>
  );
}

/** An order that waits for its buyer, with the button that moves it on. */
export function OrderNeed({ order }: { order: OrderCardView }) {
  const first = order.lines[0];
  if (order.next === null) return null;
  return (
    <Row
      picture={<Goods path={first?.picture ?? null} />}
      tag={<OrderStatusTag order={order} />}
      href={order.href}
      name={first?.name ?? order.orderNumber}
      about={<StoreAndAmount store={order.store} amount={order.amount} />}
      act={<NextActionButton next={order.next} />}
      note={<NextActionNote next={order.next} />}
    />
  );
}
