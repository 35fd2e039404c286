import { RefusalNotice, Section, useDone, useReviewFieldNames, useSend, useUnsavedGuard } from '@kyakhta/console';
import { reviewFields, reviewRemarkMax, submissionState, type ReviewField } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Notice, useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { goodsSend } from '../pages/goods/goods-resource.ts';
import type { Submission } from '../pages/goods/submission.ts';
import { ChecklistItem, useChecklist } from './checklist.tsx';
import { FaceValue, GoodsOffer } from './goods-face.tsx';

/** The checklist of goods that were submitted: each part is right, or has a reason why not. */
export function GoodsCheck({ one }: { one: Submission }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const names = useReviewFieldNames();
  const approve = useSend<'PUT /platform/prodAudit/approve'>(goodsSend.approve);
  const refuse = useSend<'PUT /platform/prodAudit/refuse'>(goodsSend.refuse);
  useDone(approve.result, () => {
    say({ tone: 'good', text: t`Approved: buyers see it from now on` });
    void revalidate();
  });
  useDone(refuse.result, () => {
    say({ tone: 'good', text: t`Refused; the store sees your reasons` });
    void revalidate();
  });
  const waits = one.state === submissionState.submitted;
  const asked = reviewFields.filter((field) => one.changed.includes(field));
  const list = useChecklist<ReviewField>(asked);
  const { remarks, isRefusing: refusing, isWhole } = list;
  const guard = useUnsavedGuard(waits && refusing && !approve.busy && !refuse.busy);
  const refusal = [approve.result, refuse.result].find((result) => result && !result.ok);
  const { prodId, round } = one;
  return (
    <div className="grid gap-4">
      {one.onSale && waits ? (
        <Notice tone="info">{t`Buyers keep seeing what is on sale until this change is approved. Only the parts that differ are asked about.`}</Notice>
      ) : null}
      {reviewFields.map((field) => (
        <ChecklistItem
          key={field}
          list={list}
          field={field}
          name={names[field]}
          isAsked={waits && asked.includes(field)}
          before={one.remarks[field]}
          remarkMax={reviewRemarkMax}
        >
          <FaceValue field={field} one={one} face={one.face} />
          {one.onSale && one.changed.includes(field) && field !== 'variants' && waits ? (
            <div className="grid gap-1 rounded-2 bg-sunk p-3">
              <p className="text-sm font-medium text-ink-2">{t`On sale now`}</p>
              <FaceValue field={field} one={one} face={one.onSale} />
            </div>
          ) : null}
        </ChecklistItem>
      ))}
      <GoodsOffer one={one} />
      {waits ? (
        <Section title={t`Decision`}>
          <div className="grid gap-3">
            <RefusalNotice refusal={refusal && !refusal.ok ? refusal : undefined} />
            {refusing ? (
              <Notice tone="wait">{t`The store sees these reasons next to its fields, corrects them and submits again.`}</Notice>
            ) : null}
            <div className="flex flex-wrap items-center gap-3">
              {refusing ? (
                <Button busy={refuse.busy} onClick={() => refuse.send({ prodId, round, remarks })}>
                  {t`Refuse with these reasons`}
                </Button>
              ) : (
                <>
                  <Button busy={approve.busy} disabled={!isWhole} onClick={() => approve.send({ prodId, round })}>
                    {one.onSale ? t`Approve the change` : t`Approve for sale`}
                  </Button>
                  {isWhole ? null : (
                    <Button variant="ghost" onClick={list.markAll}>
                      {t`Everything is right`}
                    </Button>
                  )}
                </>
              )}
              {refusing || isWhole ? null : (
                <p className="text-sm text-ink-2">{t`It can be approved once every part is marked as right.`}</p>
              )}
            </div>
          </div>
        </Section>
      ) : null}
      {guard.question}
    </div>
  );
}
