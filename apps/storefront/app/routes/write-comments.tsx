import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import type { PageProblem } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { loadLine, writeReview } from '../sections/reviews/write.server.ts';
import { WritePage } from '../sections/reviews/write-page.tsx';
import type { Route } from './+types/write-comments';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

function lineOf(url: URL): number {
  const text = url.searchParams.get('orderItemId') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data<PageProblem>({ msg: '', failure: 'orderUnknown' }, { status: 404 });
  return Number(text);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const line = await loadLine({ context, url }, lineOf(url));
  return { title: pageTitle(context.get(i18nContext), line.review ? msg`Your review` : msg`Write a review`), line };
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  writeReview({ context, url }, lineOf(url), await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function WriteComments({ loaderData, actionData }: Route.ComponentProps) {
  return <WritePage line={loaderData.line} result={actionData} />;
}
