import { call, upload } from '@kyakhta/console';
import { code, pictureBytesMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { PicturePicker, usePictures } from '@kyakhta/ui';
import type { SiteSettings } from './setting-form.tsx';
import { useNamedPictureWords } from './site-picture.tsx';

/** A stamp as it was kept; papers are drawn with the last one. */
type Stamp = { stamp: string };

/** The picture of the platform's stamp: what is chosen counts at once, for papers made from then on. */
export function SiteStamp({ settings: { stamp } }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const label = t`Stamp`;
  const words = useNamedPictureWords(
    'stamp',
    label,
    t`Ideally a transparent PNG, 480 pixels or more. It applies at once; existing documents keep theirs.`,
  );
  const list = usePictures<Stamp>({
    initial: stamp === '' ? [] : [{ stamp }],
    keyOf: (one) => one.stamp,
    send: async (file, how) => {
      try {
        const answer = await upload('POST /platform/site/stamp', file, { ...how, query: new URLSearchParams() });
        return answer.code === code.ok ? { stored: answer.data } : { problem: answer.msg };
      } catch {
        return { problem: '' };
      }
    },
    drop: () => void call('DELETE /platform/site/stamp', {}),
  });
  return (
    <PicturePicker
      label={label}
      list={list}
      max={1}
      bytesMax={pictureBytesMax.stamp}
      sourceOf={(one) => ({ src: `/api/platform/site/stamp?${one.stamp}` })}
      whole
      words={words}
    />
  );
}
