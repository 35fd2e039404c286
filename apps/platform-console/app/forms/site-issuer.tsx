import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DetailFields } from './detail-fields.tsx';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

type Issuer = SiteSettings['invoiceIssuer'];
const most = { name: 200, taxNumber: 40, address: 300 } as const satisfies Record<keyof Issuer, number>;

/** Who issues invoices, as it is printed on them. */
export function SiteIssuer({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const saving = useSettings(settings);
  const [issuer, setIssuer] = useState<Issuer>(settings.invoiceIssuer);
  const { refusal } = saving;
  const labels: Readonly<Record<keyof Issuer, string>> = { name: t`Company`, taxNumber: t`Tax number`, address: t`Address` };
  const names = ['name', 'taxNumber', 'address'] as const;
  const dirty = names.some((name) => issuer[name] !== settings.invoiceIssuer[name]);
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      about={t`It is printed on invoices that are issued from now on. Without a company the name of the site stands there.`}
      onSave={() => {
        saving.save({ invoiceIssuer: issuer });
      }}
    >
      <DetailFields
        fields={names.map((name) => ({ name, label: labels[name], most: most[name] }))}
        values={issuer}
        errorOf={(name) => refusal?.fields[`invoiceIssuer.${name}`]}
        onChange={(name, value) => {
          setIssuer((now) => ({ ...now, [name]: value }));
        }}
      />
    </SettingForm>
  );
}
