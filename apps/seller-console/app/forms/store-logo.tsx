import { pictureOf, usePictureWords } from '@kyakhta/console';
import { pictureBytesMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { FieldError, PicturePicker, type PictureList } from '@kyakhta/ui';
import type { StoreLogoPicture } from './use-store-logo.ts';

/** The picture that stands for the store. */
export function StoreLogo({ list, error }: { list: PictureList<StoreLogoPicture>; error: string | undefined }) {
  const { t } = useLingui();
  const max = 1;
  const words = usePictureWords({ max, bytesMax: pictureBytesMax.shopLogo });
  const megabytes = pictureBytesMax.shopLogo / 1_000_000;
  return (
    <>
      <PicturePicker
        label={t({ message: 'Logo', comment: 'Picture that stands for a store' })}
        list={list}
        max={max}
        bytesMax={pictureBytesMax.shopLogo}
        sourceOf={({ path, fileId }) => (fileId === null ? pictureOf(path) : { src: `/api/shop/admin/file/${fileId}?side=240` })}
        words={{ ...words, hint: t`JPEG, PNG or WebP of up to ${megabytes} MB; it is cropped to a square.` }}
      />
      <FieldError>{error}</FieldError>
    </>
  );
}
