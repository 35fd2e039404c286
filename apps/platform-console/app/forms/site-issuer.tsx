import { CountrySelect } from '@kyakhta/console';
import { identityChars, type IdentityPart } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import { useState } from 'react';
import { useIdentityWords } from '../pages/site/identity-words.ts';
import { DetailFields } from './detail-fields.tsx';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

type Issuer = SiteSettings['invoiceIssuer'];
const parts = Object.keys(identityChars) as IdentityPart[];
const typed = parts.filter((part) => part !== 'country');

/** The platform as contracts, invoices and the foot of the site name it, and what is not told of it yet. */
export function SiteIssuer({ settings }: { settings: SiteSettings }) {
  const { t, i18n } = useLingui();
  const words = useIdentityWords();
  const saving = useSettings(settings);
  const [issuer, setIssuer] = useState<Issuer>(settings.invoiceIssuer);
  const { refusal } = saving;
  const dirty = parts.some((part) => issuer[part] !== settings.invoiceIssuer[part]);
  const missing = new Intl.ListFormat(i18n.locale.replace('_', '-')).format(settings.identityMissing.map((part) => words[part]));
  return (
    <>
      {settings.identityMissing.length > 0 ? (
        <Notice tone="error" className="mb-4" title={t`Nobody can order on a live site until this is filled in`}>
          {missing}
        </Notice>
      ) : null}
      <SettingForm
        saving={saving}
        dirty={dirty}
        about={t`Printed on contracts and invoices from now on, and shown in the site footer.`}
        onSave={() => {
          saving.save({ invoiceIssuer: issuer });
        }}
      >
        <CountrySelect
          label={words.country}
          any="–"
          error={refusal?.fields['invoiceIssuer.country']}
          value={issuer.country}
          onChoose={(country) => {
            setIssuer((now) => ({ ...now, country }));
          }}
          className="sm:max-w-80"
        />
        <DetailFields
          fields={typed.map((name) => ({ name, label: words[name], most: identityChars[name] }))}
          values={issuer}
          errorOf={(name) => refusal?.fields[`invoiceIssuer.${name}`]}
          onChange={(name, value) => {
            setIssuer((now) => ({ ...now, [name]: value }));
          }}
        />
      </SettingForm>
    </>
  );
}
