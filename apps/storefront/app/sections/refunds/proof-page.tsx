import { useLingui } from '@lingui/react/macro';
import { refundChars, refundVouchersMax } from '@kyakhta/contract/values';
import { Breadcrumbs, Button, Card, Code, LinkButton, Money, Notice, TextArea, TextInput } from '@kyakhta/ui';
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
import type { Proof } from './proof.server.ts';
import { RefundItems } from './refund-items.tsx';
import { RefundTag } from './refund-tag.tsx';

type ProofProps = { proof: Proof; result: FormResult | PictureResult | undefined };

/** Asks the platform to decide about a refund that was refused, or adds evidence once it was asked. */
export function ProofPage({ proof, result }: ProofProps) {
  const { t } = useLingui();
  const { refundSn, can, answer } = proof;
  const title = can === 'add' ? t`Add evidence` : t`Ask Kyakhta to decide`;
  return (
    <div>
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Refunds`, href: paths.refunds() },
          { label: <Code>{refundSn}</Code>, href: paths.refund(refundSn) },
          { label: title },
        ]}
      />
      <h1 className="mt-3 mb-4 text-xl font-semibold md:text-2xl">{title}</h1>
      <Card className="grid max-w-3xl gap-5">
        <div className="grid gap-3 border-b border-line pb-5">
          <p className="flex flex-wrap items-center gap-3">
            <RefundTag status={proof.status} offered={proof.offered} />
            <Money className="font-semibold">{proof.amount}</Money>
          </p>
          <RefundItems items={proof.items} />
          {answer ? (
            <div className="text-sm">
              <p className="text-ink-3">{t`The supplier’s answer`}</p>
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {answer}
              </p>
            </div>
          ) : null}
        </div>
        {can === null ? (
          <Notice
            tone="wait"
            action={<LinkButton size="sm" variant="ghost" href={paths.refund(refundSn)}>{t`Open the refund`}</LinkButton>}
          >
            {t`Kyakhta can be asked once the supplier has refused.`}
          </Notice>
        ) : (
          <ProofForm proof={proof} result={result} />
        )}
      </Card>
    </div>
  );
}

function ProofForm({ proof: { can, refundSn }, result }: ProofProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  const [uploading, setUploading] = useState(false);
  const onBusy = useCallback((busy: boolean) => setUploading(busy), []);
  const ref = useWrongFieldFocus(result?.attempt);
  const { fields = {}, values = {} } = result ?? {};
  const { files, problems } = { files: [], problems: [], ...result };
  return (
    <Form method="post" encType="multipart/form-data" noValidate ref={ref} className="grid gap-5">
      <DefaultSubmit waits={uploading} />
      <UnsavedGuard result={result} />
      <FormNotice result={result} />
      {can === 'ask' ? (
        <>
          <p className="text-ink-2">
            {t`An operator reads what both sides say and decides about the amount you asked for, which cannot be changed in this round. We email the decision to you both.`}
          </p>
          <TextInput
            name="reason"
            label={t`Your reason`}
            required
            dir="auto"
            maxLength={refundChars.reason}
            defaultValue={values['reason']}
            error={fields['reason']}
          />
        </>
      ) : null}
      <TextArea
        name="description"
        label={t`What happened?`}
        hint={t`Evidence stays as it is once it is sent.`}
        required
        rows={4}
        dir="auto"
        maxLength={refundChars.description}
        defaultValue={values['description']}
        error={fields['description'] ?? fields['voucherDesc']}
        className="[&_textarea]:min-h-32"
      />
      <PicturePicker purpose="refund" label={t`Pictures`} max={refundVouchersMax} held={files} problems={problems} onBusy={onBusy} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={state !== 'idle'} aria-disabled={uploading || undefined}>
          {can === 'ask' ? t`Ask Kyakhta to decide` : t`Send the evidence`}
        </Button>
        <LinkButton href={paths.refund(refundSn)} variant="ghost">
          {t`Back`}
        </LinkButton>
      </div>
    </Form>
  );
}
