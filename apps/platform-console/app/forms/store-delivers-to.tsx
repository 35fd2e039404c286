import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storesSend } from '../pages/stores/stores-href.ts';
import { countriesOf } from './countries.ts';

/** The countries a store delivers to, by their two letters; empty means all. */
export function StoreDeliversTo({ shopId, countries }: { shopId: number; countries: readonly string[] }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(countries.join(', '));
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /platform/shop/deliversTo'>(storesSend.deliversTo);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const codes = countriesOf(text);
  return (
    <form
      noValidate
      className="grid max-w-md gap-3"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (codes !== null) send({ shopId, countries: codes.join(',') });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <TextInput
        label={t`Countries the store delivers to`}
        hint={t`Codes of two letters, such as RU, KZ. Left empty, it delivers everywhere.`}
        error={checked && codes === null ? t`Write codes of two letters with commas between them.` : undefined}
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
    </form>
  );
}
