import { RefusalNotice, useDone, useFormGuard, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storesSend } from '../pages/stores/stores-resource.ts';
import { basisPointsOf, percentOf } from './percent.ts';

/** A store's own commission in per cent; empty takes the site's. */
export function StoreCommission({ shopId, own, site }: { shopId: number; own: number | null; site: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(own === null ? '' : percentOf(own));
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /platform/shop/commission'>(storesSend.commission);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const guard = useFormGuard(text, { busy, result });
  const points = text.trim() === '' ? null : basisPointsOf(text);
  const problem = points === undefined ? t`Enter a percentage from 0 to 100 with at most two decimals.` : null;
  const ofSite = number(site / 100);
  return (
    <form
      noValidate
      className="grid max-w-md gap-3"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (points !== undefined) send({ shopId, ...(points !== null && { basisPoints: points }) });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <TextInput
        label={t`Store’s own commission, %`}
        hint={t`Applies to future orders. Leave empty to use the site’s ${ofSite}%.`}
        error={checked ? problem : undefined}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button size="sm" type="submit" busy={busy}>
          {t`Save`}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
