import type { Answer, EndpointKey } from '@kyakhta/contract/types';

export interface Uploading {
  /** Language of the answer. */
  readonly locale: string;
  readonly query?: URLSearchParams | undefined;
  /** Told how much of the file is on its way, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends one file to a call that takes one. @returns null when no answer came, or when it was given up */
export const uploadFile = <K extends EndpointKey>(
  endpoint: K,
  file: File,
  { locale, query, onProgress, signal }: Uploading,
): Promise<Answer<K> | null> =>
  new Promise((resolve) => {
    const space = endpoint.indexOf(' ');
    const request = new XMLHttpRequest();
    request.open(endpoint.slice(0, space), `/api${endpoint.slice(space + 1)}${query === undefined ? '' : `?${query}`}`);
    request.setRequestHeader('locale', locale);
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    const lost = () => resolve(null);
    request.addEventListener('load', () => resolve(request.response as Answer<K> | null));
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
