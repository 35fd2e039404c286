import { useSend } from '@kyakhta/console';
import { paymentTerm } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@kyakhta/ui';
import { useState } from 'react';
import { storesSend } from '../pages/stores/stores-resource.ts';
import { StoreSetting } from './store-setting.tsx';

/** Terms of payment a store offers besides payment before delivery. */
export function StoreTerms({ shopId, terms }: { shopId: number; terms: readonly number[] }) {
  const { t } = useLingui();
  const [cashOnDelivery, setCash] = useState(terms.includes(paymentTerm.cashOnDelivery));
  const [instalments, setInstalments] = useState(terms.includes(paymentTerm.instalments));
  const { send, busy, result } = useSend<'PUT /platform/shop/paymentTerms'>(storesSend.paymentTerms);
  return (
    <StoreSetting
      busy={busy}
      result={result}
      fields={[cashOnDelivery, instalments]}
      onSave={() => send({ shopId, cashOnDelivery, instalments })}
    >
      <p className="text-sm text-ink-2">{t`Payment before delivery is always offered. Changes apply to future orders.`}</p>
      <Checkbox checked={cashOnDelivery} onChange={(event) => setCash(event.currentTarget.checked)}>
        {t`Cash on delivery`}
      </Checkbox>
      <Checkbox checked={instalments} onChange={(event) => setInstalments(event.currentTarget.checked)}>
        {t`In instalments, by the site’s plans`}
      </Checkbox>
    </StoreSetting>
  );
}
