import type { PictureSource } from '@kyakhta/ui';

/** Sides in pixels of a stored picture; the wire names the first, the others have their side in its place. */
const sides = [1000, 480, 240, 96] as const;
const stored = /^(.+)-1000\.webp$/;

/** The address of a stored picture at its full size; full addresses and paths from the root stand as they are. */
export const fullPicture = (path: string): string => (/^https?:/.test(path) || path.startsWith('/') ? path : `/files/${path}`);

/** A stored picture in all its sizes. */
export function pictureOf(path: string | null | undefined): PictureSource | null {
  if (!path) return null;
  const full = fullPicture(path);
  const name = stored.exec(full)?.[1];
  if (!name) return { src: full };
  return { src: `${name}-480.webp`, srcSet: sides.map((side) => `${name}-${side}.webp ${side}w`).join(', ') };
}

/** The paths in a list as the wire joins them. */
export const picturePaths = (list: string): string[] =>
  list
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);
