import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { stockSend } from '../pages/stock/stock-resource.ts';
import { readCount, stockProblem } from './decimal-text.ts';

type LowStockProps = {
  lowAt: number;
  /** One variant, and whether the number is its own; without it the number is of the whole store. */
  variant?: { skuId: number; hasOwn: boolean };
};

/** From how few free pieces on a variant is shown as low. */
export function LowStock({ lowAt, variant }: LowStockProps) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /shop/admin/stock/low'>(stockSend.low);
  const [text, setText] = useState(String(lowAt));
  useDone(result, () => say({ tone: 'good', text: t`Saved` }));
  const refused = result?.ok === false ? result : undefined;
  const wrong = text.trim() === '' || stockProblem(text) !== null;
  const skuId = variant?.skuId;
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) send({ skuId, lowAt: readCount(text) ?? 0 });
      }}
    >
      <RefusalNotice refusal={refused} />
      <TextInput
        label={
          variant
            ? t`This variant counts as low at this many available pieces or fewer`
            : t`A variant counts as low at this many available pieces or fewer`
        }
        error={wrong ? t`Enter a whole number.` : refused?.fields['lowAt']}
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
      {variant?.hasOwn ? (
        <Button variant="bare" onClick={() => send({ skuId })}>
          {t`Same as the whole store`}
        </Button>
      ) : null}
      {variant ? null : (
        <p className="basis-full text-sm text-ink-3">{t`Low stock appears under Today; a variant may have its own threshold.`}</p>
      )}
    </form>
  );
}
