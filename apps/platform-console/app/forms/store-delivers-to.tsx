import { CountriesField, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { storesSend } from '../pages/stores/stores-resource.ts';
import { StoreSetting } from './store-setting.tsx';

/** The countries a store delivers to; none means all. */
export function StoreDeliversTo({ shopId, countries }: { shopId: number; countries: readonly string[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(countries);
  const { send, busy, result } = useSend<'PUT /platform/shop/deliversTo'>(storesSend.deliversTo);
  return (
    <StoreSetting busy={busy} result={result} fields={chosen} onSave={() => send({ shopId, countries: chosen.join(',') })}>
      <CountriesField
        label={t`Countries the store delivers to`}
        hint={t`With none chosen it delivers everywhere.`}
        value={chosen}
        onChange={setChosen}
      />
    </StoreSetting>
  );
}
