import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pictureBytesMax, type BuyerFilePurpose } from '@kyakhta/contract/values';
import { PicturePicker as Picker } from '@kyakhta/ui';
import { useEffect } from 'react';
import { heldPicture, heldText, type HeldFile } from './held-file.ts';
import { usePictures } from './use-pictures.ts';

export const megabyte = 1_000_000;

export type PicturePickerProps = {
  purpose: BuyerFilePurpose;
  label: string;
  max: number;
  /** What came back with the page, and what of it was refused. */
  held: readonly HeldFile[];
  problems: readonly string[];
  onBusy: (busy: boolean) => void;
};

/** The pictures of a buyer's form. Without scripts the same field goes with the form, and its pictures come back with the page. */
export function PicturePicker({ purpose, label, max, held, problems, onBusy }: PicturePickerProps) {
  const { t } = useLingui();
  const list = usePictures(purpose, held);
  const { busy } = list;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const megabytes = pictureBytesMax[purpose] / megabyte;
  return (
    <Picker
      label={label}
      list={list}
      max={max}
      bytesMax={pictureBytesMax[purpose]}
      sourceOf={({ fileId }) => ({ src: heldPicture(fileId, 240) })}
      problems={problems}
      form={{ field: purpose, held: `${purpose}File`, textOf: heldText, removeValue: ({ fileId }) => fileId }}
      words={{
        add: max === 1 ? t`Choose a picture` : t`Add pictures`,
        hint:
          max === 1
            ? t`JPEG, PNG or WebP of at most ${megabytes} MB.`
            : t`Up to ${max} pictures of ${megabytes} MB each: JPEG, PNG or WebP. We remove location and camera data.`,
        lost: t`Upload failed. Check the connection.`,
        tooLarge: (name) => t`${name} is larger than ${megabytes} MB.`,
        onlyFirst: t`Only the first pictures were added; the limit is ${max}.`,
        ready: (count) => t`${plural(count, { one: '# picture is ready', other: '# pictures are ready' })}`,
        picture: (number) => t`Picture ${number}`,
        remove: (number) => t`Remove picture ${number}`,
        upload: (name) => t`Upload of ${name}`,
        notTaken: t({ message: 'Not accepted', comment: 'A picture that was refused or did not arrive' }),
        again: t`Try again`,
      }}
    />
  );
}
