import { returnMoneyStatus } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Card, Code, LinkButton, Notice, Steps } from '@kyakhta/ui';
import type { Refusal } from '../../ask.ts';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import type { FormResult } from '../account/form-result.ts';
import type { PictureResult } from '../files/picture-form.server.ts';
import { MoneyBack } from './money-back.tsx';
import { OfferAbout } from './offer-about.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { RefundHistory } from './refund-history.tsx';
import { RefundPacket } from './refund-packet.tsx';
import { Accepted, Answer, Applied, Earlier, Evidence, Parcel, Ruling } from './refund-parts.tsx';
import { RefundQuestionDialog } from './refund-question.tsx';
import { RefundTag } from './refund-tag.tsx';
import type { Refund } from './refund.server.ts';
import { WaitingWords } from './waiting-words.tsx';

type RefundPageProps = { refund: Refund; result: FormResult | PictureResult | undefined; refused: Refusal | undefined };

/** One refund whole: where it stands, who acts next, what was said on both sides, and where the money goes. */
export function RefundPage({ refund, result, refused }: RefundPageProps) {
  const { t } = useLingui();
  const { refundSn, can, question } = refund;
  const names = {
    applied: t({ message: 'Applied for', comment: 'Step of a refund' }),
    answered: t({ message: 'The supplier’s answer', comment: 'Step of a refund' }),
    sentBack: t({ message: 'Goods returned', comment: 'Step of a refund' }),
    takenIn: t({ message: 'Return accepted', comment: 'Step of a refund' }),
    decides: refund.offer
      ? t({ message: 'Your answer to the offer', comment: 'Step of a refund: the supplier offers another sum' })
      : t({ message: 'You say how it goes on', comment: 'Step of a refund: the supplier refused, or its offer was declined' }),
    ruled: t({ message: 'Decision of Kyakhta', comment: 'Step of a refund' }),
    paid: t({ message: 'Money back', comment: 'Step of a refund' }),
  };
  const tellsParcel = can.includes('submitExpress') || (can.includes('correctExpress') && question === 'parcel');
  return (
    <div className="wrap pt-4">
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Buyer centre`, href: paths.buyerHome() },
          { label: t`Refunds`, href: paths.refunds() },
          { label: <Code>{refundSn}</Code> },
        ]}
      />
      <header className="mt-3 mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-xl font-semibold md:text-2xl">
              <Trans comment="Refund and its number">
                Refund <Code>{refundSn}</Code>
              </Trans>
            </h1>
            <RefundTag status={refund.status} offered={refund.offered} isDeclined={refund.isDeclined} isOnItsWay={refund.isOnItsWay} />
          </div>
        </div>
        <Actions refund={refund} />
      </header>
      {refused ? (
        <Notice tone="error" live className="mb-4">
          {refused.lost ? (
            t`The server didn’t respond`
          ) : (
            <RefusedWords refused={refused} offer={refund.offer} isGone={refund.isOfferGone} />
          )}
        </Notice>
      ) : null}
      {refund.justDone && refund.status === returnMoneyStatus.applied ? (
        <Notice tone="good" live className="mb-4">
          {t`We’ve received your application. The supplier has been notified, and we’ll email you the answer.`}
        </Notice>
      ) : null}
      {refund.waitsFor === null ? null : (
        <Notice tone="wait" className="mb-4">
          <WaitingWords refund={refund} />
        </Notice>
      )}
      {refund.progress.length > 0 ? (
        <Card className="mb-4">
          <Steps
            label={t`Progress of the refund`}
            stateLabels={{ done: t`Done:`, now: t`Now:`, next: t`Next:` }}
            steps={refund.progress.map((step) => ({ ...step, label: names[step.key] }))}
          />
        </Card>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <OfferAnswer refund={refund} />
          <Accepted refund={refund} />
          <Answer refund={refund} />
          {tellsParcel ? <ParcelForm refund={refund} result={result} /> : null}
          <Ruling refund={refund} />
          <Parcel refund={refund} />
          <Evidence refund={refund} />
          <Applied refund={refund} />
          <Earlier refund={refund} />
        </div>
        <div className="grid gap-4">
          <MoneyBack refund={refund} />
          <RefundHistory history={refund.history} />
          <RefundPacket refundSn={refundSn} />
        </div>
      </div>
      {question === 'accept' && refund.offer ? <RefundQuestionDialog ask="acceptOffer" refundSn={refundSn} offer={refund.offer} /> : null}
      {question === 'decline' && refund.offer ? <RefundQuestionDialog ask="declineOffer" refundSn={refundSn} offer={refund.offer} /> : null}
      {question === 'withdraw' && can.includes('cancel') ? <RefundQuestionDialog ask="withdraw" refundSn={refundSn} /> : null}
      {question === 'stop' && can.includes('cancelIntervention') ? <RefundQuestionDialog ask="stop" refundSn={refundSn} /> : null}
    </div>
  );
}

/** Why nothing was done. Where another offer took the place of the one that she saw, the new one is shown. */
function RefusedWords({ refused, offer, isGone }: { refused: Refusal; offer: Refund['offer']; isGone: boolean }) {
  const { t } = useLingui();
  if (refused.failure !== 'refundNotInState') return refused.msg;
  if (offer === null)
    return isGone ? t`The supplier has taken its offer back in the meantime. Nothing was accepted or declined.` : refused.msg;
  const { amount, about } = offer;
  return (
    <>
      <p>{t`The supplier has changed the offer in the meantime: it is now ${amount}. Nothing was accepted or declined.`}</p>
      <OfferAbout about={about} />
    </>
  );
}

function Actions({ refund: { refundSn, can, offer, question } }: { refund: Refund }) {
  const { t } = useLingui();
  if (can.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 md:ms-auto">
      {can.includes('cancel') ? (
        <LinkButton href={paths.refund(refundSn, { ask: 'withdraw' })} variant="ghost">
          {t`Withdraw the refund`}
        </LinkButton>
      ) : null}
      {can.includes('edit') ? (
        <LinkButton href={paths.applyRefund({ refundSn })} variant="ghost">
          {can.includes('intervene') ? t`Change it and ask again` : t`Change the application`}
        </LinkButton>
      ) : null}
      {can.includes('correctExpress') && question !== 'parcel' ? (
        <LinkButton href={paths.refund(refundSn, { ask: 'parcel' })} variant="ghost">
          {t`Correct the parcel`}
        </LinkButton>
      ) : null}
      {can.includes('cancelIntervention') ? (
        <LinkButton href={paths.refund(refundSn, { ask: 'stop' })} variant="ghost">
          {t`Withdraw the request to Kyakhta`}
        </LinkButton>
      ) : null}
      {/* While an offer waits, it is what is to be answered: below. */}
      {can.includes('intervene') ? (
        <LinkButton href={farPaths.refundProof(refundSn)} variant={offer === null ? 'primary' : 'ghost'}>
          {t`Ask Kyakhta to decide`}
        </LinkButton>
      ) : null}
      {can.includes('addVoucher') ? <LinkButton href={farPaths.refundProof(refundSn)}>{t`Add evidence`}</LinkButton> : null}
    </div>
  );
}
