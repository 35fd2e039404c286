import { call, upload } from '@kyakhta/console';
import type { Input } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { usePictures } from '@kyakhta/ui';
import { useState } from 'react';

/** A picture the product has, or one that was just brought. */
export type ProductPicture = { path: string } | { fileId: number };
type Told = NonNullable<Input<'PUT /shop/admin/prod'>['pictures']>;

/** The pictures of a product in their order; what the product has stays stored until the form is saved. */
export function useProductPictures(paths: readonly string[]) {
  const list = usePictures<ProductPicture>({
    initial: paths.map((path) => ({ path })),
    keyOf: (picture) => ('path' in picture ? picture.path : String(picture.fileId)),
    send: async (file, how) => {
      try {
        const answer = await upload('POST /shop/admin/file/upload', file, how);
        return answer.code === code.ok ? { stored: { fileId: answer.data.fileId } } : { problem: answer.msg };
      } catch {
        // It was taken out of the form on its way.
        return { problem: '' };
      }
    },
    drop: (picture) => {
      if ('fileId' in picture) void call('DELETE /shop/admin/file/{fileId}', { fileId: picture.fileId });
    },
  });
  const keys = list.pictures.map(({ key }) => key).join('\n');
  const [before] = useState(keys);
  const told: Told = list.pictures.flatMap(({ stored }) => (stored ? [stored] : []));
  return { list, told, dirty: keys !== before, busy: list.busy };
}
