import { call, pictureOf, upload } from '@kyakhta/console';
import { code, pictureBytesMax } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
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

const megabyte = 1_000_000;

/** What a picker of one picture says. */
export function usePictureWords(purpose: Purpose | 'stamp', label: string, hint: string) {
  const { t } = useLingui();
  const megabytes = pictureBytesMax[purpose] / megabyte;
  return {
    add: t`Add a picture`,
    hint,
    lost: t`It did not arrive. Check the connection.`,
    tooLarge: (name: string) => t`${name} is larger than ${megabytes} MB.`,
    onlyFirst: t`Only the first picture was taken.`,
    ready: (count: number) => t`${plural(count, { one: '# picture is ready', other: '# pictures are ready' })}`,
    picture: () => label,
    remove: () => t({ message: `Remove: ${label}`, comment: 'Button at a picture; what the picture is' }),
    upload: (name: string) => t`Upload of ${name}`,
    notTaken: t({ message: 'Not taken', comment: 'A picture that was refused or did not arrive' }),
    again: t`Try again`,
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
  const words = usePictureWords(purpose, label, hint);
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
