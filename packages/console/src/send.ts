import type { EndpointKey, Input } from '@kyakhta/contract/types';
import { useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Sending, Sent } from './ask.ts';
import { newKey } from './client.ts';

/**
 * Sends a form to the action of its own route, or of the one named. The key of the call is made once and kept while the same input is sent
 * again after silence; an answer, or other input, makes it a new intention with a new key.
 */
export function useSend<K extends EndpointKey>(action?: string) {
  const fetcher = useFetcher<Sent<K>>();
  const last = useRef<{ text: string; key: string } | null>(null);
  const result = fetcher.data;
  const busy = fetcher.state !== 'idle';
  const send = (input: Input<K>) => {
    if (busy) return;
    const text = JSON.stringify(input);
    const again = last.current?.text === text && result !== undefined && !result.ok && result.unsure;
    const key = again && last.current ? last.current.key : newKey();
    last.current = { text, key };
    const body: Sending = { input, idempotencyKey: key };
    void fetcher.submit(JSON.stringify(body), {
      method: 'post',
      encType: 'application/json',
      ...(action !== undefined && { action }),
    });
  };
  // Told as soon as it is there: when the page has been read anew, what asked may not be on it any more.
  return { send, busy, result: fetcher.state === 'submitting' ? undefined : result, reset: () => fetcher.reset() };
}
