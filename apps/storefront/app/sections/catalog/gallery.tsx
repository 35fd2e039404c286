import { useLingui } from '@lingui/react/macro';
import { cx } from '@kyakhta/ui';
import { useState } from 'react';
import { fullPicture } from '../../picture.ts';
import { StoredPicture } from './stored-picture.tsx';

/** One large picture and the rest as a row to choose from; without scripts a thumbnail opens its picture. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const count = pictures.length;
  return (
    <section aria-label={t`Pictures`} className="min-w-0 max-lg:max-w-md xl:sticky xl:top-28">
      <StoredPicture
        path={pictures[shown] ?? null}
        alt={name}
        sizes="(min-width: 1280px) 384px, (min-width: 1024px) 50vw, 100vw"
        eager
        className="rounded-3 border border-line"
      />
      {count > 1 ? (
        <ul className="mt-2 grid grid-cols-5 gap-2">
          {pictures.map((picture, index) => {
            const number = index + 1;
            return (
              <li key={picture}>
                <a
                  href={fullPicture(picture)}
                  aria-label={t`Picture ${number} of ${count}`}
                  aria-current={index === shown ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    setShown(index);
                  }}
                  className={cx(
                    'block overflow-hidden rounded-2 border-2',
                    index === shown ? 'border-brand' : 'border-line hover:border-line-strong',
                  )}
                >
                  <StoredPicture path={picture} alt="" sizes="76px" />
                </a>
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
