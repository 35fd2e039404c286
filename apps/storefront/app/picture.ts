import type { PictureSource } from '@kyakhta/ui';

/** A picture in the sizes it is stored in, and the address of its largest. */
export type StoredPicture = PictureSource & { full: string };

/** Sides in pixels of a stored picture; the wire names the first, the others have their side in its place. */
const sides = [1000, 480, 240, 96] as const;
const stored = /^(.+)-1000\.webp$/;

/** Where a stored picture is fetched from; full addresses and paths from the root stand as they are. */
export function pictureOf(path: string | null | undefined): StoredPicture | null {
  if (!path) return null;
  const full = /^https?:/.test(path) || path.startsWith('/') ? path : `/files/${path}`;
  const name = stored.exec(full)?.[1];
  if (!name) return { src: full, full };
  return { src: `${name}-480.webp`, srcSet: sides.map((side) => `${name}-${side}.webp ${side}w`).join(', '), full };
}

export const picturesOf = (list: string): StoredPicture[] =>
  list
    .split(',')
    .map((path) => pictureOf(path.trim()))
    .filter((source) => source !== null);
