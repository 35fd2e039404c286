import { useLingui } from '@lingui/react/macro';
import { pictureBytesMax } from '@kyakhta/contract/values';
import { Button, buttonClass, cx, FieldError, pictureTypes, Progress, RotateCcw, Trash2, Upload, User } from '@kyakhta/ui';
import { useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { megabyte } from '../files/picture-picker.tsx';
import { useAvatar } from './use-avatar.ts';

/** The person's picture: another one, or none. Without scripts the file goes with the form. */
export function AvatarForm({ picture, error }: { picture: string | null; error: string | undefined }) {
  const { t } = useLingui();
  const id = useId();
  const under = useNavigation().formData?.get('intent');
  const [tooLarge, setTooLarge] = useState(false);
  const megabytes = pictureBytesMax.avatar / megabyte;
  const { coming, bring, retry, clear } = useAvatar(picture);
  const lost = coming?.problem === '' ? t`Upload failed. Check the connection.` : (coming?.problem ?? undefined);
  // While another one is on its way, nothing is wrong with it yet.
  const said = tooLarge ? t`The picture is larger than ${megabytes} MB.` : coming ? lost : error;
  const isComing = coming !== undefined && coming.problem === null;
  const name = coming?.name ?? '';
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4">
      {picture ? (
        <StoredPicture path={picture} alt={t`Your picture`} sizes="80px" eager className="size-20 rounded-full border border-line" />
      ) : (
        <span className="grid size-20 place-items-center rounded-full bg-sunk text-ink-2">
          <User aria-hidden className="size-9" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <div className="flex flex-wrap gap-2">
          <Form method="post" encType="multipart/form-data" className="flex flex-wrap gap-2">
            <input type="hidden" name="intent" value="avatar" />
            <label
              className={cx(
                buttonClass({ variant: 'ghost', size: 'sm' }),
                'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
                (isComing || under === 'avatar') && 'opacity-70',
              )}
            >
              <Upload aria-hidden className="size-4" />
              {picture ? t`Choose another picture` : t`Choose a picture`}
              <input
                type="file"
                name="avatar"
                accept={pictureTypes}
                aria-describedby={`${id}-hint ${id}-error`}
                className="sr-only noscript:not-sr-only noscript:w-full"
                onChange={(event) => {
                  const file = event.currentTarget.files?.[0];
                  if (!file) return;
                  const isLarge = file.size > pictureBytesMax.avatar;
                  setTooLarge(isLarge);
                  // The same file can be chosen again.
                  event.currentTarget.value = '';
                  if (isLarge) clear();
                  else bring(file);
                }}
              />
            </label>
            <Button type="submit" size="sm" className="hidden! noscript:inline-flex!">
              {t`Save`}
            </Button>
          </Form>
          {picture ? (
            <Form method="post">
              <Button type="submit" name="intent" value="avatarOff" variant="ghost" size="sm" busy={under === 'avatarOff'}>
                <Trash2 aria-hidden className="size-4" />
                {t`Remove picture`}
              </Button>
            </Form>
          ) : null}
        </div>
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {t`JPEG, PNG or WebP up to ${megabytes} MB; we crop a square from the middle.`}
        </p>
        {isComing ? <Progress label={t`Upload of ${name}`} share={coming.share} /> : null}
        <div role="status">
          <FieldError id={`${id}-error`}>{said}</FieldError>
        </div>
        {coming && lost !== undefined ? (
          <div>
            <Button variant="ghost" size="sm" onClick={() => retry(coming)}>
              <RotateCcw aria-hidden className="size-4" />
              {t`Try again`}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
