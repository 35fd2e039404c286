import { useLingui } from '@lingui/react/macro';
import { Button, Card, Notice } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import { useWrongFieldFocus } from '../account/secret-form.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import { ApplicationFields } from './application-fields.tsx';
import type { ApplyProps } from './apply-props.ts';
import { useUploading } from './use-uploading.ts';

/** What was refused of an application, with its reasons: just that is mended. */
export function MendPage({ application, result }: ApplyProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  const { uploading, onBusy } = useUploading();
  const ref = useWrongFieldFocus(result?.attempt);
  const files = result && 'files' in result ? result.files : {};
  return (
    <div className="grid max-w-3xl gap-4">
      <Notice tone="wait" title={t`Part of your application wasn’t accepted`}>
        {t`Correct the items below and submit again. Everything else stays as you entered it.`}
      </Notice>
      <FormNotice result={result} />
      <Card className="md:p-6!">
        <Form method="post" encType="multipart/form-data" noValidate ref={ref} className="grid gap-6">
          <DefaultSubmit waits={uploading} />
          <UnsavedGuard result={result} />
          <input type="hidden" name="mend" value={application.open.join(',')} />
          <ApplicationFields
            key={result?.attempt}
            fields={application.open}
            application={application}
            values={{ ...application.values, ...result?.values }}
            errors={result?.fields ?? {}}
            files={files}
            onBusy={onBusy}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="lg" busy={state !== 'idle'} aria-disabled={uploading || undefined}>
              {t`Submit again`}
            </Button>
            {uploading ? <p className="text-sm text-ink-2">{t`Pictures are uploading; you can continue when they’re done.`}</p> : null}
          </div>
        </Form>
      </Card>
    </div>
  );
}
