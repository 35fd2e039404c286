import { addressOf, requestOf } from '@kyakhta/client';
import type { Answer, EndpointKey, Input } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { reactionTo } from './answer-reaction.ts';
import { localeOfTag } from './locales.ts';
import { paths } from './paths.ts';
import { askForLogin } from './sections/shell/login-call.ts';
import { sayProblem } from './sections/shell/said.ts';

/** Does about an answer what every answer like it asks for. */
function react(answer: { code: string; msg: string }, silent: boolean) {
  const reaction = reactionTo(answer, location.pathname, silent);
  if (reaction?.do === 'go to login') location.assign(paths.login({ back: location.pathname + location.search, first: 1 }));
  else if (reaction?.do === 'ask for login') askForLogin();
  else if (reaction) sayProblem(reaction.text);
}

/**
 * The one funnel for calls made by the browser: path filled in, envelope read, a lost session sent to log in, a failure said.
 * @param words what is said when no answer comes; empty where the caller shows every failure itself, or nobody needs to know
 */
export async function call<K extends EndpointKey>(endpoint: K, input: Input<K>, words: { offline: string }): Promise<Answer<K>> {
  const { body, ...wire } = requestOf(endpoint, input);
  const headers: Record<string, string> = { locale: localeOfTag(document.documentElement.lang) };
  const request: RequestInit = { method: wire.method, headers, credentials: 'same-origin', signal: AbortSignal.timeout(30_000) };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(addressOf(wire), request);
    const answer = (await response.json()) as Answer<K>;
    react(answer, words.offline === '');
    return answer;
  } catch {
    const lost = { code: code.serverError, msg: words.offline, data: null };
    react(lost, words.offline === '');
    return lost;
  }
}
