import { call, upload } from '@kyakhta/console';
import { code } from '@kyakhta/contract/values';
import { usePictures } from '@kyakhta/ui';

/** The logo the store has, or one that was just brought. */
export type StoreLogoPicture = { path: string; fileId: number | null };

/** The logo of a store; what it has stays until the form is saved. `told` is what the form sends: nothing while it is as it was. */
export function useStoreLogo(path: string | null) {
  const list = usePictures<StoreLogoPicture>({
    initial: path === null ? [] : [{ path, fileId: null }],
    keyOf: (picture) => picture.path,
    send: async (file, how) => {
      try {
        const answer = await upload('POST /shop/admin/file/upload', file, { ...how, query: new URLSearchParams({ purpose: 'shopLogo' }) });
        return answer.code === code.ok ? { stored: { path: answer.data.filePath, fileId: answer.data.fileId } } : { problem: answer.msg };
      } catch {
        // It was taken out of the form on its way.
        return { problem: '' };
      }
    },
    drop: ({ fileId }) => {
      if (fileId !== null) void call('DELETE /shop/admin/file/{fileId}', { fileId });
    },
  });
  const [now] = list.pictures.flatMap(({ stored }) => (stored ? [stored.path] : []));
  return { list, busy: list.busy, told: (now ?? '') === (path ?? '') ? undefined : (now ?? '') };
}
