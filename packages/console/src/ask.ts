import { pageStatusOf } from '@kyakhta/client/refusal';
import type { Answer, EndpointKey, Input, Output, Problem } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { tellAnswer } from './answers.ts';
import { at, ownPath } from './base.ts';
import { call, noAnswer } from './client.ts';

/** What a boundary gets when a page cannot be made. */
export type PageProblem = { failure: string | null; msg: string };

const toLogin = (request: Request) => redirect(at('/login', { back: ownPath(new URL(request.url)) }));

/** Asks for what the page cannot be without; a lost session leads to the login and back, a refusal becomes the page's error. */
export async function ask<K extends EndpointKey>(request: Request, endpoint: K, input: Input<K>): Promise<Output<K>> {
  const answer = await call(endpoint, input, { signal: request.signal });
  if (answer.code === code.ok) return answer.data;
  if (answer.code === code.notLoggedIn) throw toLogin(request);
  throw data<PageProblem>({ failure: answer.data?.failure ?? null, msg: answer.msg }, { status: pageStatusOf(answer) });
}

/** What a form shows when it was refused. `unsure`: nobody knows whether it was done; sending the same again is safe. */
export type Refusal = {
  ok: false;
  failure: string | null;
  msg: string;
  fields: Readonly<Record<string, string>>;
  /** What is on hand now of variants whose stock was seen otherwise. */
  stock?: Problem['stock'];
  /** What an import would raise now, where that is not what was shown. */
  stockRaised?: Problem['stockRaised'];
  unsure: boolean;
  at: number;
};
export type Sent<K extends EndpointKey> = { ok: true; data: Output<K> } | Refusal;

export function refusalOf(answer: { code: string; msg: string; data: Problem | null }): Refusal {
  const failure = answer.data?.failure ?? null;
  return {
    ok: false,
    failure: answer.code === code.notLoggedIn ? 'notLoggedIn' : failure,
    msg: answer.code === code.serverError ? '' : answer.msg,
    fields: answer.data?.fields ?? {},
    ...(answer.data?.stock && { stock: answer.data.stock }),
    ...(answer.data?.stockRaised && { stockRaised: answer.data.stockRaised }),
    unsure: answer.code === code.serverError || failure === noAnswer || failure === 'doNotSubmitRepeatedly',
    at: Date.now(),
  };
}

/** What `useSend` hands to a route's action. */
export type Sending = { input: unknown; idempotencyKey: string };

/** A route action that makes one call; a refusal comes back as data, so that the form keeps what was typed. */
export function sending<K extends EndpointKey>(endpoint: K) {
  return async ({ request }: ActionFunctionArgs) => {
    const { input, idempotencyKey } = (await request.json()) as Sending;
    const answer: Answer<K> = await call(endpoint, input as Input<K>, { idempotencyKey });
    const sent: Sent<K> = answer.code === code.ok ? { ok: true, data: answer.data } : refusalOf(answer);
    tellAnswer(idempotencyKey, sent);
    return sent.ok ? sent : data(sent, { status: 422 });
  };
}
