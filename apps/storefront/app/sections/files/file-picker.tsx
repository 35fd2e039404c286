import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { attachmentKinds, endingOf, isAttachmentPath, pictureBytesMax, type BuyerFilePurpose } from '@kyakhta/contract/values';
import { pictureTypes, PicturePicker as Picker } from '@kyakhta/ui';
import { useEffect } from 'react';
import { heldPicture, heldText } from './held-file.ts';
import { megabyte, type PicturePickerProps } from './picture-picker.tsx';
import { usePictures } from './use-pictures.ts';

const accept = [pictureTypes, ...attachmentKinds.map((kind) => `.${kind}`)].join(',');

/** Pictures, documents, drawings and archives of a buyer's form. Without scripts the same field goes with the form. */
export function FilePicker({ purpose, label, max, held, problems, onBusy }: PicturePickerProps & { purpose: BuyerFilePurpose }) {
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
      accept={accept}
      bytesMax={pictureBytesMax[purpose]}
      sourceOf={({ fileId }) => ({ src: heldPicture(fileId, 240) })}
      kindOf={({ filePath }) => (isAttachmentPath(filePath) ? endingOf(filePath).toUpperCase() : null)}
      problems={problems}
      form={{ field: purpose, held: `${purpose}File`, textOf: heldText, removeValue: ({ fileId }) => fileId }}
      words={{
        add: t`Add files`,
        hint: t`Up to ${max} files of ${megabytes} MB each: pictures, documents, spreadsheets, drawings, archives.`,
        lost: t`Upload failed. Check the connection.`,
        tooLarge: (name) => t`${name} is larger than ${megabytes} MB.`,
        onlyFirst: t`Only the first ${max} files were added.`,
        ready: (count) => t`${plural(count, { one: '# file is ready', other: '# files are ready' })}`,
        picture: (number) => t`Picture ${number}`,
        remove: (number) => t`Remove file ${number}`,
        upload: (name) => t`Upload of ${name}`,
        notTaken: t({ message: 'Not accepted', comment: 'A picture that was refused or did not arrive' }),
        again: t`Try again`,
      }}
    />
  );
}
