import { Trans, useLingui } from '@lingui/react/macro';
import { applyType, refundChars, refundPicturesMax } from '@kyakhta/contract/values';
import { Breadcrumbs, Button, Card, Code, EmptyState, LinkButton, Money, Notice, RotateCcw, TextArea, TextInput } from '@kyakhta/ui';
import { useCallback, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { useWrongFieldFocus } from '../account/secret-form.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import type { PictureResult } from '../files/picture-form.server.ts';
import { PicturePicker } from '../files/picture-picker.tsx';
import { ReasonField, WayFields, WhatFields } from './apply-fields.tsx';
import type { Application } from './apply.server.ts';
import { GiftFields } from './gift-fields.tsx';

export type ApplyProps = { application: Application; result: FormResult | PictureResult | undefined };

/** Asks money back of an order or of one of its lines; what the supplier refused is changed and asked for anew here. */
export function ApplyPage({ application, result }: ApplyProps) {
  const { t } = useLingui();
  const { orderNumber, refundSn, isRefused } = application;
  const title = refundSn === null ? t`Apply for a refund` : t`Change the application`;
  return (
    <div>
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Refunds`, href: paths.refunds() },
          refundSn === null
            ? { label: <Code>{orderNumber}</Code>, href: paths.order(orderNumber) }
            : { label: <Code>{refundSn}</Code>, href: paths.refund(refundSn) },
          { label: title },
        ]}
      />
      <h1 className="mt-3 mb-1 text-xl font-semibold md:text-2xl">{title}</h1>
      <p className="mb-4 text-sm text-ink-2">
        <Trans comment="Order and its number, and the store">
          Order <Code>{orderNumber}</Code>, <bdi>{application.store}</bdi>
        </Trans>
      </p>
      {application.canRefund && application.isAnyFree ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid gap-4">
            {isRefused ? (
              <Notice tone="wait">{t`The supplier did not agree to the request as it stands. Once changed, it goes to the supplier again.`}</Notice>
            ) : null}
            <ApplyForm application={application} result={result} />
          </div>
          <Limits application={application} />
        </div>
      ) : (
        <EmptyState
          icon={RotateCcw}
          title={t`Nothing of this order can be refunded now`}
          action={<LinkButton href={paths.order(orderNumber)} variant="ghost">{t`See the order`}</LinkButton>}
        >
          {application.pending
            ? t`A refund of it is under way already.`
            : t`You can ask for a refund on the page of a paid order, until its claim period is over.`}
        </EmptyState>
      )}
    </div>
  );
}

/** Without a reason it is the goods that go back: money alone is no choice then, and is chosen no longer. */
function chooseReturn(changed: EventTarget) {
  if (!(changed instanceof HTMLSelectElement) || changed.name !== 'buyerReason' || changed.value !== 'noReason') return;
  const withReturn = changed.form?.querySelector<HTMLInputElement>(`input[name=applyType][value="${applyType.withReturn}"]`);
  if (withReturn) withReturn.checked = true;
}

function ApplyForm({ application, result }: ApplyProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  const [uploading, setUploading] = useState(false);
  const onBusy = useCallback((busy: boolean) => setUploading(busy), []);
  const ref = useWrongFieldFocus(result?.attempt);
  const { fields = {} } = result ?? {};
  const values = { ...application.values, ...result?.values };
  const { files, problems } = { files: [], problems: [], ...result };
  const { currency } = application;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      ref={ref}
      onChange={({ target }) => chooseReturn(target)}
      className="group/wish grid gap-4"
    >
      <DefaultSubmit waits={uploading} />
      <UnsavedGuard result={result} />
      <FormNotice result={result} />
      <WhatFields application={application} values={values} fields={fields} />
      <WayFields application={application} values={values} fields={fields} />
      <GiftFields application={application} values={values} fields={fields} />
      <Card as="section" aria-labelledby="why-title" className="grid gap-4 sm:grid-cols-2">
        <h2 id="why-title" className="text-lg font-semibold sm:col-span-2">{t`Why, and how much`}</h2>
        <ReasonField application={application} values={values} fields={fields} />
        <TextInput
          name="refundAmount"
          label={t({ message: `Amount, ${currency}`, comment: 'With the code of a currency' })}
          hint={t`Leave it empty for the maximum. A smaller amount, with nothing sent back, reduces the price: you keep what you ordered and the order goes on.`}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          defaultValue={values['refundAmount']}
          error={fields['refundAmount']}
          className="content-start"
        />
        <TextInput
          name="buyerMobile"
          type="tel"
          dir="ltr"
          label={t`Mobile, if you like`}
          hint={t`Russian or Chinese, in case Kyakhta has questions. The supplier does not see it.`}
          maxLength={40}
          autoComplete="tel"
          defaultValue={values['buyerMobile']}
          error={fields['buyerMobile']}
          className="content-start"
        />
        <TextArea
          name="buyerDesc"
          label={t`What happened?`}
          rows={3}
          dir="auto"
          maxLength={refundChars.description}
          defaultValue={values['buyerDesc']}
          error={fields['buyerDesc']}
          className="sm:col-span-2 [&_textarea]:min-h-32"
        />
        <div className="grid gap-2 sm:col-span-2">
          <PicturePicker purpose="refund" label={t`Pictures`} max={refundPicturesMax} held={files} problems={problems} onBusy={onBusy} />
          {application.picturesBefore > 0 ? (
            <p className="text-sm text-ink-2">{t`The pictures of before stay unless you bring new ones.`}</p>
          ) : null}
        </div>
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" busy={state !== 'idle'} aria-disabled={uploading || undefined}>
          {application.refundSn === null ? t`Send the application` : t`Send the changed application`}
        </Button>
        <LinkButton
          href={application.refundSn === null ? paths.order(application.orderNumber) : paths.refund(application.refundSn)}
          variant="ghost"
          size="lg"
        >
          {t`Back`}
        </LinkButton>
      </div>
    </Form>
  );
}

/** What was paid, what has gone back, and why no more can be asked. */
function Limits({ application }: { application: Application }) {
  const { t } = useLingui();
  const { claimUntil } = application;
  const rows = [
    { label: t`Paid`, value: application.paid },
    ...(application.refunded ? [{ label: t`Refunds granted already`, value: application.refunded }] : []),
    ...(application.pending ? [{ label: t`Requested in other refunds`, value: application.pending }] : []),
  ];
  return (
    <Card as="aside" aria-labelledby="limits-title" className="grid gap-3 text-sm">
      <h2 id="limits-title" className="text-lg font-semibold">{t`How much is possible`}</h2>
      <dl className="grid gap-1.5">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium">
              <Money>{value}</Money>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        {t`Freight goes back for pieces that have not left. The freight of what was sent is spent, unless all that a package carried of a line goes back for a fault of the supplier.`}
      </p>
      <p className="text-ink-2">{t`The supplier has a few days to answer. Until the refund is decided nothing of the order is released to the supplier.`}</p>
      {claimUntil ? <p className="text-ink-2">{t`You may ask until ${claimUntil}.`}</p> : null}
    </Card>
  );
}
