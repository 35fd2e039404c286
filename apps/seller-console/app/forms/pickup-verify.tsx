import { QuestionDialog, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { pickupCodeDigits, pickupLockMinutes, pickupTriesMax } from '@kyakhta/contract/values';
import { Button, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { ordersSend } from '../pages/orders/orders-resource.ts';

/** Gives goods out against the code that the buyer shows. The result is shown here, where the order's next state does not close it. */
export function PickupVerify({ orderNumber, isReady }: { orderNumber: string; isReady: boolean }) {
  const { t } = useLingui();
  const say = useToast();
  const [asked, setAsked] = useState(false);
  const verified = useSend<'PUT /shop/admin/order/verifyPickup'>(ordersSend.verifyPickup);
  useDone(verified.result, () => {
    say({ tone: 'good', text: t`Correct code: hand over the goods` });
    setAsked(false);
  });
  if (!isReady) return null;
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {t`Check the buyer’s code`}
      </Button>
      {asked ? <Ask orderNumber={orderNumber} verified={verified} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

type AskProps = {
  orderNumber: string;
  verified: ReturnType<typeof useSend<'PUT /shop/admin/order/verifyPickup'>>;
  onClose: () => void;
};
function Ask({ orderNumber, verified: { send, busy, result }, onClose }: AskProps) {
  const { t } = useLingui();
  const [pickupCode, setCode] = useState('');
  return (
    <QuestionDialog
      title={t`The buyer’s code`}
      yes={t`Check the code`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => {
        if (pickupCode.trim() !== '') send({ orderNumber, pickupCode });
      }}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {t`With the correct code the order counts as received. After ${pickupTriesMax} wrong codes none is accepted for ${pickupLockMinutes} minutes.`}
      </p>
      <TextInput
        label={t`Code of ${pickupCodeDigits} digits`}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
        maxLength={32}
        value={pickupCode}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
