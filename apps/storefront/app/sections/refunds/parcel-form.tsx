import { useLingui } from '@lingui/react/macro';
import { carrierNameCharsMax, refundChars, refundPicturesMax } from '@kyakhta/contract/values';
import { Button, Card, LinkButton, Select, TextArea, TextInput } from '@kyakhta/ui';
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
import { otherCarrier } from './carriers.ts';
import type { Refund } from './refund.server.ts';

/** Out of the way while it is not wanted, without scripts too. */
const withName = 'hidden group-has-[option[value=other]:checked]/parcel:grid';

/** Names the parcel in which the goods go back, or corrects it. */
export function ParcelForm({ refund, result }: { refund: Refund; result: FormResult | PictureResult | undefined }) {
  const { t } = useLingui();
  const { state } = useNavigation();
  const [uploading, setUploading] = useState(false);
  const onBusy = useCallback((busy: boolean) => setUploading(busy), []);
  const ref = useWrongFieldFocus(result?.attempt);
  const before = refund.parcel;
  const isCorrected = refund.can.includes('correctExpress');
  const { fields = {}, values = {} } = result ?? {};
  const { files, problems } = { files: [], problems: [], ...result };
  const kept = before?.pictures.length ?? 0;
  return (
    <Card as="section" aria-labelledby="tell-title" className="border-brand!">
      <h2 id="tell-title" className="mb-3 text-lg font-semibold">
        {isCorrected ? t`Correct the parcel` : t`By which parcel do the goods go back?`}
      </h2>
      <Form method="post" encType="multipart/form-data" noValidate ref={ref} className="group/parcel grid gap-4 sm:grid-cols-2">
        <DefaultSubmit waits={uploading} />
        <UnsavedGuard result={result} />
        <FormNotice result={result} className="sm:col-span-2" />
        {isCorrected ? <input type="hidden" name="correct" value="1" /> : null}
        <div className="grid content-start gap-3">
          <Select
            name="expressId"
            label={t`Carrier`}
            required
            defaultValue={values['expressId'] ?? (before ? before.expressId || otherCarrier : '')}
            error={fields['expressId']}
          >
            <option value="">{t`Choose a carrier`}</option>
            {refund.carriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={otherCarrier}>
              {t({ message: 'Another carrier', comment: 'Who carries a parcel: none of those in the list' })}
            </option>
          </Select>
          <div className={withName}>
            <TextInput
              name="expressName"
              label={t`Name of the carrier`}
              hint={t`Kyakhta cannot follow its parcels: the supplier has the full time from sending.`}
              dir="auto"
              maxLength={carrierNameCharsMax}
              defaultValue={values['expressName'] ?? (before?.expressId === 0 ? before.carrier : '')}
              error={fields['expressName']}
            />
          </div>
        </div>
        <TextInput
          name="expressNo"
          label={t`Waybill`}
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          defaultValue={values['expressNo'] ?? before?.waybill}
          error={fields['expressNo']}
          className="content-start"
        />
        <TextInput
          name="mobile"
          type="tel"
          dir="ltr"
          label={t`Mobile, if you like`}
          maxLength={40}
          autoComplete="tel"
          defaultValue={values['mobile'] ?? before?.mobile}
          error={fields['mobile']}
          className="content-start"
        />
        <TextArea
          name="senderRemarks"
          label={t`Remarks`}
          rows={2}
          dir="auto"
          maxLength={refundChars.description}
          defaultValue={values['senderRemarks'] ?? before?.remarks}
          error={fields['senderRemarks']}
          className="sm:col-span-2"
        />
        <div className="grid gap-2 sm:col-span-2">
          <PicturePicker purpose="refund" label={t`Pictures`} max={refundPicturesMax} held={files} problems={problems} onBusy={onBusy} />
          {kept > 0 ? <p className="text-sm text-ink-2">{t`The pictures of before stay unless you bring new ones.`}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" name="intent" value="parcel" busy={state !== 'idle'} aria-disabled={uploading || undefined}>
            {isCorrected ? t`Save the parcel` : t`The goods are sent`}
          </Button>
          {isCorrected ? (
            <LinkButton href={paths.refund(refund.refundSn)} variant="ghost">
              {t`Back`}
            </LinkButton>
          ) : null}
        </div>
      </Form>
    </Card>
  );
}
