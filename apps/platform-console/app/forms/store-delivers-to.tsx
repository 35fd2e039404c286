import { CountriesField, RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storesSend } from '../pages/stores/stores-href.ts';

/** The countries a store delivers to; none means all. */
export function StoreDeliversTo({ shopId, countries }: { shopId: number; countries: readonly string[] }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(countries);
  const { send, busy, result } = useSend<'PUT /platform/shop/deliversTo'>(storesSend.deliversTo);
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
        send({ shopId, countries: chosen.join(',') });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <CountriesField
        label={t`Countries the store delivers to`}
        hint={t`With none chosen it delivers everywhere.`}
        value={chosen}
        onChange={setChosen}
      />
      <div>
        <Button size="sm" type="submit" busy={busy}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
