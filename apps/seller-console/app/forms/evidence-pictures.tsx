import { call, upload } from '@kyakhta/console';
import { code, pictureBytesMax, refundVouchersMax } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PicturePicker, usePictures, type PictureList } from '@kyakhta/ui';

const megabyte = 1_000_000;
/** A picture that was just brought. */
type Evidence = { fileId: number; filePath: string };

/** Pictures that a store lays before the platform; nobody else sees them before they are sent. */
export function useEvidencePictures() {
  return usePictures<Evidence>({
    initial: [],
    keyOf: ({ filePath }) => filePath,
    send: async (file, how) => {
      try {
        const answer = await upload('POST /shop/admin/file/upload', file, { ...how, query: new URLSearchParams({ purpose: 'refund' }) });
        return answer.code === code.ok ? { stored: answer.data } : { problem: answer.msg };
      } catch {
        // It was taken out of the form on its way.
        return { problem: '' };
      }
    },
    drop: ({ fileId }) => void call('DELETE /shop/admin/file/{fileId}', { fileId }),
  });
}

export function EvidencePictures({ list }: { list: PictureList<Evidence> }) {
  const { t } = useLingui();
  const max = refundVouchersMax;
  const megabytes = pictureBytesMax.refund / megabyte;
  return (
    <PicturePicker
      label={t`Pictures`}
      list={list}
      max={max}
      bytesMax={pictureBytesMax.refund}
      sourceOf={({ fileId }) => ({ src: `/api/shop/admin/file/${fileId}?side=240` })}
      whole
      words={{
        add: t`Add pictures`,
        hint: t`Up to ${max} pictures of ${megabytes} MB each: JPEG, PNG or WebP.`,
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
  );
}
