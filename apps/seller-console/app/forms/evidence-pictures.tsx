import { call, upload, usePictureWords } from '@kyakhta/console';
import { code, pictureBytesMax, refundVouchersMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { PicturePicker, usePictures, type PictureList } from '@kyakhta/ui';

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
  const words = usePictureWords({ max, bytesMax: pictureBytesMax.refund });
  return (
    <PicturePicker
      label={t`Pictures`}
      list={list}
      max={max}
      bytesMax={pictureBytesMax.refund}
      sourceOf={({ fileId }) => ({ src: `/api/shop/admin/file/${fileId}?side=240` })}
      whole
      words={words}
    />
  );
}
