import { pictureOf, Section, usePictureWords } from '@kyakhta/console';
import { pictureBytesMax, productPicturesMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { FieldError, PicturePicker, type PictureList } from '@kyakhta/ui';
import { useId, type ReactNode } from 'react';
import type { ProductPicture } from './use-product-pictures.ts';

/** The pictures of a product, the first of which stands on cards and in lists. */
export function ProductPictures({
  list,
  error,
  remark,
}: {
  list: PictureList<ProductPicture>;
  error: string | undefined;
  remark: ReactNode;
}) {
  const { t } = useLingui();
  const id = useId();
  const max = productPicturesMax;
  const words = usePictureWords({ max, bytesMax: pictureBytesMax.product });
  const megabytes = pictureBytesMax.product / 1_000_000;
  return (
    <Section title={t`Pictures`}>
      {remark}
      <PicturePicker
        label={t`Pictures of the goods`}
        quiet
        list={list}
        max={max}
        bytesMax={pictureBytesMax.product}
        sourceOf={(picture) => ('path' in picture ? pictureOf(picture.path) : { src: `/api/shop/admin/file/${picture.fileId}?side=240` })}
        whole
        ordered
        words={{
          ...words,
          hint: t`Up to ${max} pictures of ${megabytes} MB each: JPEG, PNG or WebP, ideally square and at least 1000 pixels. They are saved with the product.`,
          first: t({ message: 'First, on cards', comment: 'The picture that stands on the card of a product' }),
          earlier: (number) => t({ message: `Move picture ${number} one place forward`, comment: 'Button below a picture' }),
          later: (number) => t({ message: `Move picture ${number} one place back`, comment: 'Button below a picture' }),
          makeFirst: t({ message: 'Make first', comment: 'Button below a picture: puts it at the head of the list' }),
        }}
      />
      {error === undefined ? null : <FieldError id={id}>{error}</FieldError>}
    </Section>
  );
}
