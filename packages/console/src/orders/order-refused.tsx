import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useSend } from '../send.ts';
import { useDone } from '../use-done.ts';

/** Where a refusal at the door is sent to, in both consoles. */
export const refusedSend = '/orders/refused-at-door';

/** Notes that goods for cash on delivery were not taken at the door and have come back. */
export function RefusedAtDoor({ orderNumber }: { orderNumber: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
        {t`The parcel was returned`}
      </Button>
      {asked ? <Ask orderNumber={orderNumber} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function Ask({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  // Both consoles send the same.
  const { send, busy, result } = useSend<'PUT /shop/admin/order/refusedAtDoor'>(refusedSend);
  useDone(result, () => {
    say({ tone: 'good', text: t`The order is closed, the goods are in stock again` });
    void revalidate();
    onClose();
  });
  return (
    <ReasonDialog
      title={t`Was the parcel returned unpaid?`}
      warning={t`The order closes without payment, and its goods are in stock again. Record this once they are back. This cannot be undone.`}
      yes={t`Close the order`}
      hint={t`The buyer, the store and Kyakhta see it on the order page.`}
      danger
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ orderNumber, reason })}
      onClose={onClose}
    />
  );
}
