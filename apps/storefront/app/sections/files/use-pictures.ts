import { code, type FilePurpose } from '@kyakhta/contract/values';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../client.ts';
import { uploadPicture } from '../../upload.ts';
import type { HeldFile } from './held-file.ts';

export type PickedPicture = {
  key: string;
  name: string;
  /** What was chosen here; a picture that came with the page has none. */
  file: File | null;
  share: number;
  stored: HeldFile | null;
  /** Why it did not arrive; empty text when no answer came. */
  problem: string | null;
};

/** Pictures on their way and arrived, in the order they were chosen. */
export function usePictures(purpose: FilePurpose, initial: readonly HeldFile[]) {
  const [pictures, setPictures] = useState<readonly PickedPicture[]>(() =>
    initial.map((stored) => ({ key: String(stored.fileId), name: '', file: null, share: 1, stored, problem: null })),
  );
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);
  const change = useCallback((key: string, to: Partial<PickedPicture>) => {
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }, []);

  const send = async (key: string, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const answer = await uploadPicture(file, purpose, { signal: stop.signal, onProgress: (share) => change(key, { share }) });
    stops.current.delete(key);
    const removed = stop.signal.aborted;
    if (answer.code !== code.ok) {
      if (!removed) change(key, { problem: answer.msg });
      return;
    }
    const { fileId, filePath } = answer.data;
    if (removed) void call('DELETE /p/file/{fileId}', { fileId }, { offline: '' });
    else change(key, { stored: { fileId, filePath }, share: 1 });
  };

  return {
    pictures,
    busy: pictures.some(({ stored, problem }) => stored === null && problem === null),
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({
        key: crypto.randomUUID(),
        name: file.name,
        file,
        share: 0,
        stored: null,
        problem: null,
      }));
      setPictures((all) => [...all, ...added]);
      for (const { key, file } of added) void send(key, file);
    },
    retry: ({ key, file }: PickedPicture) => {
      if (!file) return;
      change(key, { problem: null, share: 0 });
      void send(key, file);
    },
    remove: ({ key, stored }: PickedPicture) => {
      stops.current.get(key)?.abort();
      setPictures((all) => all.filter((one) => one.key !== key));
      if (stored) void call('DELETE /p/file/{fileId}', { fileId: stored.fileId }, { offline: '' });
    },
  };
}
