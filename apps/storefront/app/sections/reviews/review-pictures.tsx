import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { fullPicture } from '../../picture.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';

const Viewer = lazy(() => import('../catalog/picture-viewer.tsx'));

/** The pictures of a review, each larger at a press; without scripts its link opens it. */
export function ReviewPictures({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const count = pictures.length;
  if (count === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, index) => {
          const number = index + 1;
          return (
            <li key={picture}>
              <a
                href={fullPicture(picture)}
                aria-label={t`Picture ${number} of ${count} of this review`}
                onClick={(event) => {
                  event.preventDefault();
                  setShown(index);
                }}
                className="block cursor-zoom-in rounded-2"
              >
                <StoredPicture path={picture} alt="" sizes="80px" className="size-20 rounded-2 border border-line" />
              </a>
            </li>
          );
        })}
      </ul>
      {shown === null ? null : (
        <Suspense>
          <Viewer name={name} pictures={pictures} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
