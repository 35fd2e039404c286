import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { stockSend } from '../pages/stock/stock-resource.ts';

const readPercent = (text: string): number | null => {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value <= 100 ? value : null;
};

/** Which share of its goods the store lets wait for bank transfers. */
export function TransferHold({ percent }: { percent: number }) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /shop/admin/stock/transferHold'>(stockSend.transferHold);
  const [text, setText] = useState(String(percent));
  useDone(result, () => say({ tone: 'good', text: t`Saved` }));
  const refused = result?.ok === false ? result : undefined;
  const wanted = readPercent(text);
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== null) send({ transferHoldPercent: wanted });
      }}
    >
      <RefusalNotice refusal={refused} />
      <TextInput
        label={t`Share of goods that may wait for bank transfers, %`}
        error={wanted === null ? t`Enter a whole number from 0 to 100.` : refused?.fields['transferHoldPercent']}
        value={text}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        className="max-w-80"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="ghost" busy={busy}>
        {t`Save`}
      </Button>
      <p className="basis-full text-sm text-ink-3">{t`A transfer takes days, and its goods are reserved meanwhile. All transfers together reserve at most this share of the available pieces of a variant; 0 accepts no transfers.`}</p>
    </form>
  );
}
