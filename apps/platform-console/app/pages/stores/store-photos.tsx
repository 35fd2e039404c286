import { pictureOf } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { LoadedImage } from '@kyakhta/ui';

/** What a store shows of itself to buyers, with all that is written below each picture. */
export function StorePhotos({ photos }: { photos: Output<'GET /platform/shop/info/{shopId}'>['photos'] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {photos.map(({ path, captions }) => (
        <li key={path} className="text-sm">
          <LoadedImage source={pictureOf(path)} alt="" sizes="240px" side={240} className="w-full rounded-2 border border-line" />
          {Object.entries(captions).map(([locale, words]) => (
            <p key={locale} lang={locale.replace('_', '-')} className="mt-1 text-ink-2">
              <bdi>{words}</bdi>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
