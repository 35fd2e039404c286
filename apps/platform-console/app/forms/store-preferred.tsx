import { useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@kyakhta/ui';
import { useState } from 'react';
import { storesSend } from '../pages/stores/stores-resource.ts';
import { StoreSetting } from './store-setting.tsx';

/** Whether the platform prefers a store. */
export function StorePreferred({ shopId, isPreferred: before }: { shopId: number; isPreferred: boolean }) {
  const { t } = useLingui();
  const [isPreferred, setPreferred] = useState(before);
  const { send, busy, result } = useSend<'PUT /platform/shop/preferred'>(storesSend.preferred);
  return (
    <StoreSetting wide busy={busy} result={result} fields={isPreferred} onSave={() => send({ shopId, isPreferred })}>
      <p className="text-sm text-ink-2">{t`Buyers see “Preferred store” on its page and products, and can filter lists by it. Positions in lists and rankings do not change.`}</p>
      <Checkbox checked={isPreferred} onChange={(event) => setPreferred(event.currentTarget.checked)}>
        {t`The platform prefers this store`}
      </Checkbox>
    </StoreSetting>
  );
}
