import { RefusalNotice, Section, fileHref, useDone, useFormat, useSend, useUnsavedGuard } from '@kyakhta/console';
import { applicationState, isUscc, refusableFields, storeChars, type RefusableField } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Code, LoadedImage, Notice, TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { applicationsSend } from '../pages/applications/applications-resource.ts';
import type { ConsoleApplication } from '../pages/applications/console-application.ts';
import { ChecklistItem, useChecklist } from './checklist.tsx';
import { ApplicationPaperLook } from './application-paper.tsx';

type CheckProps = { one: ConsoleApplication };

/** The checklist of an application: each field is right, or has a reason why not. */
export function ApplicationCheck({ one }: CheckProps) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const list = useChecklist<RefusableField>(refusableFields);
  const { remarks, isRefusing: refusing, isWhole } = list;
  const [scope, setScope] = useState('');
  const labels = useLabels();
  const approve = useSend<'PUT /platform/shopAudit/approve'>(applicationsSend.approve);
  const refuse = useSend<'PUT /platform/shopAudit/refuse'>(applicationsSend.refuse);
  useDone(approve.result, () => {
    say({ tone: 'good', text: t`Store approved; its owner is notified by email` });
    void revalidate();
  });
  useDone(refuse.result, () => {
    say({ tone: 'good', text: t`Application refused; the buyer gets the reasons by email` });
    void revalidate();
  });
  const waits = one.applicationState === applicationState.submitted;
  const guard = useUnsavedGuard(waits && (refusing || scope.trim() !== '') && !approve.busy && !refuse.busy);
  const { applicationId, round } = one;
  const refusal = [approve.result, refuse.result].find((result) => result && !result.ok);
  return (
    // No form: the question before a paper is shown is a form already, and forms cannot be nested.
    <div className="grid gap-4">
      {refusableFields.map((field) => (
        <ChecklistItem
          key={field}
          list={list}
          field={field}
          name={labels[field]}
          isAsked={waits}
          before={one.remarks[field]}
          remarkMax={storeChars.remark}
        >
          <Value field={field} one={one} label={labels[field]} />
        </ChecklistItem>
      ))}
      {waits ? (
        <Section title={t`Decision`}>
          <div className="grid gap-3">
            <RefusalNotice refusal={refusal && !refusal.ok ? refusal : undefined} />
            {refusing ? (
              <Notice tone="wait">{t`The buyer gets these reasons by email and can correct only these fields.`}</Notice>
            ) : (
              <TextArea
                label={t`Business scope, as the licence says it (optional)`}
                hint={t`Buyers see it among the store’s qualifications.`}
                dir="auto"
                maxLength={storeChars.scope}
                value={scope}
                onChange={(event) => setScope(event.currentTarget.value)}
              />
            )}
            <div className="flex flex-wrap items-center gap-3">
              {refusing ? (
                <Button busy={refuse.busy} onClick={() => refuse.send({ applicationId, round, remarks })}>
                  {t`Refuse with these reasons`}
                </Button>
              ) : (
                <Button
                  busy={approve.busy}
                  disabled={!isWhole}
                  onClick={() => approve.send({ applicationId, round, ...(scope.trim() && { scope: scope.trim() }) })}
                >
                  {t`Approve the store`}
                </Button>
              )}
              {refusing || isWhole ? null : (
                <p className="text-sm text-ink-2">{t`It can be approved once every field is marked as right.`}</p>
              )}
            </div>
          </div>
        </Section>
      ) : null}
      {guard.question}
    </div>
  );
}

/** What a field says; of a paper only that it is there. */
function Value({ field, one, label }: CheckProps & { field: RefusableField; label: string }) {
  const { t } = useLingui();
  const { country, comma } = useFormat();
  if (field === 'shopLogo')
    return one.hasLogo ? (
      <LoadedImage
        source={{ src: fileHref('GET /platform/shopAudit/logo', { applicationId: one.applicationId, side: 240 }) }}
        alt={label}
        sizes="96px"
        side={96}
        className="size-24 rounded-2 border border-line"
      />
    ) : null;
  if (field === 'businessLicense' || field === 'identityCardFront' || field === 'identityCardLater')
    return one.papers.includes(field) ? <ApplicationPaperLook applicationId={one.applicationId} paper={field} label={label} /> : null;
  if (field === 'receiveMobile' || field === 'tel') return <Code>{one[field] || '–'}</Code>;
  if (field === 'creditCode')
    return (
      <p>
        <Code>{one.creditCode}</Code>
        {comma}
        {country(one.country)}
        {one.country === 'CN' && isUscc(one.creditCode) ? (
          <span className="block text-sm text-ink-3">{t`The check digit is correct. The state register says who it belongs to.`}</span>
        ) : null}
      </p>
    );
  const text =
    field === 'shopAddress'
      ? [one.shopAddress, one.area, one.city, one.province, country(one.country)].filter(Boolean).join(comma)
      : one[field];
  return (
    <p dir="auto" className="max-w-prose wrap-anywhere">
      {text}
      {field === 'shopAddress' && one.shopLat !== null && one.shopLng !== null ? (
        <Code className="block text-sm text-ink-3">{`${one.shopLat}, ${one.shopLng}`}</Code>
      ) : null}
    </p>
  );
}

function useLabels(): Record<RefusableField, string> {
  const { t } = useLingui();
  return {
    shopName: t`Name of the store`,
    intro: t`Description`,
    shopLogo: t({ message: 'Logo', comment: 'Picture that stands for a store' }),
    receiveMobile: t`Contact phone`,
    tel: t`Landline`,
    shopAddress: t`Address`,
    firmName: t`Firm`,
    creditCode: t`Registration number`,
    businessLicense: t`Business licence`,
    identityCardFront: t`ID card, front`,
    identityCardLater: t`ID card, back`,
  };
}
