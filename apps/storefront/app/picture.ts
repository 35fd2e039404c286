import type { PictureSource } from '@kyakhta/ui';

/** Where a stored picture is fetched from; full addresses and paths from the root stand as they are. */
export function pictureOf(path: string | null | undefined): PictureSource | null {
  if (!path) return null;
  const src = /^https?:/.test(path) || path.startsWith('/') ? path : `/files/${path}`;
  return { src };
}

export const picturesOf = (list: string): PictureSource[] =>
  list
    .split(',')
    .map((path) => pictureOf(path.trim()))
    .filter((source) => source !== null);
