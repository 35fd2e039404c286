import {
  DetailPage,
  Facts,
  OrderTag,
  ReasonDialog,
  Section,
  ask,
  orderHref,
  sending,
  useDone,
  useFormat,
  useMay,
  useSend,
} from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { agreementState, orderStatus } from '@kyakhta/contract/values';
import { Anchor, Button, Notice, Paper, useRepeat } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { ContractSign } from '../../forms/contract-sign.tsx';
import { StoreMail } from '../../forms/store-mail.tsx';
import { contractFile, contractSend } from './contract-href.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  ask(request, 'GET /shop/admin/agreement/info', { orderNumber: params['orderNumber'] ?? '' });

export const action = sending('POST /shop/admin/agreement/sign');

type Info = Output<'GET /shop/admin/agreement/info'>;

/** The store's contract with the platform about an order: read, signed or refused. */
export function Component() {
  const { t } = useLingui();
  const { deadline } = useFormat();
  const may = useMay();
  const info = useLoaderData<typeof loader>();
  const { orderNumber, agreement } = info;
  const waits = agreement.state === agreementState.waiting && info.status === orderStatus.waitingSupplierContract;
  const { revalidate } = useRevalidator();
  useRepeat(revalidate, (waits && !agreement.hasDocument) || (agreement.signature !== null && !agreement.hasCertificate) ? 2000 : null);
  const until = deadline(agreement.signBefore);
  const todayWords = t({ message: 'Today', comment: 'Page: what needs the seller now' });
  return (
    <DetailPage
      title={t`Contract for order ${orderNumber}`}
      back={may('orders') ? { href: orderHref(orderNumber), label: t`Order ${orderNumber}` } : { href: '/', label: todayWords }}
      beside={<OrderTag order={info} />}
      aside={
        <>
          {waits ? (
            <Section title={t`Sign the contract`}>
              {info.codeGoesTo === null ? (
                <StoreMail />
              ) : (
                <ContractSign
                  orderNumber={orderNumber}
                  isReady={agreement.hasDocument}
                  codeGoesTo={info.codeGoesTo}
                  signatory={agreement.signatory}
                />
              )}
            </Section>
          ) : null}
          <Papers info={info} />
          {waits ? <Refuse orderNumber={orderNumber} /> : null}
        </>
      }
    >
      {waits ? (
        <Notice tone="wait" title={t`Your signature is needed until ${until}`}>
          {t`The buyer has signed. Once you have signed, the order can be paid. Without your signature it is closed.`}
        </Notice>
      ) : null}
      {agreement.state === agreementState.signed ? <Notice tone="good">{t`The contract is signed`}</Notice> : null}
      {agreement.state === agreementState.refused ? <Notice tone="error">{t`The contract is refused and the order closed`}</Notice> : null}
      <Paper
        paper={agreement.paper}
        beside={[agreement.paper.issuer, ...(agreement.paper.day ?? []).slice(0, 1)].map((text) => (
          <bdi key={text} className="block">
            {text}
          </bdi>
        ))}
      />
    </DetailPage>
  );
}

/** The papers to take along, and what makes the signature provable. */
function Papers({ info: { orderNumber, agreement } }: { info: Info }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const { signature } = agreement;
  if (!agreement.hasDocument) return null;
  return (
    <Section title={t`Papers`}>
      <ul className="grid gap-2">
        <li>
          <Anchor
            href={contractFile(orderNumber, 'contract')}
            download
            className="inline-flex min-h-6 items-center text-brand underline"
          >{t`Contract (PDF)`}</Anchor>
        </li>
        {agreement.hasCertificate ? (
          <li>
            <Anchor
              href={contractFile(orderNumber, 'certificate')}
              download
              className="inline-flex min-h-6 items-center text-brand underline"
            >
              {t`Signature certificate (PDF)`}
            </Anchor>
          </li>
        ) : null}
      </ul>
      {signature ? (
        <div className="mt-3 grid gap-1.5">
          <Facts
            facts={[
              { key: 'name', term: t`Signed by`, value: <bdi>{signature.signerName}</bdi> },
              { key: 'at', term: t({ message: 'Signed', comment: 'When a contract was signed' }), value: moment(signature.signedAt) },
            ]}
          />
          <p className="text-sm text-ink-2">{t`Seal of the signature`}</p>
          <p dir="ltr" className="text-xs break-all">
            {signature.seal}
          </p>
        </div>
      ) : null}
    </Section>
  );
}

function Refuse({ orderNumber }: { orderNumber: string }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const { send, busy, result } = useSend<'POST /shop/admin/agreement/refuse'>(contractSend.refuse);
  useDone(result, () => {
    setAsking(false);
    void revalidate();
  });
  return (
    <div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t`Refuse the contract`}
      </Button>
      {asking ? (
        <ReasonDialog
          title={t`Refuse the contract`}
          warning={t`The order is closed and its goods are available again. This cannot be undone.`}
          yes={t`Refuse and close the order`}
          danger
          busy={busy}
          refusal={result && !result.ok ? result : undefined}
          onYes={(reason) => send({ orderNumber, reason })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
