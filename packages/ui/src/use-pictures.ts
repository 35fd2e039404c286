import { useCallback, useEffect, useRef, useState } from 'react';

/** A picture in a form: on its way, refused, or stored. */
export type PickedPicture<Stored> = {
  key: string;
  name: string;
  /** What was chosen here; a picture that came with the page has none. */
  file: File | null;
  /** How much of it is on its way, 0 to 1. */
  share: number;
  stored: Stored | null;
  /** Why it did not arrive; empty text when no answer came. */
  problem: string | null;
};

type Pictures<Stored> = {
  /** What came with the page. */
  initial: readonly Stored[];
  keyOf: (stored: Stored) => string;
  /** Brings a picture; a problem without words means that no answer came. */
  send: (
    file: File,
    how: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<{ stored: Stored } | { problem: string }>;
  /** Told of a stored picture that was taken out of the form. */
  drop: (stored: Stored) => void;
};
export type PictureList<Stored> = ReturnType<typeof usePictures<Stored>>;

let chosen = 0;

/** Pictures on their way and arrived, in the order they were chosen or put in. */
export function usePictures<Stored>({ initial, keyOf, send, drop }: Pictures<Stored>) {
  const [pictures, setPictures] = useState<readonly PickedPicture<Stored>[]>(() =>
    initial.map((stored) => ({ key: keyOf(stored), name: '', file: null, share: 1, stored, problem: null })),
  );
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);
  const change = useCallback((key: string, to: Partial<PickedPicture<Stored>>) => {
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }, []);

  const bring = async (key: string, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const answer = await send(file, { signal: stop.signal, onProgress: (share) => change(key, { share }) });
    stops.current.delete(key);
    const removed = stop.signal.aborted;
    if ('problem' in answer) {
      if (!removed) change(key, { problem: answer.problem });
    } else if (removed) drop(answer.stored);
    else change(key, { stored: answer.stored, share: 1 });
  };

  return {
    pictures,
    busy: pictures.some(({ stored, problem }) => stored === null && problem === null),
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        chosen += 1;
        return { key: `chosen ${chosen}`, name: file.name, file, share: 0, stored: null, problem: null };
      });
      setPictures((all) => [...all, ...added]);
      for (const { key, file } of added) void bring(key, file);
    },
    retry: ({ key, file }: PickedPicture<Stored>) => {
      if (!file) return;
      change(key, { problem: null, share: 0 });
      void bring(key, file);
    },
    remove: ({ key, stored }: PickedPicture<Stored>) => {
      stops.current.get(key)?.abort();
      setPictures((all) => all.filter((one) => one.key !== key));
      if (stored) drop(stored);
    },
    /** Puts a picture into a place, counted from 0; the others keep their order. */
    move: ({ key }: PickedPicture<Stored>, place: number) => {
      setPictures((all) => {
        const others = all.filter((one) => one.key !== key);
        return [...others.slice(0, place), ...all.filter((one) => one.key === key), ...others.slice(place)];
      });
    },
    makeFirst: ({ key }: PickedPicture<Stored>) => {
      setPictures((all) => [...all.filter((one) => one.key === key), ...all.filter((one) => one.key !== key)]);
    },
  };
}
