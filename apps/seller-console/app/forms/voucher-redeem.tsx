import { RefusalNotice, Section, orderHref, useDone, useSend } from '@kyakhta/console';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { voucherLockMinutes, voucherTriesMax } from '@kyakhta/contract/values';
import { Button, LinkButton, Notice, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { redeemSend } from '../pages/orders/vouchers-href.ts';

/** Redeems a voucher by its code. What came of it stays in sight, with its order, until the next code is sent. */
export function VoucherRedeem() {
  const { t } = useLingui();
  const [voucherCode, setCode] = useState('');
  const { send, busy, result } = useSend<'PUT /shop/admin/order/redeemVoucher'>(redeemSend);
  useDone(result, () => setCode(''));
  const done = result?.ok ? result.data : null;
  const left = done?.left ?? 0;
  return (
    <Section title={t`Redeem a voucher`}>
      <form
        noValidate
        className="grid max-w-xl gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          if (voucherCode.trim() !== '') send({ voucherCode });
        }}
      >
        <p className="text-ink-2">
          {t`Enter the code that the buyer gives you, and provide the service. A redeemed voucher cannot be used again. After ${voucherTriesMax} wrong codes none is accepted for ${voucherLockMinutes} minutes.`}
        </p>
        <TextInput
          label={t`Code of the voucher`}
          hint={t`Three groups of four characters; capitals and dashes do not matter.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          required
          maxLength={64}
          value={voucherCode}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <RefusalNotice refusal={result && !result.ok ? result : undefined} />
        {done ? (
          <Notice
            tone="good"
            live
            title={t`Redeemed: provide the service`}
            action={<LinkButton size="sm" variant="ghost" href={orderHref(done.orderNumber)}>{t`See the order`}</LinkButton>}
          >
            {t`${plural(left, {
              0: 'It was the last voucher of its order.',
              one: '# more voucher of the same order can be redeemed.',
              other: '# more vouchers of the same order can be redeemed.',
            })}`}
          </Notice>
        ) : null}
        <Button type="submit" busy={busy} className="justify-self-start">
          {t`Redeem`}
        </Button>
      </form>
    </Section>
  );
}
