import { useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, PackageCheck, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ordersSend } from '../pages/orders/orders-resource.ts';

type PackingMarkProps = { order: { orderNumber: string; canPack: boolean; packingTime: string | null } };

/** The mark that an order is being packed: until it is set the buyer may cancel at once. */
export function PackingMark({ order: { orderNumber, canPack, packingTime } }: PackingMarkProps) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/order/packing'>(ordersSend.packing);
  const isPacking = packingTime !== null;
  // What was asked for last: the page may have been read anew by the time the notice shows.
  const [wanted, setWanted] = useState(false);
  useDone(result, () => {
    say({
      tone: 'good',
      text: !wanted ? t`The buyer may cancel the order again` : t`Marked as being packed: the buyer can no longer cancel`,
    });
    void revalidate();
  });
  if (!canPack) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={busy}
      onClick={() => {
        setWanted(!isPacking);
        send({ orderNumber, packing: !isPacking });
      }}
    >
      <PackageCheck aria-hidden className="size-4" />
      {isPacking ? t`Undo packing` : t`Start packing`}
    </Button>
  );
}
