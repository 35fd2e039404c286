import { MoneyWays, RefusalNotice, useDone, useFormat, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { languageName, languageTag, refundChars, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice, TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { disputesSend } from '../pages/disputes/disputes-href.ts';

export type Ruling = keyof typeof disputesSend;
/** The same bound as the contract's. */
const least = 10;

type DisputeRuleProps = { refund: Output<'GET /platform/intervention/info'>; ruling: Ruling; onClose: () => void };

/** Asked before the platform rules: what becomes of the money, and the reason, once for each language that is read. */
export function DisputeRule({ refund, ruling, onClose }: DisputeRuleProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  // Both rulings take the same: the refund and the reason.
  const { send, busy, result } = useSend<'PUT /platform/intervention/agree'>(disputesSend[ruling]);
  const [reason, setReason] = useState('');
  const [storeReason, setStoreReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { languages } = refund;
  const inBoth = languages.buyer !== languages.store;
  const [buyers, stores] = [languageName[languages.buyer], languageName[languages.store]];
  const amount = money(refund.refundAmount, refund.currency);
  const goods = money(refund.goodsAmount, refund.currency);
  const freight = money(refund.freightAmount, refund.currency);
  const words = {
    agree: {
      title: t`Rule for the buyer?`,
      warning: t`${amount} goes back to the buyer at once: ${goods} of the goods and ${freight} of the freight. This cannot be taken back.`,
      yes: t`Rule and pay ${amount} back`,
      done: t`Ruled for the buyer: ${amount} goes back`,
    },
    refuse: {
      title: t`Rule against the refund?`,
      warning: t`Nothing of ${amount} goes back. The refund is closed for good, and the order goes on. This cannot be taken back.`,
      yes: t`Close the refund`,
      done: t`Ruled against the refund: it is closed`,
    },
  }[ruling];
  useDone(result, () => {
    say({ tone: 'good', text: words.done });
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  const faultOf = (text: string) => (text.trim().length < least ? t`Write at least ${least} characters.` : undefined);
  const isWrong = faultOf(reason) !== undefined || (inBoth && faultOf(storeReason) !== undefined);
  return (
    <Dialog title={words.title} onClose={onClose} closeLabel={t`Close`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (!isWrong) send({ refundSn: refund.refundSn, reason: reason.trim(), ...(inBoth && { storeReason: storeReason.trim() }) });
        }}
      >
        <Notice tone="wait">{words.warning}</Notice>
        {ruling === 'agree' ? <MoneyWays ways={refund.moneyPath} currency={refund.currency} /> : null}
        <Told
          label={inBoth ? t`Reason for the buyer: ${buyers}` : t`Reason of the ruling`}
          hint={inBoth ? t`The buyer reads it in this language.` : t`Buyer and store both read it. Their language: ${buyers}.`}
          locale={languages.buyer}
          error={(checked ? faultOf(reason) : undefined) ?? refusal?.fields['reason']}
          value={reason}
          onChange={setReason}
        />
        {inBoth ? (
          <Told
            label={t`Reason for the store: ${stores}`}
            hint={t`The store reads it in this language. The packet tells both.`}
            locale={languages.store}
            error={(checked ? faultOf(storeReason) : undefined) ?? refusal?.fields['storeReason']}
            value={storeReason}
            onChange={setStoreReason}
          />
        ) : null}
        <RefusalNotice refusal={refusal} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t({ message: 'Not now', comment: 'Button: leaves a question without doing anything' })}
          </Button>
          <Button type="submit" busy={busy} variant={ruling === 'refuse' ? 'danger' : 'primary'}>
            {words.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ToldProps = {
  label: string;
  hint: string;
  locale: Locale;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** The ruling in one language. */
function Told({ label, hint, locale, error, value, onChange }: ToldProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      required
      lang={languageTag[locale]}
      dir="auto"
      maxLength={refundChars.ruling}
      rows={3}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
