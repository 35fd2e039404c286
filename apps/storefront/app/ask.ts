import { pageStatusOf } from '@kyakhta/client/refusal';
import type { Answer, EndpointKey, Input, Output, Problem } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { apiContext, personContext } from './context.ts';
import { formatFor } from './format.ts';
import { namedLanguage } from './locales.ts';
import { paths, withLanguage } from './paths.ts';

/** What loaders and actions are given. */
export type Asked = { context: Readonly<RouterContextProvider>; url: URL };

/** What a boundary gets when a page cannot be made. */
export type PageProblem = { msg: string; failure: string | null };

/** Asks and passes every answer on, save that a guest is sent to log in and brought back. */
export async function tryAsk<K extends EndpointKey>({ context, url }: Asked, endpoint: K, input: Input<K>): Promise<Answer<K>> {
  const answer = await context.get(apiContext).call(endpoint, input);
  if (answer.code === code.notLoggedIn) throw toLogin(url);
  return answer;
}

/** Asks for what the page cannot be without; a refusal becomes the page's error, with a true status. */
export async function ask<K extends EndpointKey>(asked: Asked, endpoint: K, input: Input<K>): Promise<Output<K>> {
  const answer = await tryAsk(asked, endpoint, input);
  if (answer.code === code.ok) return answer.data;
  throw data<PageProblem>({ msg: answer.msg, failure: answer.data?.failure ?? null }, { status: pageStatusOf(answer) });
}

/** What a form shows when its action was refused. */
export type Refusal = {
  ok: false;
  msg: string;
  fields: Readonly<Record<string, string>>;
  diff: Problem['diff'];
  freight: Problem['freight'];
  failure: string | null;
  unsure: boolean;
  /** No answer came at all. */
  lost?: true;
};

export function refusal(answer: { code: string; msg: string; data: Problem | null }): Refusal {
  return {
    ok: false,
    msg: answer.msg,
    fields: answer.data?.fields ?? {},
    diff: answer.data?.diff,
    freight: answer.data?.freight,
    failure: answer.data?.failure ?? null,
    unsure: answer.code === code.serverError,
  };
}

/** @param form what she sent, where it may be done after the login without being looked at again */
export function toLogin(url: URL, form?: FormData): Response {
  const fields = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '');
  const aside = new URLSearchParams(fields).toString();
  return redirect(keepLanguage(url, paths.login({ back: url.pathname + url.search, first: 1, aside })));
}

/** Moves on within the language the address names, if it names one. */
export const goTo = (url: URL, path: string): Response => redirect(keepLanguage(url, path), 303);

export const keepLanguage = (url: URL, path: string): string => withLanguage(path, namedLanguage(url));

export const personOf = (context: Asked['context']) => context.get(personContext);
export const formatOf = (context: Asked['context']) => formatFor(context.get(personContext));
