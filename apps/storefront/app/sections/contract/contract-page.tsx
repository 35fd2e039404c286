import { Trans, useLingui } from '@lingui/react/macro';
import { agreementState, deliveryType, orderStatus } from '@kyakhta/contract/values';
import { Anchor, Breadcrumbs, Card, Code, LinkButton, Notice, Paper, Steps, useRepeat } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { paths } from '../../paths.ts';
import type { FormResult } from '../account/form-result.ts';
import { OrderStatusTag } from '../orders/status-tag.tsx';
import { RefuseForm, SignForm } from './answer-forms.tsx';
import type { Contract } from './contract.server.ts';

type ContractPageProps = { contract: Contract; result: FormResult | undefined };

/** After how long to look again: soon for a paper that is drawn, now and then for the other side's signature; null: nothing is waited for. */
const waitMs = ({ isReady, mayAnswer, signature, files, status }: Contract): number | null => {
  if ((mayAnswer && !isReady) || (signature !== null && files.certificate === null)) return 2000;
  return status === orderStatus.waitingSupplierContract ? 20_000 : null;
};

/** The contract about an order: who acts next and until when, the paper itself, and signing or refusing it. */
export function ContractPage({ contract, result }: ContractPageProps) {
  const { t } = useLingui();
  const { orderNumber, mayAnswer } = contract;
  const { revalidate } = useRevalidator();
  useRepeat(revalidate, waitMs(contract));
  const refusing = result?.values['intent'] === 'refuse';
  return (
    <div className="wrap pt-4">
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Buyer centre`, href: paths.buyerHome() },
          { label: t`Orders`, href: paths.orders() },
          { label: <Code>{orderNumber}</Code>, href: paths.order(orderNumber) },
          { label: t`Contract` },
        ]}
      />
      <header className="mt-3 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-xl font-semibold md:text-2xl">
          <Trans comment="A contract and the number of its order">
            Contract for order <Code>{orderNumber}</Code>
          </Trans>
        </h1>
        <OrderStatusTag order={{ status: contract.status, isDelivered: false, dvyType: deliveryType.courier }} />
      </header>
      <Others contract={contract} />
      <Next contract={contract} />
      <Progress contract={contract} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Paper
          paper={contract.paper}
          beside={
            <>
              <bdi>{contract.paper.issuer}</bdi>, {contract.made}
            </>
          }
        />
        <div className="grid gap-4 lg:sticky lg:top-28">
          {mayAnswer ? <SignForm contract={contract} result={refusing ? undefined : result} /> : null}
          <Files contract={contract} />
          {mayAnswer ? <p className="text-sm text-ink-2">{t`The contract names the buyer chosen when the order was placed.`}</p> : null}
          {mayAnswer ? <RefuseForm result={refusing ? result : undefined} /> : null}
        </div>
      </div>
    </div>
  );
}

/** What was bought together and goes its own way. */
function Others({ contract: { others } }: { contract: Contract }) {
  const { t } = useLingui();
  const all = [...others.payable, ...others.waiting].join(',');
  return (
    <>
      {others.payable.length > 0 ? (
        <Notice
          tone="good"
          className="mb-4"
          action={
            <LinkButton size="sm" href={paths.payment(others.payable.join(','))}>
              {t`Pay the other orders`}
            </LinkButton>
          }
        >
          {t`The other orders in this purchase need no contract and can be paid now.`}
        </Notice>
      ) : null}
      {others.waiting.map((number) => (
        <Notice key={number} tone="wait" className="mb-4">
          <Trans>
            Order <Code>{number}</Code> in this purchase needs a contract, too:{' '}
            <Anchor href={paths.contract(number, all)} className="font-semibold underline">
              read and sign it
            </Anchor>
            .
          </Trans>
        </Notice>
      ))}
    </>
  );
}

/** Who acts next, and until when. */
function Next({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const { status, buyer, supplier, payBy, orderNumber, refusal, isCash } = contract;
  if (status === orderStatus.waitingBuyerContract)
    return (
      <Notice tone="wait" className="mb-4" title={t`Your signature is needed until ${buyer.until}`}>
        {isCash
          ? t`Read and sign the contract. The supplier then has 72 hours to sign theirs and ships the goods after that. You pay the courier. Without your signature the order is closed; nothing is charged.`
          : t`Read and sign the contract. The supplier then has 72 hours to sign theirs, and after that you pay. Without your signature the order is closed; nothing is charged.`}
      </Notice>
    );
  if (status === orderStatus.waitingSupplierContract && supplier)
    return (
      <Notice tone="good" className="mb-4" title={t`You have signed. The supplier signs until ${supplier.until}`}>
        {isCash
          ? t`You don’t need to do anything now. We’ll email you as soon as both sides have signed.`
          : t`You don’t need to do anything now. We’ll email you as soon as you can pay for the order.`}
      </Notice>
    );
  if (status === orderStatus.pendingPayment)
    return (
      <Notice
        tone="good"
        className="mb-4"
        title={t`Both sides have signed`}
        action={<LinkButton size="sm" href={paths.payment(orderNumber)}>{t`Pay`}</LinkButton>}
      >
        {payBy ? t`Pay before ${payBy}. Otherwise the order is cancelled and the goods are no longer reserved; nothing is charged.` : null}
      </Notice>
    );
  if (status !== orderStatus.canceled) return null;
  const words =
    buyer.state === agreementState.refused
      ? t`You refused the contract: ${refusal ?? ''}`
      : buyer.state === agreementState.lapsed
        ? t`The contract wasn’t signed in time.`
        : supplier?.state === agreementState.refused
          ? t`The supplier refused the contract.`
          : supplier?.state === agreementState.lapsed
            ? t`The supplier didn’t sign in time.`
            : t`This order is closed.`;
  return (
    <Notice tone="error" className="mb-4" title={t`The order was closed; nothing was charged`}>
      {words}
    </Notice>
  );
}

function Progress({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const { status, buyer, supplier, payBy, isCash, paidAt } = contract;
  if (status === orderStatus.canceled) return null;
  const bought = status === orderStatus.waitingBuyerContract ? ('now' as const) : ('done' as const);
  const supplied = supplier?.state === agreementState.signed ? ('done' as const) : supplier ? ('now' as const) : ('next' as const);
  const isPaid = isCash ? paidAt !== null : supplied === 'done';
  const paid = status === orderStatus.pendingPayment ? ('now' as const) : isPaid ? ('done' as const) : ('next' as const);
  return (
    <Card className="mb-4">
      <Steps
        label={t`Progress of the contract`}
        stateLabels={{ done: t`Done:`, now: t`Now:`, next: t`Next:` }}
        steps={[
          { key: 'buyer', label: t`You sign`, note: buyer.at ?? t`until ${buyer.until}`, state: bought },
          {
            key: 'supplier',
            label: t`The supplier signs`,
            note: supplier ? (supplier.at ?? t`until ${supplier.until}`) : null,
            state: supplied,
          },
          {
            key: 'pay',
            label: isCash ? t`You pay at the door` : t`You pay`,
            note: paid === 'now' && payBy ? t`until ${payBy}` : null,
            state: paid,
          },
        ]}
      />
    </Card>
  );
}

/** The papers to take along, and what makes the signature provable. */
function Files({ contract: { files, signature } }: { contract: Contract }) {
  const { t } = useLingui();
  if (files.contract === null) return null;
  return (
    <Card as="section" aria-labelledby="files-title" className="grid gap-3 text-sm">
      <h2 id="files-title" className="text-lg font-semibold">{t`Papers`}</h2>
      <ul className="grid gap-2">
        <li>
          <Anchor href={files.contract} download className="inline-flex min-h-6 items-center font-medium text-brand underline">
            {t`Contract (PDF)`}
          </Anchor>
        </li>
        {files.certificate ? (
          <li>
            <Anchor href={files.certificate} download className="inline-flex min-h-6 items-center font-medium text-brand underline">
              {t`Certificate of your signature (PDF)`}
            </Anchor>
          </li>
        ) : null}
      </ul>
      {signature ? (
        <dl className="grid gap-1.5 border-t border-line pt-3">
          <dt className="text-ink-2">{t`Signed`}</dt>
          <dd>
            <bdi>{signature.name}</bdi>, {signature.at}
          </dd>
          <dt className="text-ink-2">{t`Fingerprint of the signed file (SHA-256)`}</dt>
          <dd dir="ltr" className="text-xs break-all tabular-nums">
            {signature.document}
          </dd>
          <dt className="text-ink-2">{t`Seal of the signature`}</dt>
          <dd dir="ltr" className="text-xs break-all tabular-nums">
            {signature.seal}
          </dd>
        </dl>
      ) : null}
    </Card>
  );
}
