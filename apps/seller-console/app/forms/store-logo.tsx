import { pictureOf } from '@kyakhta/console';
import { pictureBytesMax } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FieldError, PicturePicker, type PictureList } from '@kyakhta/ui';
import type { StoreLogoPicture } from './use-store-logo.ts';

const megabyte = 1_000_000;

/** The picture that stands for the store. */
export function StoreLogo({ list, error }: { list: PictureList<StoreLogoPicture>; error: string | undefined }) {
  const { t } = useLingui();
  const max = 1;
  const megabytes = pictureBytesMax.shopLogo / megabyte;
  return (
    <>
      <PicturePicker
        label={t({ message: 'Logo', comment: 'Picture that stands for a store' })}
        list={list}
        max={max}
        bytesMax={pictureBytesMax.shopLogo}
        sourceOf={({ path, fileId }) => (fileId === null ? pictureOf(path) : { src: `/api/shop/admin/file/${fileId}?side=240` })}
        words={{
          add: t`Choose a picture`,
          hint: t`JPEG, PNG or WebP of at most ${megabytes} MB; a square is cut from its middle.`,
          lost: t`It did not arrive. Check the connection.`,
          tooLarge: (name) => t`${name} is larger than ${megabytes} MB.`,
          onlyFirst: t`Only the first pictures were taken: ${max} are possible.`,
          ready: (count) => t`${plural(count, { one: '# picture is ready', other: '# pictures are ready' })}`,
          picture: (number) => t`Picture ${number}`,
          remove: (number) => t`Remove picture ${number}`,
          upload: (name) => t`Upload of ${name}`,
          notTaken: t({ message: 'Not taken', comment: 'A picture that was refused or did not arrive' }),
          again: t`Try again`,
        }}
      />
      <FieldError>{error}</FieldError>
    </>
  );
}
