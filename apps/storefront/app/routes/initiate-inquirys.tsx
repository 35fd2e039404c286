import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { AskPage } from '../sections/inquiries/ask-page.tsx';
import { loadAsking, sendInquiry } from '../sections/inquiries/ask.server.ts';
import type { Route } from './+types/initiate-inquirys';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  return { title: pageTitle(context.get(i18nContext), msg`Ask for a price`), asking: await loadAsking({ context, url }) };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => sendInquiry({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function InitiateInquirys({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage asking={loaderData.asking} result={actionData} />;
}
