import { callProvider, type Fields, jsonOf, textOf } from '../http.ts';
import { ProviderRefused, ProviderSilent } from '../provider.ts';
import type { WeChatAccount } from './account.ts';
import { authorization, isSigned } from './signature.ts';

/** Statuses and words that say nothing of the payment: our settings, too many calls, trouble at the provider. */
const tellsNothing = new Set([401, 408, 409, 425, 429]);
const silentWords = new Set(['SYSTEM_ERROR', 'SIGN_ERROR', 'FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED', 'NO_AUTH', 'MCH_NOT_EXISTS']);

export interface WeChatClient {
  /** @returns the answer; null where WeChat Pay knows no such thing @throws ProviderSilent @throws ProviderRefused */
  ask(method: 'GET' | 'POST', path: string, body: object | null, deadline: AbortSignal): Promise<Fields | null>;
}

/** WeChat Pay's API v3: every call signed, every answer verified before it is read. */
export const weChatClient = (account: WeChatAccount, now: () => Date): WeChatClient => ({
  ask: async (method, path, body, deadline) => {
    const text = body === null ? '' : JSON.stringify(body);
    const { pathname, search } = new URL(account.origin + path);
    const answer = await callProvider(
      'WeChat Pay',
      account.origin + path,
      {
        method,
        headers: {
          authorization: authorization(account, method, pathname + search, text, now()),
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'Kyakhta',
        },
        body: body === null ? null : text,
      },
      deadline,
    );
    // An attacker between us could say no in its name as well as yes.
    if (!isSigned(account, (name) => answer.headers.get(name) ?? undefined, answer.body, now()))
      throw new ProviderSilent(`WeChat Pay answered ${answer.status} without its signature`);
    if (answer.status === 204) return {};
    const told = jsonOf(answer.body);
    if (answer.status === 200 && told !== null) return told;
    const word = textOf(told?.['code']) ?? `HTTP_${answer.status}`;
    if (answer.status === 404) return null;
    if (answer.status < 400 || answer.status >= 500 || tellsNothing.has(answer.status) || silentWords.has(word))
      throw new ProviderSilent(`WeChat Pay answered ${answer.status} ${word}`);
    throw new ProviderRefused(word, `WeChat Pay answered ${answer.status} ${word}`);
  },
});
