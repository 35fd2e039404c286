import type { Answer, EndpointKey } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { noAnswer } from './client.ts';
import { spokenNow } from './locales.ts';

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal; query?: URLSearchParams };

/** Sends one file to a call that takes one, telling how much of it is on its way (0 to 1). */
export const upload = <K extends EndpointKey>(endpoint: K, file: File, { onProgress, signal, query }: Options = {}): Promise<Answer<K>> =>
  new Promise((resolve, reject) => {
    const [method = 'POST', path = ''] = endpoint.split(' ');
    const request = new XMLHttpRequest();
    request.open(method, `/api${path}${query ? `?${query}` : ''}`);
    request.setRequestHeader('locale', spokenNow());
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    const lost = () => resolve({ code: code.serverError, msg: '', data: { failure: noAnswer } });
    request.addEventListener('load', () => (request.response === null ? lost() : resolve(request.response as Answer<K>)));
    request.addEventListener('error', lost);
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
