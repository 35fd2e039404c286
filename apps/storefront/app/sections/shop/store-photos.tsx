import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { StorePhotos as Photos } from './shop.server.ts';

/** What a store shows of itself, each picture with what it shows in words. */
export function StorePhotos({ heading, note, photos }: Photos) {
  if (photos.length === 0) return null;
  return (
    <section className="wrap mt-8">
      <h2 className="text-lg font-semibold md:text-xl">{heading}</h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">{note}</p>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-4">
        {photos.map(({ path, caption, lang }) => (
          <li key={path}>
            <figure>
              <StoredPicture path={path} alt="" sizes="(min-width: 768px) 25vw, 50vw" className="rounded-2" />
              <figcaption lang={lang} className="mt-1.5 text-sm text-ink-2 wrap-anywhere">
                <bdi>{caption}</bdi>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
