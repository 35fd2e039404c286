import { uploadFile } from '@kyakhta/client/upload';
import type { Answer, EndpointKey } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { noAnswer } from './client.ts';
import { spokenNow } from './locales.ts';

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal; query?: URLSearchParams };

/** Sends one file to a call that takes one, telling how much of it is on its way (0 to 1). */
export async function upload<K extends EndpointKey>(endpoint: K, file: File, options: Options = {}): Promise<Answer<K>> {
  const answer = await uploadFile(endpoint, file, { locale: spokenNow(), ...options });
  options.signal?.throwIfAborted();
  return answer ?? { code: code.serverError, msg: '', data: { failure: noAnswer } };
}
