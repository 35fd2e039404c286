import { code } from '@kyakhta/contract/values';
import { usePictures } from '@kyakhta/ui';
import { useSubmit } from 'react-router';
import { call } from '../../client.ts';
import { uploadPicture } from '../../upload.ts';
import { heldText, type HeldFile } from '../files/held-file.ts';

/**
 * The picture of a person on its way: brought like the pictures of other forms, and saved as soon as it is there.
 * @param current path of the picture that stands
 */
export function useAvatar(current: string | null) {
  const submit = useSubmit();
  const list = usePictures<HeldFile>({
    initial: [],
    keyOf: ({ fileId }) => String(fileId),
    send: async (file, how) => {
      const answer = await uploadPicture(file, 'avatar', how);
      if (answer.code !== code.ok) return { problem: answer.msg };
      const { fileId, filePath } = answer.data;
      // One that was taken back on its way is not saved.
      if (!how.signal.aborted)
        void submit({ intent: 'avatar', avatarFile: heldText({ fileId, filePath }) }, { method: 'post', preventScrollReset: true });
      return { stored: { fileId, filePath } };
    },
    drop: ({ fileId, filePath }) => {
      if (filePath !== current) void call('DELETE /p/file/{fileId}', { fileId }, { offline: '' });
    },
  });
  const { pictures, add, retry, remove } = list;
  const last = pictures.at(-1);
  const clear = () => {
    for (const picture of pictures) remove(picture);
  };
  return {
    /** The one that was chosen last, while it is not there. */
    coming: last?.stored === null ? last : undefined,
    clear,
    bring: (file: File) => {
      clear();
      add([file]);
    },
    retry,
  };
}
