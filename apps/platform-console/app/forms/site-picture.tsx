import { call, pictureOf, upload, usePictureWords } from '@kyakhta/console';
import { code, pictureBytesMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { PicturePicker, usePictures, type PictureList } from '@kyakhta/ui';

/** A picture that stands already, or one that was just brought. */
export type SitePicture = { path: string } | { fileId: number };
type Purpose = 'banner' | 'site' | 'category';

/** One picture of the site in a form. */
export function useSitePicture(purpose: Purpose, path: string | null) {
  const list = usePictures<SitePicture>({
    initial: path ? [{ path }] : [],
    keyOf: (picture) => ('path' in picture ? picture.path : String(picture.fileId)),
    send: async (file, how) => {
      try {
        const answer = await upload('POST /platform/file/upload', file, { ...how, query: new URLSearchParams({ purpose }) });
        return answer.code === code.ok ? { stored: { fileId: answer.data.fileId } } : { problem: answer.msg };
      } catch {
        // It was taken out of the form on its way.
        return { problem: '' };
      }
    },
    drop: (picture) => {
      if ('fileId' in picture) void call('DELETE /platform/file/{fileId}', { fileId: picture.fileId });
    },
  });
  const told: SitePicture | null = list.pictures.flatMap(({ stored }) => (stored ? [stored] : []))[0] ?? null;
  const dirty = told === null ? path !== null : !('path' in told);
  return { list, told, dirty, busy: list.busy };
}

/** What a picker of one named picture says. */
export function useNamedPictureWords(purpose: Purpose | 'stamp', label: string, hint: string) {
  const { t } = useLingui();
  return {
    ...usePictureWords({ max: 1, bytesMax: pictureBytesMax[purpose] }),
    hint,
    picture: () => label,
    remove: () => t({ message: `Remove: ${label}`, comment: 'Button at a picture; what the picture is' }),
  };
}

export function SitePictureField({
  label,
  hint,
  purpose,
  list,
}: {
  label: string;
  hint: string;
  purpose: Purpose;
  list: PictureList<SitePicture>;
}) {
  const words = useNamedPictureWords(purpose, label, hint);
  return (
    <PicturePicker
      label={label}
      list={list}
      max={1}
      bytesMax={pictureBytesMax[purpose]}
      sourceOf={(picture) => ('path' in picture ? pictureOf(picture.path) : { src: `/api/platform/file/${picture.fileId}?side=240` })}
      whole
      words={words}
    />
  );
}
