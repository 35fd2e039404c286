import { useId, useRef, useState, type DragEvent } from 'react';
import { cx } from './cx.ts';
import { Upload } from './icons.ts';
import { Notice } from './notice.tsx';
import type { PictureSource } from './picture.tsx';
import { PickedItem, type ItemWords } from './picture-picker-item.tsx';
import type { PickedPicture, PictureList } from './use-pictures.ts';

/** What browsers offer to choose; phones turn their own format into JPEG for it. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

export type PickerWords = ItemWords & {
  add: string;
  hint: string;
  /** Said of a picture to which no answer came. */
  lost: string;
  tooLarge: (name: string) => string;
  onlyFirst: string;
  ready: (count: number) => string;
};

type PicturePickerProps<Stored> = {
  label: string;
  /** Below a heading that says the same the label is for screen readers alone. */
  quiet?: boolean;
  list: PictureList<Stored>;
  max: number;
  /** What may be chosen besides pictures; pictures alone if absent. */
  accept?: string;
  bytesMax: number;
  sourceOf: (stored: Stored) => PictureSource | null;
  /** Of a file that is no picture what it is, such as PDF; null for a picture. */
  kindOf?: (stored: Stored) => string | null;
  /** What was refused before the page came, in words; told until something else is chosen. */
  problems?: readonly string[];
  words: PickerWords;
  /** Whether pictures show all of themselves, as goods do, or fill their square. */
  whole?: boolean;
  /** Puts a picture at the head of the list; without it their order says nothing. */
  ordered?: boolean;
  /** For forms that work without scripts: the names of the field and of what has arrived. */
  form?: { field: string; held: string; textOf: (stored: Stored) => string; removeValue: (stored: Stored) => number };
};

/** Takes pictures by button, by drag or from the camera, and sends each at once; the form carries what has arrived. */
export function PicturePicker<Stored>(props: PicturePickerProps<Stored>) {
  const {
    label,
    quiet = false,
    list,
    max,
    bytesMax,
    sourceOf,
    kindOf,
    problems = [],
    words,
    accept = pictureTypes,
    whole = false,
    ordered = false,
    form,
  } = props;
  const { pictures, add, retry, remove, move, makeFirst } = list;
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>(problems);
  const field = useRef<HTMLInputElement>(null);
  const items = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const room = Math.max(0, max - pictures.length);
  const told = [...refused, ...pictures.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem || words.lost}`]))];

  const take = (files: readonly File[]) => {
    const small = files.filter((file) => file.size <= bytesMax);
    const large = files.filter((file) => file.size > bytesMax).map(({ name }) => words.tooLarge(name));
    setRefused(small.length > room ? [...large, words.onlyFirst] : large);
    add(small.slice(0, room));
  };
  const takeAway = (picture: PickedPicture<Stored>, index: number) => {
    remove(picture);
    // The next picture's button, or the field when none is left: focus is not lost with what it stood on.
    requestAnimationFrame(() => {
      const buttons = items.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? field.current)?.focus();
    });
  };
  const putFirst = (picture: PickedPicture<Stored>) => {
    makeFirst(picture);
    // Where it stands now; not on a button, which a second press would press.
    requestAnimationFrame(() => items.current?.querySelector<HTMLElement>('li')?.focus());
  };
  const moveTo = (picture: PickedPicture<Stored>, place: number, way: 'earlier' | 'later') => {
    move(picture, place);
    // The same button of the same picture, so that it can be pressed again; at the end the picture itself.
    requestAnimationFrame(() => {
      const item = items.current?.querySelectorAll<HTMLElement>('li')[place];
      const button = item?.querySelector<HTMLButtonElement>(`[data-move="${way}"]`);
      (button?.disabled === false ? button : item)?.focus();
    });
  };
  const dragOf = (picture: PickedPicture<Stored>, index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(picture.key);
    },
    onDragEnd: () => setDragged(null),
    onDragOver: (event: DragEvent) => {
      if (dragged !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const one = pictures.find(({ key }) => key === dragged);
      if (one === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      move(one, index);
      setDragged(null);
    },
  });
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      // A picture of this list that is moved is nothing that comes in.
      if (dragged !== null) return;
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-hint`} {...drag}>
      <legend className={quiet ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <ul ref={items} className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] items-start gap-3">
        {pictures.map((picture, index) => (
          <PickedItem
            key={picture.key}
            picture={picture}
            number={index + 1}
            source={picture.stored && sourceOf(picture.stored)}
            kind={picture.stored && (kindOf?.(picture.stored) ?? null)}
            whole={whole}
            words={words}
            held={form && picture.stored ? { name: form.held, text: form.textOf(picture.stored) } : undefined}
            removeValue={form && (picture.stored ? form.removeValue(picture.stored) : '')}
            onRetry={() => retry(picture)}
            onRemove={() => takeAway(picture, index)}
            onFirst={ordered ? () => putFirst(picture) : undefined}
            onMove={
              ordered
                ? {
                    earlier: index > 0 ? () => moveTo(picture, index - 1, 'earlier') : null,
                    later: index < pictures.length - 1 ? () => moveTo(picture, index + 1, 'later') : null,
                  }
                : undefined
            }
            drag={ordered ? dragOf(picture, index) : undefined}
          />
        ))}
        {room > 0 ? (
          <li>
            <label
              className={cx(
                'grid aspect-square cursor-pointer content-center justify-items-center gap-1.5 rounded-2 border border-dashed p-2 text-center text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand noscript:aspect-auto',
                over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-paper hover:border-brand',
              )}
            >
              <Upload aria-hidden className="size-6 text-brand" />
              {words.add}
              <input
                ref={field}
                type="file"
                name={form?.field}
                multiple
                accept={accept}
                aria-describedby={`${id}-hint`}
                className="sr-only noscript:not-sr-only noscript:w-full"
                onChange={(event) => {
                  take([...(event.currentTarget.files ?? [])]);
                  event.currentTarget.value = '';
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {words.hint}
      </p>
      {told.length > 0 ? (
        <Notice tone="error" live>
          <ul>
            {told.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <p role="status" className="sr-only">
        {words.ready(pictures.filter(({ stored }) => stored).length)}
      </p>
    </fieldset>
  );
}
