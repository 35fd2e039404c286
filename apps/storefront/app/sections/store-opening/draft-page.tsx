import { Trans, useLingui } from '@lingui/react/macro';
import { applicationDays, applicationPictures } from '@kyakhta/contract/values';
import { Anchor, Button, Card, LinkButton, LoadedImage, Notice } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import { useWrongFieldFocus } from '../account/secret-form.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import { heldPicture } from '../files/held-file.ts';
import type { Applying } from './application.server.ts';
import { ApplicationFields } from './application-fields.tsx';
import { ApplyStepsBar } from './apply-steps-bar.tsx';
import type { ApplyProps } from './apply-props.ts';
import { useFieldLabels } from './field-labels.ts';
import { applySteps, fieldsOfStep, stepOf } from './steps.ts';
import { useUploading } from './use-uploading.ts';

/** An application that is being filled in, a step at a time; each is kept when it is left. */
export function DraftPage({ application, result }: ApplyProps) {
  const { t } = useLingui();
  const { step, isNew, kept } = application;
  return (
    <div className="grid max-w-3xl gap-4">
      <ApplyStepsBar step={step} ready={application.ready} />
      {isNew ? (
        <Notice tone="info">
          {t`Opening a store is free. Have photos of your business licence and both sides of your ID card ready. We review applications within ${applicationDays} working days.`}
        </Notice>
      ) : null}
      {kept && !result ? (
        <Notice tone="good" live>
          {t`Your draft is saved. Continue any time.`}
        </Notice>
      ) : null}
      <FormNotice result={result} />
      {step === 'check' ? (
        <Check application={application} result={result} />
      ) : (
        <StepForm key={step} application={application} result={result} />
      )}
    </div>
  );
}

function StepForm({ application, result }: ApplyProps) {
  const { t } = useLingui();
  const { step } = application;
  const { formData } = useNavigation();
  const { uploading, onBusy } = useUploading();
  const ref = useWrongFieldFocus(result?.attempt);
  const before = applySteps[applySteps.indexOf(step) - 1];
  const files = result && 'files' in result ? result.files : {};
  return (
    <Card className="md:p-6!">
      <Form method="post" encType="multipart/form-data" noValidate ref={ref} className="grid gap-6">
        <DefaultSubmit waits={uploading} />
        <UnsavedGuard result={result} />
        <input type="hidden" name="step" value={step} />
        <ApplicationFields
          key={result?.attempt}
          fields={fieldsOfStep[step]}
          application={application}
          values={{ ...application.values, ...result?.values }}
          errors={result?.fields ?? {}}
          files={files}
          onBusy={onBusy}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={formData?.get('step') === step && !formData.has('intent')} aria-disabled={uploading || undefined}>
            {t`Save and continue`}
          </Button>
          <Button type="submit" name="intent" value="later" variant="ghost" aria-disabled={uploading || undefined}>
            {t`Save and finish later`}
          </Button>
          {before ? (
            <LinkButton href={paths.applyShop({ step: before })} variant="bare">
              {t`Back`}
            </LinkButton>
          ) : null}
          {uploading ? <p className="text-sm text-ink-2">{t`Pictures are uploading; you can continue when they’re done.`}</p> : null}
        </div>
      </Form>
    </Card>
  );
}

/** All of it once more, with what is missing, before it is submitted. */
function Check({ application, result }: ApplyProps) {
  const { t } = useLingui();
  const { formMethod } = useNavigation();
  const faults = Object.entries(result?.fields ?? {});
  const labels: Readonly<Partial<Record<string, string>>> = useFieldLabels();
  return (
    <>
      {faults.length > 0 ? (
        <Notice tone="error" live title={t`Something is missing or incorrect`}>
          <ul className="grid gap-1">
            {faults.map(([field, word]) => (
              <li key={field}>
                <Trans comment="A field of the application, then what is wrong with it">
                  <Anchor href={paths.applyShop({ step: stepOf(field) })} className="font-semibold underline">
                    {labels[field] ?? field}
                  </Anchor>
                  : {word}
                </Trans>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {applySteps.map((step) => (step === 'check' ? null : <Written key={step} step={step} application={application} />))}
      <Form noValidate method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="step" value="check" />
        <Button type="submit" size="lg" busy={formMethod === 'POST'}>
          {t`Submit application`}
        </Button>
        <LinkButton href={paths.applyShop({ step: 'firm' })} variant="ghost" size="lg">
          {t`Back`}
        </LinkButton>
      </Form>
    </>
  );
}

function Written({ step, application }: { step: (typeof applySteps)[number]; application: Applying }) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const pictures: readonly string[] = applicationPictures;
  const title = { store: t`Your store`, contact: t`Contact and place`, firm: t`Company and documents`, check: '' }[step];
  return (
    <Card as="section" aria-labelledby={`${step}-title`}>
      <div className="mb-3 flex flex-wrap items-baseline gap-3">
        <h2 id={`${step}-title`} className="text-lg font-semibold">
          {title}
        </h2>
        <Anchor
          href={paths.applyShop({ step })}
          className="ms-auto inline-flex min-h-8 items-center text-sm font-semibold text-brand hover:underline"
        >
          {t({ message: 'Change', comment: 'Link beside a mail address, a mobile number, a password' })}{' '}
          <span className="sr-only">{title}</span>
        </Anchor>
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {fieldsOfStep[step].map((field) => {
          const [held] = pictures.includes(field) ? (application.files[field as 'shopLogo'] ?? []) : [];
          const value = field === 'country' ? application.countryName : application.values[field];
          return (
            <div key={field} className={field === 'intro' ? 'sm:col-span-2' : undefined}>
              <dt className="text-ink-3">{labels[field]}</dt>
              <dd className="wrap-anywhere">
                {held ? (
                  <LoadedImage
                    source={{ src: heldPicture(held.fileId, 240) }}
                    alt={labels[field]}
                    sizes="96px"
                    side={96}
                    className="mt-1 size-24 rounded-2 border border-line object-contain"
                  />
                ) : (
                  <bdi>{value || '–'}</bdi>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
