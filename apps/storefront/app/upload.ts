import type { Answer } from '@kyakhta/contract/types';
import { code, type BuyerFilePurpose } from '@kyakhta/contract/values';
import { localeOfTag } from './locales.ts';

type Uploaded = Answer<'POST /p/file/upload'>;

/** Sends a picture, telling how much of it is on its way (0 to 1). No answer is an answer without words. */
export const uploadPicture = (
  file: File,
  purpose: BuyerFilePurpose,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Uploaded> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/p/file/upload?purpose=${purpose}`);
    request.setRequestHeader('locale', localeOfTag(document.documentElement.lang));
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    const lost = () => resolve({ code: code.serverError, msg: '', data: null });
    request.addEventListener('load', () => (request.response === null ? lost() : resolve(request.response as Uploaded)));
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
