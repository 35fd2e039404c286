import { Facts, Section, fileHref, useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { agreementState } from '@kyakhta/contract/values';
import { Anchor, CircleAlert, CircleCheck, Code, cx } from '@kyakhta/ui';

type Agreement = Output<'GET /platform/agreement/info'>['agreements'][number];

/** Both contracts about an order: how they stand, their papers, and whether each signature still fits what it was made over. */
export function Contracts({ orderNumber, agreements }: { orderNumber: string; agreements: readonly Agreement[] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Contracts`}>
      <div className="grid gap-4">
        {agreements.map((agreement) => (
          <Contract key={agreement.number} orderNumber={orderNumber} agreement={agreement} />
        ))}
      </div>
    </Section>
  );
}

function Contract({ orderNumber, agreement }: { orderNumber: string; agreement: Agreement }) {
  const { t } = useLingui();
  const { moment, comma } = useFormat();
  const { party, state, signature, refusal, check } = agreement;
  const until = moment(agreement.signBefore);
  const states: Readonly<Record<number, string>> = {
    [agreementState.waiting]: t`waits for its signature until ${until}`,
    [agreementState.signed]: t({ message: 'signed', comment: 'State of a contract' }),
    [agreementState.refused]: t({ message: 'refused', comment: 'State of a contract' }),
    [agreementState.lapsed]: t({ message: 'not signed in time', comment: 'State of a contract' }),
  };
  const file = (part: 'contract' | 'certificate') => fileHref('GET /platform/agreement/document', { orderNumber, party, part });
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{party === 'buyer' ? t`With the buyer` : t`With the supplier`}</h3>
      <p className="text-sm [&:lang(zh)]:break-keep">
        <Code>{agreement.number}</Code>
        {comma}
        {states[state]}
      </p>
      {refusal ? (
        <p className="text-sm text-ink-2">
          <bdi>{refusal}</bdi>
        </p>
      ) : null}
      <ul className="grid gap-1 text-sm">
        {agreement.hasDocument ? (
          <li>
            <Anchor href={file('contract')} download className="inline-flex min-h-6 items-center text-brand underline">
              {t`Contract (PDF)`}
              <span className="sr-only"> {agreement.number}</span>
            </Anchor>
          </li>
        ) : null}
        {agreement.hasCertificate ? (
          <li>
            <Anchor href={file('certificate')} download className="inline-flex min-h-6 items-center text-brand underline">
              {t`Certificate of the signature (PDF)`}
              <span className="sr-only"> {agreement.number}</span>
            </Anchor>
          </li>
        ) : null}
      </ul>
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
          <Fit ok={check.document} good={t`The file is what was signed`} bad={t`The file is missing or was altered`} />
          <Fit ok={check.seal} good={t`The seal fits its record`} bad={t`The seal does not fit its record`} />
          <Fit ok={check.chain} good={t`It follows the seal before it`} bad={t`It does not follow the seal before it`} />
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
