import type { PictureSource } from '@kyakhta/ui';

/** Sides in pixels of a stored picture; the wire names the first, the others have their side in its place. */
const sides = [1000, 480, 240, 96] as const;
const stored = /^(.+)-1000\.webp$/;

/** The address of a stored picture at its full size; full addresses and paths from the root stand as they are. */
export const fullPicture = (path: string): string => (/^https?:/.test(path) || path.startsWith('/') ? path : `/files/${path}`);

/** Screens have up to so many pixels for one of a page. */
const pixelsOfOne = 3;

/**
 * A stored picture in the sizes that can be wanted.
 * @param sizes how wide it stands: when that is one width in pixels, larger files are not named
 */
export function pictureOf(path: string | null | undefined, sizes = ''): PictureSource | null {
  if (!path) return null;
  const full = fullPicture(path);
  const name = stored.exec(full)?.[1];
  if (!name) return { src: full };
  const wanted = Number(/^(\d+)px$/.exec(sizes)?.[1] ?? sides[0]) * pixelsOfOne;
  const widest = sides.findLast((side) => side >= wanted) ?? sides[0];
  const named = sides.filter((side) => side <= widest);
  return { src: `${name}-${Math.min(widest, 480)}.webp`, srcSet: named.map((side) => `${name}-${side}.webp ${side}w`).join(', ') };
}

/** The paths in a list as the wire joins them. */
export const picturePaths = (list: string): string[] =>
  list
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);
