import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Package } from './icons.ts';

export type PictureSource = { src: string; srcSet?: string };

type PictureProps = {
  source: PictureSource | null;
  alt: string;
  /** How wide it will stand, for the browser's choice of size: "(min-width: 768px) 240px, 50vw". */
  sizes: string;
  eager?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A square that keeps its shape: soft ground first, then the picture, or a drawn parcel when there is none. */
export function Picture({ source, alt, sizes, eager = false, className, children }: PictureProps) {
  return (
    <span className={cx('tint relative block aspect-square overflow-hidden', className)}>
      {source ? (
        <img
          src={source.src}
          srcSet={source.srcSet}
          sizes={source.srcSet ? sizes : undefined}
          alt={alt}
          width={480}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-contain"
        />
      ) : (
        <span role={alt ? 'img' : undefined} aria-label={alt || undefined} className="grid size-full place-items-center text-line-mid">
          <Package aria-hidden className="size-1/3" strokeWidth={1} />
        </span>
      )}
      {children}
    </span>
  );
}
