import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Bringing, Pictures } from './picture-list.ts';

export type { PickedPicture } from './picture-list.ts';

type UsedPictures<Stored> = Bringing<Stored> & {
  /** What came with the page. */
  initial: readonly Stored[];
  keyOf: (stored: Stored) => string;
};
export type PictureList<Stored> = ReturnType<typeof usePictures<Stored>>;

/** The pictures of a form, each brought as it is chosen. */
export function usePictures<Stored>({ initial, keyOf, send, drop }: UsedPictures<Stored>) {
  const [list] = useState(() => new Pictures(initial, keyOf, { send, drop }));
  useEffect(() => {
    list.bringBy({ send, drop });
  }, [list, send, drop]);
  useEffect(() => list.stop, [list]);
  const pictures = useSyncExternalStore(list.listen, list.now, list.now);
  const { add, retry, remove, move, makeFirst } = list;
  return {
    pictures,
    busy: pictures.some(({ stored, problem }) => stored === null && problem === null),
    add,
    retry,
    remove,
    move,
    makeFirst,
  };
}
