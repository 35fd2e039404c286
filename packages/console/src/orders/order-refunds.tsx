import { Plural, useLingui } from '@lingui/react/macro';
import { LinkButton, Money, Notice } from '@kyakhta/ui';
import { useFormat } from '../format.ts';
import { isToShip } from './order-state.tsx';
import type { Order } from './types.ts';

/** Refunds of the order that are open, and what has gone back of it; nothing where there never was one. */
export function OrderRefunds({ order, href }: { order: Order; href: string }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { openRefunds, refundAmount } = order;
  if (openRefunds === 0 && refundAmount === 0) return null;
  return (
    <Notice
      tone={openRefunds > 0 ? 'wait' : 'info'}
      action={
        <LinkButton size="sm" variant="ghost" href={href}>
          {t`See the refunds`}
        </LinkButton>
      }
    >
      {openRefunds > 0 ? (
        <p>
          <Plural value={openRefunds} one="# refund of this order is open." other="# refunds of this order are open." />{' '}
          {isToShip(order.status) ? t`Goods under an open refund are not sent, unless the store has refused it.` : null}
        </p>
      ) : null}
      {refundAmount > 0 ? (
        <p>
          {t({ message: 'Paid back so far:', comment: 'Before an amount of refunds' })}{' '}
          <Money className="font-semibold">{money(refundAmount, order.currency)}</Money>
        </p>
      ) : null}
    </Notice>
  );
}
