import { Facts, Section, useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, cx } from '@kyakhta/ui';

type Agreement = Output<'GET /platform/agreement/info'>['agreements'][number];

/** What was answered to the contracts about an order: why one was refused, who signed, and whether each signature still fits what it was made over. */
export function Contracts({ agreements }: { agreements: readonly Agreement[] }) {
  const { t } = useLingui();
  const answered = agreements.filter(({ signature, refusal }) => signature !== null || refusal !== null);
  if (answered.length === 0) return null;
  return (
    <Section title={t`Signatures of the contracts`}>
      <div className="grid gap-4">
        {answered.map((agreement) => (
          <Contract key={agreement.number} agreement={agreement} />
        ))}
      </div>
    </Section>
  );
}

function Contract({ agreement }: { agreement: Agreement }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const { party, signature, refusal, check } = agreement;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{party === 'buyer' ? t`With the buyer` : t`With the supplier`}</h3>
      {refusal ? (
        <p className="text-sm text-ink-2">
          <bdi>{refusal}</bdi>
        </p>
      ) : null}
      {signature ? (
        <Facts
          facts={[
            { key: 'name', term: t`Signed by`, value: <bdi>{signature.signerName}</bdi> },
            { key: 'at', term: t({ message: 'Signed', comment: 'When a contract was signed' }), value: moment(signature.signedAt) },
            { key: 'code', term: t`Code sent to`, value: <bdi dir="ltr">{signature.codeSentTo}</bdi> },
          ]}
        />
      ) : null}
      {check ? (
        <ul className="grid gap-1 text-sm">
          <Fit ok={check.document} good={t`The file matches what was signed`} bad={t`The file is missing or was altered`} />
          <Fit ok={check.seal} good={t`The seal matches its record`} bad={t`The seal does not match its record`} />
          <Fit ok={check.chain} good={t`Linked to the previous seal`} bad={t`Not linked to the previous seal`} />
        </ul>
      ) : null}
    </section>
  );
}

function Fit({ ok, good, bad }: { ok: boolean; good: string; bad: string }) {
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <li className={cx('flex items-start gap-1.5', ok ? 'text-ink-2' : 'font-semibold text-seal')}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {ok ? good : bad}
    </li>
  );
}
