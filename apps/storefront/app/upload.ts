import { uploadFile } from '@kyakhta/client/upload';
import type { Answer } from '@kyakhta/contract/types';
import { code, type BuyerFilePurpose } from '@kyakhta/contract/values';
import { localeOfTag } from './locales.ts';

type Uploaded = Answer<'POST /p/file/upload'>;

/** Sends a picture, telling how much of it is on its way (0 to 1). No answer is an answer without words. */
export const uploadPicture = async (
  file: File,
  purpose: BuyerFilePurpose,
  on: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Uploaded> => {
  const locale = localeOfTag(document.documentElement.lang);
  const answer = await uploadFile('POST /p/file/upload', file, { locale, query: new URLSearchParams({ purpose }), ...on });
  return answer ?? { code: code.serverError, msg: '', data: null };
};
