import { RefusalNotice, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';
import { DetailFields } from './detail-fields.tsx';

type Settings = Output<'GET /platform/site/settings'>;
type Issuer = Settings['invoiceIssuer'];
const most = { name: 200, taxNumber: 40, address: 300 } as const satisfies Record<keyof Issuer, number>;

/** Who issues invoices, as it is printed on them. */
export function SiteIssuer({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/settings'>(siteSend.settings);
  const [issuer, setIssuer] = useState<Issuer>(settings.invoiceIssuer);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const refusal = result && !result.ok ? result : undefined;
  const labels: Readonly<Record<keyof Issuer, string>> = { name: t`Company`, taxNumber: t`Tax number`, address: t`Address` };
  const names = ['name', 'taxNumber', 'address'] as const;
  const dirty = names.some((name) => issuer[name] !== settings.invoiceIssuer[name]);
  const guard = useUnsavedGuard(dirty && !busy && !result?.ok);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        send({ version: settings.version, invoiceIssuer: issuer });
      }}
    >
      <p className="text-sm text-ink-2">{t`It is printed on invoices that are issued from now on. Without a company the name of the site stands there.`}</p>
      <RefusalNotice refusal={refusal} />
      <DetailFields
        fields={names.map((name) => ({ name, label: labels[name], most: most[name] }))}
        values={issuer}
        errorOf={(name) => refusal?.fields[`invoiceIssuer.${name}`]}
        onChange={(name, value) => {
          setIssuer((now) => ({ ...now, [name]: value }));
        }}
      />
      <div>
        <Button type="submit" busy={busy} disabled={!dirty}>
          {t`Save`}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
