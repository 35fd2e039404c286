import { code, type BuyerFilePurpose } from '@kyakhta/contract/values';
import { usePictures as usePictureList } from '@kyakhta/ui';
import { call } from '../../client.ts';
import { uploadPicture } from '../../upload.ts';
import type { HeldFile } from './held-file.ts';

/** Pictures of a buyer's form, each uploaded as it is chosen and removed again when it is taken out. */
export const usePictures = (purpose: BuyerFilePurpose, initial: readonly HeldFile[]) =>
  usePictureList<HeldFile>({
    initial,
    keyOf: ({ fileId }) => String(fileId),
    send: async (file, how) => {
      const answer = await uploadPicture(file, purpose, how);
      if (answer.code !== code.ok) return { problem: answer.msg };
      const { fileId, filePath } = answer.data;
      return { stored: { fileId, filePath } };
    },
    drop: ({ fileId }) => void call('DELETE /p/file/{fileId}', { fileId }, { offline: '' }),
  });
