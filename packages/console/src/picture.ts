import type { PictureSource } from '@kyakhta/ui';

/** Sides in pixels of a stored picture; the wire names the largest, the others have their side in its place. */
const sides = [480, 240, 96] as const;
const stored = /^(.+)-1000\.webp$/;

/** Where a stored picture is fetched from, in the sizes a console shows; paths from the root stand as they are. */
export function pictureOf(path: string | null): PictureSource | null {
  if (!path) return null;
  const full = path.startsWith('/') ? path : `/files/${path}`;
  const name = stored.exec(full)?.[1];
  if (!name) return { src: full };
  return { src: `${name}-96.webp`, srcSet: sides.map((side) => `${name}-${side}.webp ${side}w`).join(', ') };
}
