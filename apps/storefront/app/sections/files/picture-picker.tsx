import { Plural, useLingui } from '@lingui/react/macro';
import { pictureBytesMax, type FilePurpose } from '@kyakhta/contract/values';
import { buttonClass, CircleAlert, cx, Notice, Progress, RotateCcw, Upload, X } from '@kyakhta/ui';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { heldPicture, heldText, type HeldFile } from './held-file.ts';
import { usePictures, type PickedPicture } from './use-pictures.ts';

/** What browsers offer to choose; phones turn their own format into JPEG for it. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';
export const megabyte = 1_000_000;

type PicturePickerProps = {
  purpose: FilePurpose;
  label: string;
  max: number;
  /** What came back with the page, and what of it was refused. */
  held: readonly HeldFile[];
  problems: readonly string[];
  onBusy: (busy: boolean) => void;
};

/**
 * Takes pictures by button, by drag or from the camera, and sends each at once; the form carries what has arrived. Without
 * scripts the same field goes with the form, and its pictures come back with the page.
 */
export function PicturePicker({ purpose, label, max, held, problems, onBusy }: PicturePickerProps) {
  const { t } = useLingui();
  const id = useId();
  const { pictures, busy, add, retry, remove } = usePictures(purpose, held);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>(problems);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const room = max - pictures.length;
  const told = [
    ...refused,
    ...pictures.flatMap(({ name, problem }) =>
      problem === null ? [] : [`${name}: ${problem || t`It did not arrive. Check the connection.`}`],
    ),
  ];
  const megabytes = pictureBytesMax[purpose] / megabyte;

  const take = (files: readonly File[]) => {
    const small = files.filter((file) => file.size <= pictureBytesMax[purpose]);
    const large = files
      .filter((file) => file.size > pictureBytesMax[purpose])
      .map(({ name }) => t`${name} is larger than ${megabytes} MB.`);
    setRefused(small.length > room ? [...large, t`Only the first pictures were taken: ${max} are possible.`] : large);
    add(small.slice(0, Math.max(0, room)));
  };
  const takeAway = (picture: PickedPicture, index: number) => {
    remove(picture);
    // The next picture's button, or the field when none is left: focus is not lost with what it stood on.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? field.current)?.focus();
    });
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
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
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.key}
            picture={picture}
            number={index + 1}
            onRetry={() => retry(picture)}
            onRemove={() => takeAway(picture, index)}
            field={`${purpose}File`}
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
              {t`Add pictures`}
              <input
                ref={field}
                type="file"
                name={purpose}
                multiple
                accept={pictureTypes}
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
        {t`Up to ${max} pictures of ${megabytes} MB each: JPEG, PNG or WebP. Where and with what a picture was taken is removed from it.`}
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
        <Plural value={pictures.filter(({ stored }) => stored).length} one="# picture is ready" other="# pictures are ready" />
      </p>
    </fieldset>
  );
}

type PictureItemProps = { picture: PickedPicture; number: number; field: string; onRetry: () => void; onRemove: () => void };

function PictureItem({ picture, number, field, onRetry, onRemove }: PictureItemProps) {
  const { t } = useLingui();
  const { stored, problem, name } = picture;
  return (
    <li className="relative">
      {stored ? (
        <>
          <input type="hidden" name={field} value={heldText(stored)} />
          <img
            src={heldPicture(stored.fileId, 240)}
            alt={t`Picture ${number}`}
            width={240}
            height={240}
            className="tint aspect-square w-full rounded-2 border border-line object-cover"
          />
        </>
      ) : (
        <div
          className={cx(
            'grid aspect-square content-center gap-2 rounded-2 border p-2 text-center text-xs',
            problem === null ? 'border-line bg-sunk' : 'border-seal bg-seal-soft',
          )}
        >
          <bdi className="truncate">{name}</bdi>
          {problem === null ? (
            <Progress label={t`Upload of ${name}`} share={picture.share} />
          ) : (
            <p className="flex items-center justify-center gap-1 text-seal">
              <CircleAlert aria-hidden className="size-3.5 shrink-0" />
              {t({ message: 'Not taken', comment: 'A picture that was refused or did not arrive' })}
            </p>
          )}
          {problem === '' ? (
            <button type="button" onClick={onRetry} className={cx(buttonClass({ variant: 'ghost', size: 'sm' }), 'min-h-8! px-2!')}>
              <RotateCcw aria-hidden className="size-3.5" />
              {t`Try again`}
            </button>
          ) : null}
        </div>
      )}
      <button
        type="submit"
        name="remove"
        value={stored?.fileId ?? ''}
        formNoValidate
        data-remove=""
        aria-label={t`Remove picture ${number}`}
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
