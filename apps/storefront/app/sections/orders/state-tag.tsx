import type { HeldBack } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, StatusTag } from '@kyakhta/ui';
import { OrderStatusTag } from './status-tag.tsx';

type Props = { order: Parameters<typeof OrderStatusTag>[0]['order'] & { heldBack: HeldBack | null } };

/** Where an order stands, and that nothing is prepared of it while all of that is asked back. Apart from the tag of the home page, where scripts are counted. */
export function OrderStateTag({ order }: Props) {
  const { t } = useLingui();
  if (order.heldBack === null) return <OrderStatusTag order={order} />;
  return (
    <StatusTag tone="wait" icon={CircleAlert}>
      {order.heldBack === 'takenBack'
        ? t({ message: 'On hold', comment: 'Step of an order: its payment was taken back, and Kyakhta looks into it' })
        : t({ message: 'Refund asked for', comment: 'Order status: all that has not been shipped is asked back, nothing is packed' })}
    </StatusTag>
  );
}
