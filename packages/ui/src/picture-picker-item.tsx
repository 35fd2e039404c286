import { useId, type HTMLAttributes } from 'react';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { ArrowRight, CircleAlert, FileText, RotateCcw, X } from './icons.ts';
import { LoadedImage, type PictureSource } from './picture.tsx';
import { Progress } from './progress.tsx';
import type { PickedPicture } from './use-pictures.ts';

export type ItemWords = {
  /** What a picture is called by its place. */
  picture: (number: number) => string;
  remove: (number: number) => string;
  upload: (name: string) => string;
  /** A picture that was refused or did not arrive. */
  notTaken: string;
  again: string;
  /** For lists whose order counts: what the first is, and the button that makes another one so. */
  first?: string;
  makeFirst?: string;
  /** Buttons that move a picture by one place. */
  earlier?: (number: number) => string;
  later?: (number: number) => string;
};

type PickedItemProps = {
  picture: PickedPicture<unknown>;
  number: number;
  source: PictureSource | null;
  /** Of a file that is no picture what it is, such as PDF. */
  kind: string | null;
  whole: boolean;
  words: ItemWords;
  /** What the form carries of it. */
  held: { name: string; text: string } | undefined;
  /** Given in forms that work without scripts: what the button of removal sends. */
  removeValue: number | string | undefined;
  onRetry: () => void;
  onRemove: () => void;
  onFirst: (() => void) | undefined;
  /** Moves it by so many places; null where it cannot go. */
  onMove: { earlier: (() => void) | null; later: (() => void) | null } | undefined;
  /** What makes it be dragged to another place. */
  drag: Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDrop'> | undefined;
};

/** One picture of a form: as it is stored, on its way, or with what is wrong with it. */
export function PickedItem(props: PickedItemProps) {
  const { picture, number, source, kind, whole, words, held, removeValue, onRetry, onRemove, onFirst, onMove, drag } = props;
  const { stored, problem, name } = picture;
  const id = useId();
  return (
    <li tabIndex={-1} {...drag} style={drag && { cursor: 'grab' }} className="relative grid gap-1 rounded-2">
      {held ? <input type="hidden" name={held.name} value={held.text} /> : null}
      {stored && kind !== null ? (
        <div className="grid aspect-square content-center justify-items-center gap-1.5 rounded-2 border border-line bg-sunk p-2 text-center text-xs">
          <FileText aria-hidden className="size-7 text-ink-3" />
          <b className="text-sm">{kind}</b>
          {name === '' ? null : <bdi className="max-w-full truncate">{name}</bdi>}
        </div>
      ) : stored ? (
        <LoadedImage
          id={`${id}-picture`}
          source={source}
          sizes="128px"
          alt={words.picture(number)}
          side={240}
          className={cx('tint aspect-square w-full rounded-2 border border-line', whole ? 'object-contain' : 'object-cover')}
        />
      ) : (
        <div
          className={cx(
            'grid aspect-square content-center gap-2 rounded-2 border p-2 text-center text-xs',
            problem === null ? 'border-line bg-sunk' : 'border-seal bg-seal-soft',
          )}
        >
          <bdi className="truncate">{name}</bdi>
          {problem === null ? (
            <Progress label={words.upload(name)} share={picture.share} />
          ) : (
            <p className="flex items-center justify-center gap-1 text-seal">
              <CircleAlert aria-hidden className="size-3.5 shrink-0" />
              {words.notTaken}
            </p>
          )}
          {problem === '' ? (
            <button type="button" onClick={onRetry} className={cx(buttonClass({ variant: 'ghost', size: 'sm' }), 'min-h-8! px-2!')}>
              <RotateCcw aria-hidden className="size-3.5" />
              {words.again}
            </button>
          ) : null}
        </div>
      )}
      {onFirst && number === 1 ? <p className="py-1.5 text-center text-xs font-medium text-ink-2">{words.first}</p> : null}
      {onFirst && stored && number > 1 && words.makeFirst ? (
        <button
          type="button"
          id={`${id}-first`}
          // Named by what it says and by the picture it says it of.
          aria-labelledby={`${id}-first ${id}-picture`}
          onClick={onFirst}
          className="min-h-7 rounded-1 px-1 py-1 text-center text-xs font-medium text-brand hover:bg-brand-soft"
        >
          {words.makeFirst}
        </button>
      ) : null}
      {onMove && stored && words.earlier && words.later ? (
        <div className="flex justify-center gap-1">
          {(['earlier', 'later'] as const).map((way) => (
            <button
              key={way}
              type="button"
              data-move={way}
              aria-label={words[way]?.(number)}
              disabled={onMove[way] === null}
              onClick={() => onMove[way]?.()}
              className="grid size-8 place-items-center rounded-1 border border-line text-ink hover:bg-sunk disabled:text-ink-3"
            >
              <ArrowRight aria-hidden className={cx('size-4', way === 'earlier' ? 'rotate-180 rtl:rotate-0' : 'rtl:rotate-180')} />
            </button>
          ))}
        </div>
      ) : null}
      <button
        // Without scripts the form is sent with it; with them a form whose first button it is must not take Enter for it.
        type={removeValue === undefined ? 'button' : 'submit'}
        {...(removeValue !== undefined && { name: 'remove', value: removeValue, formNoValidate: true })}
        data-remove=""
        aria-label={words.remove(number)}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
        className="absolute -end-2 -top-2 grid size-8 place-items-center rounded-full border border-line-mid bg-paper text-ink shadow-1 hover:border-seal hover:text-seal"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}
