import { QuestionDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Dialog, LinkButton, Notice, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { bankAccountHref, moneyHref, moneySend } from '../pages/money/money-resource.ts';

type PayoutAskProps = {
  balance: Output<'GET /shop/admin/settlement/balance'>;
  account: Output<'GET /shop/admin/settlement/account'>;
  onClose: () => void;
};

/** How much of the available money goes to the bank; all of it unless another amount is written. */
export function PayoutAsk({ balance, account, onClose }: PayoutAskProps) {
  const { t } = useLingui();
  const { money, decimals, moment } = useFormat();
  const navigate = useNavigate();
  const say = useToast();
  const { send, busy, result } = useSend<'POST /shop/admin/settlement/withdraw'>(moneySend.withdraw);
  const [amount, setAmount] = useState(balance.available.toFixed(decimals(balance.currency)));
  useDone(result, () => {
    say({ tone: 'good', text: t`Payout requested. An operator reviews it before the bank sends it.` });
    onClose();
    void navigate(moneyHref({ view: 'payouts' }));
  });
  const { currency } = balance;
  const all = money(balance.available, balance.currency);
  const least = money(balance.least, balance.currency);
  const usableFrom = account === null ? '' : moment(account.usableFrom);
  if (!account?.usable)
    return (
      <Dialog title={t`Request a payout`} onClose={onClose} closeLabel={t`Close`}>
        <div className="grid gap-4">
          <Notice tone="wait">
            {account === null
              ? t`Enter the store’s bank account first: payouts go only there.`
              : t`The bank account was changed. For your safety it can be used from ${usableFrom}.`}
          </Notice>
          <div className="flex justify-end">
            <LinkButton href={bankAccountHref}>{t`Bank account`}</LinkButton>
          </div>
        </div>
      </Dialog>
    );
  return (
    <QuestionDialog
      title={t`Request a payout`}
      yes={t`Request it`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ amount: amount.trim().replace(',', '.') })}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {t({ message: 'It goes to', comment: 'Before the name of a bank account' })} <bdi>{account.holder}</bdi>, <bdi>{account.bank}</bdi>{' '}
        <bdi dir="ltr">{account.account}</bdi>
      </p>
      <TextInput
        label={t({ message: `Amount in ${currency}`, comment: 'Field' })}
        hint={t`From ${least} to ${all}.`}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        required
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
