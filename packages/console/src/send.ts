import type { EndpointKey, Input } from '@kyakhta/contract/types';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFetcher } from 'react-router';
import { awaitAnswer } from './answers.ts';
import type { Sending, Sent } from './ask.ts';
import { newKey } from './client.ts';

/**
 * Sends a form to the action of its own route, or of the one named. The key of the call is made once and kept while the same input is sent
 * again after silence; an answer, or other input, makes it a new intention with a new key.
 */
export function useSend<K extends EndpointKey>(action?: string) {
  const fetcher = useFetcher<Sent<K>>();
  const last = useRef<{ text: string; key: string } | null>(null);
  const [told, setTold] = useState<Sent<K>>();
  // An action of another kind than `sending` answers through the router alone.
  const result = told ?? (fetcher.state === 'submitting' ? undefined : fetcher.data);
  const busy = fetcher.state !== 'idle';
  const send = (input: Input<K>) => {
    if (busy) return;
    const text = JSON.stringify(input);
    const again = last.current?.text === text && result !== undefined && !result.ok && result.unsure;
    const key = again && last.current ? last.current.key : newKey();
    last.current = { text, key };
    setTold(undefined);
    // Drawn at once: what is done about it is done before the page is read anew, which may take this form away.
    awaitAnswer(key, (answer) => flushSync(() => setTold(answer as Sent<K>)));
    const body: Sending = { input, idempotencyKey: key };
    void fetcher.submit(JSON.stringify(body), {
      method: 'post',
      encType: 'application/json',
      ...(action !== undefined && { action }),
    });
  };
  const reset = () => {
    setTold(undefined);
    fetcher.reset();
  };
  return { send, busy, result, reset };
}
