import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, LoadedImage, useModal, X } from '@kyakhta/ui';
import { fullPicture } from '../../picture.ts';

type PictureViewerProps = {
  name: string;
  pictures: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

const button =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-paper text-ink hover:border-line-strong disabled:invisible';

/** A picture as large as the window lets it be; arrows turn, Escape closes and leads back. */
export default function PictureViewer({ name, pictures, shown, onShow, onClose }: PictureViewerProps) {
  const { t } = useLingui();
  const count = pictures.length;
  const number = shown + 1;
  const box = useModal(onClose, (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    event.preventDefault();
    onShow(Math.max(0, Math.min(count - 1, shown + (event.key === back ? -1 : 1))));
  });
  return (
    <dialog
      ref={box}
      aria-label={t`Picture ${number} of ${count}: ${name}`}
      className="m-auto max-h-none max-w-none rounded-3 border border-line bg-paper p-3 shadow-3"
    >
      <div className="grid gap-3">
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1 truncate font-semibold">{name}</p>
          <p className="text-sm text-ink-2 tabular-nums">{t({ message: `${number} of ${count}`, comment: 'Which picture of how many' })}</p>
          <button type="button" onClick={onClose} aria-label={t`Close`} className={button}>
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <div className="relative">
          <LoadedImage
            source={{ src: fullPicture(pictures[shown] ?? '') }}
            alt={name}
            sizes="1000px"
            side={1000}
            eager
            className="tint aspect-square h-auto w-[min(90vw,calc(100dvh-8rem),62.5rem)] rounded-2 object-contain"
          />
          <span className="absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between">
            <button
              type="button"
              disabled={shown === 0}
              onClick={() => onShow(shown - 1)}
              aria-label={t`Previous picture`}
              className={button}
            >
              <ChevronLeft aria-hidden className="turn size-5" />
            </button>
            <button
              type="button"
              disabled={shown === count - 1}
              onClick={() => onShow(shown + 1)}
              aria-label={t`Next picture`}
              className={button}
            >
              <ChevronRight aria-hidden className="turn size-5" />
            </button>
          </span>
        </div>
      </div>
    </dialog>
  );
}
