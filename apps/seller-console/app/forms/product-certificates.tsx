import { RefusalNotice, Section, useDone, useSend, useUnsavedGuard } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useCallback, useState } from 'react';
import { productsSend } from '../pages/products/products-resource.ts';
import {
  certificateDraft,
  detailsOf,
  isTyped,
  readAnew,
  saved,
  typedOf,
  type CertificateDraft,
  type CertificateFields as Fields,
  type Certificates,
} from './certificate-draft.ts';
import { CertificateFields } from './certificate-fields.tsx';

/** What is kept behind the names of a product's certificates; a separate form: it waits for nobody, as the names may. */
export function ProductCertificates({ prodId, certificates }: { prodId: number; certificates: Certificates }) {
  const { t } = useLingui();
  const say = useToast();
  const [held, setHeld] = useState({ base: certificates, draft: certificateDraft(certificates), seen: certificates });
  if (held.seen !== certificates) setHeld({ ...readAnew(held, certificates), seen: certificates });
  const { base, draft } = held;
  const [sent, setSent] = useState<{ names: readonly string[]; draft: CertificateDraft }>({ names: [], draft });
  const [bringing, setBringing] = useState<ReadonlySet<string>>(new Set());
  const { send, busy, result } = useSend<'PUT /shop/admin/prod/{prodId}/certificates'>(productsSend.certificates);
  useDone(result, ({ data }) => {
    setHeld((now) => ({ ...now, ...saved(now.draft, sent.draft, data) }));
    say({ tone: 'good', text: t`Saved` });
  });
  const dirty = isTyped(base, draft);
  const guard = useUnsavedGuard(dirty && !busy);
  const refusal = result && !result.ok ? result : undefined;
  const errorOf = (name: string, field: keyof Fields | 'name') => {
    const place = sent.names.indexOf(name);
    return place < 0 ? undefined : refusal?.fields[`details.${place}.${field}`];
  };
  const change = useCallback(
    (name: string, to: Partial<Fields>) =>
      setHeld((now) => ({ ...now, draft: { ...now.draft, [name]: { ...typedOf(now.draft, name), ...to } } })),
    [],
  );
  const bring = useCallback(
    (name: string, is: boolean) => setBringing((now) => new Set(is ? [...now, name] : [...now].filter((one) => one !== name))),
    [],
  );
  return (
    <Section title={t`Certificates: numbers and documents`}>
      {base.names.length === 0 ? (
        <p className="text-sm text-ink-2">
          {t`The product has no certificates. Add them above and save; then enter their numbers and documents here.`}
        </p>
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(submit) => {
            submit.preventDefault();
            if (bringing.size > 0) return;
            const details = detailsOf(base, draft);
            setSent({ names: details.map(({ name }) => name), draft });
            send({ prodId, version: base.version, details });
          }}
        >
          <p className="text-sm text-ink-2">
            {t`Buyers need the number and the document to clear customs and to sell. They see what you save here at once; a certificate without them is shown as claimed by you.`}
          </p>
          <RefusalNotice refusal={refusal} />
          {base.names.map((name) => (
            <CertificateFields
              key={name}
              name={name}
              detail={base.details.find((one) => one.name === name)}
              typed={typedOf(draft, name)}
              errorOf={(field) => errorOf(name, field)}
              onChange={change}
              onBusy={bring}
            />
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={busy} disabled={!dirty} aria-disabled={bringing.size > 0 || undefined}>
              {t`Save certificates`}
            </Button>
            {bringing.size > 0 ? <p className="text-sm text-ink-2">{t`The document is being uploaded; then it can be saved.`}</p> : null}
          </div>
          {guard.question}
        </form>
      )}
    </Section>
  );
}
