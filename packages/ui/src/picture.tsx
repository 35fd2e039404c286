import { createContext, use, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Package } from './icons.ts';

export type PictureSource = { src: string; srcSet?: string };

/** What is said in place of a picture that did not load, in the language of the page. */
const LostContext = createContext('');
export const LostPictureProvider = LostContext.Provider;

type LoadedImageProps = {
  id?: string;
  source: PictureSource | null;
  alt: string;
  /** How wide it will stand, for the browser's choice of size: "(min-width: 768px) 240px, 50vw". */
  sizes: string;
  eager?: boolean;
  /** Width and height in pixels, for the shape before it is there; null for a picture of any shape. */
  side?: number | null;
  className?: string;
};

/** One width in pixels below which no sentence has room. */
const roomForWords = 96;

/**
 * A picture; a drawn parcel when there is none, and quiet words when it does not load. Before the scripts of a page run,
 * and without them, the rule of `.picture` in base.css says the same words.
 */
export function LoadedImage({ id, source, alt, sizes, eager = false, side = 480, className }: LoadedImageProps) {
  const words = use(LostContext);
  const [lost, setLost] = useState<string | null>(null);
  const src = source?.src ?? null;
  const isLost = src !== null && lost === src;
  const isSmall = Number(/^(\d+)px$/.exec(sizes)?.[1] ?? roomForWords) < roomForWords;
  const told = [alt, words].filter(Boolean).join('. ');
  if (source === null || isLost) {
    const name = isLost ? told : alt;
    return (
      <span
        id={id}
        role={name ? 'img' : undefined}
        aria-label={name || undefined}
        className={cx('flex size-full flex-col items-center justify-center text-line-mid', className)}
      >
        <Package aria-hidden className="size-1/3" strokeWidth={1} />
        {isLost && !isSmall ? (
          <span aria-hidden className="px-2 text-center text-xs wrap-anywhere text-ink-2">
            {name}
          </span>
        ) : null}
      </span>
    );
  }
  return (
    <img
      id={id}
      // One that had failed before the scripts were there has no news of it any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setLost(source.src);
      }}
      onError={() => setLost(source.src)}
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet ? sizes : undefined}
      alt={alt}
      data-lost={isSmall || words === '' ? undefined : told}
      width={side ?? undefined}
      height={side ?? undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={cx('picture', className)}
    />
  );
}

type PictureProps = Omit<LoadedImageProps, 'side'> & { children?: ReactNode };

/** A square that keeps its shape: soft ground first, then the picture, or what takes its place. */
export function Picture({ className, children, ...image }: PictureProps) {
  return (
    <span className={cx('tint relative block aspect-square overflow-hidden', className)}>
      <LoadedImage {...image} className="size-full object-contain" />
      {children}
    </span>
  );
}
