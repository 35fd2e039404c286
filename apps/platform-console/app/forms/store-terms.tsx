import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { paymentTerm } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storesSend } from '../pages/stores/stores-href.ts';

/** Terms of payment a store offers beside payment before delivery. */
export function StoreTerms({ shopId, terms }: { shopId: number; terms: readonly number[] }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [cashOnDelivery, setCash] = useState(terms.includes(paymentTerm.cashOnDelivery));
  const [instalments, setInstalments] = useState(terms.includes(paymentTerm.instalments));
  const { send, busy, result } = useSend<'PUT /platform/shop/paymentTerms'>(storesSend.terms);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  return (
    <form
      noValidate
      className="grid max-w-md gap-3"
      onSubmit={(submit) => {
        submit.preventDefault();
        send({ shopId, cashOnDelivery, instalments });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <p className="text-sm text-ink-2">{t`Payment before delivery is always offered. What is changed counts for orders to come.`}</p>
      <Checkbox checked={cashOnDelivery} onChange={(event) => setCash(event.currentTarget.checked)}>
        {t`Cash on delivery`}
      </Checkbox>
      <Checkbox checked={instalments} onChange={(event) => setInstalments(event.currentTarget.checked)}>
        {t`In parts, by the plans of the site`}
      </Checkbox>
      <div>
        <Button size="sm" type="submit" busy={busy}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
