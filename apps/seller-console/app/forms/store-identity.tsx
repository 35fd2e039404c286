import { CountrySelect, RefusalNotice, Section, useDone, useFormGuard, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { identityChars, type StoreIdentityPart } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Notice, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storeSend } from '../pages/store/store-href.ts';

type Stands = Output<'GET /shop/admin/shop/identity'>;

/** Who the store is before the law, as contracts print it, and what is not told yet. */
export function StoreIdentity({ stands }: { stands: Stands }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [identity, setIdentity] = useState(stands.identity);
  const { send, busy, result } = useSend<'PUT /shop/admin/shop/identity'>(storeSend.identity);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const guard = useFormGuard(identity, { busy, result });
  const refusal = result && !result.ok ? result : undefined;
  const labels: Readonly<Record<StoreIdentityPart, string>> = {
    form: t`Legal form`,
    country: t`Country`,
    registrationNumber: t`Registration number`,
    address: t`Registered address`,
    signatory: t`Contract signatory`,
    basis: t`On the basis of`,
  };
  const hints: Readonly<Partial<Record<StoreIdentityPart, string>>> = {
    signatory: t`Full name. Contracts are signed under this name alone.`,
    basis: t`For example: legal representative, or power of attorney with its number and date.`,
  };
  const set = (part: StoreIdentityPart, value: string) => setIdentity((now) => ({ ...now, [part]: value }));
  return (
    <Section title={t`Legal details`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          send(identity);
        }}
      >
        {stands.missing.length > 0 ? (
          <Notice tone="wait">{t`On a live site, buyers cannot order from the store until all of this is filled in.`}</Notice>
        ) : null}
        <p className="text-sm text-ink-2">{t`Printed on contracts from now on, next to the firm’s name.`}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <CountrySelect
            label={labels.country}
            any="–"
            error={refusal?.fields['country']}
            value={identity.country}
            onChoose={(country) => set('country', country)}
          />
          {(['form', 'registrationNumber', 'address', 'signatory', 'basis'] as const).map((part) => (
            <TextInput
              key={part}
              label={labels[part]}
              hint={hints[part]}
              dir="auto"
              autoComplete="off"
              maxLength={identityChars[part]}
              error={refusal?.fields[part]}
              value={identity[part]}
              onChange={(event) => set(part, event.currentTarget.value)}
            />
          ))}
        </div>
        <RefusalNotice refusal={refusal} />
        <div>
          <Button type="submit" busy={busy}>
            {t`Save legal details`}
          </Button>
        </div>
        {guard.question}
      </form>
    </Section>
  );
}
