import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, cx } from '@kyakhta/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { fullPicture } from '../../picture.ts';
import { StoredPicture } from './stored-picture.tsx';

const Viewer = lazy(() => import('./picture-viewer.tsx'));
const place = 'min-w-0 max-lg:max-w-md lg:col-start-1 lg:row-start-2 xl:sticky xl:top-28 xl:row-span-2 xl:row-start-1';
const turn =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-paper text-ink shadow-1 hover:border-line-strong disabled:invisible noscript:hidden';

/**
 * Pictures side by side in a track that a finger moves, a row to choose from, and each in its full size at a press.
 * Without scripts the track still scrolls and a picture's link opens it.
 */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useLingui();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [large, setLarge] = useState(false);
  const count = pictures.length;
  const show = (index: number) => {
    const item = track.current?.children[index];
    if (!(item instanceof HTMLElement) || !track.current) return;
    track.current.scrollTo({ left: item.offsetLeft });
    setShown(index);
  };
  /** The picture whose start is nearest to the start of the track, whichever way the page is read. */
  const follow = () => {
    const box = track.current;
    if (!box || box.clientWidth === 0) return;
    setShown(Math.min(count - 1, Math.round(Math.abs(box.scrollLeft) / box.clientWidth)));
  };
  if (count === 0) {
    return (
      <section aria-label={t`Pictures`} className={place}>
        <StoredPicture path={null} alt={name} sizes="384px" className="rounded-3 border border-line" />
      </section>
    );
  }
  return (
    <section aria-label={t`Pictures`} className={place}>
      <div className="relative">
        <ul
          ref={track}
          onScroll={follow}
          className="relative flex snap-x snap-mandatory overflow-x-auto rounded-3 border border-line [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => {
            const number = index + 1;
            return (
              <li key={picture} className="w-full shrink-0 snap-start">
                <a
                  href={fullPicture(picture)}
                  tabIndex={index === shown ? undefined : -1}
                  aria-label={t`Enlarge picture ${number} of ${count}: ${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setShown(index);
                    setLarge(true);
                  }}
                  className="block cursor-zoom-in outline-offset-[-4px]"
                >
                  <StoredPicture
                    path={picture}
                    alt=""
                    sizes="(min-width: 1280px) 384px, (min-width: 1024px) 50vw, 100vw"
                    eager={index === 0}
                  />
                </a>
              </li>
            );
          })}
        </ul>
        {count > 1 ? (
          <>
            <button
              type="button"
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
              aria-label={t`Previous picture`}
              className={cx(turn, 'start-2')}
            >
              <ChevronLeft aria-hidden className="turn size-5" />
            </button>
            <button
              type="button"
              disabled={shown === count - 1}
              onClick={() => show(shown + 1)}
              aria-label={t`Next picture`}
              className={cx(turn, 'end-2')}
            >
              <ChevronRight aria-hidden className="turn size-5" />
            </button>
          </>
        ) : null}
      </div>
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
                    show(index);
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
      {large ? (
        <Suspense>
          <Viewer name={name} pictures={pictures} shown={shown} onShow={show} onClose={() => setLarge(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
