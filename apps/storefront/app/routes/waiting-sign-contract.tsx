import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import type { PageProblem } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { answerContract, loadContract } from '../sections/contract/contract.server.ts';
import { ContractPage } from '../sections/contract/contract-page.tsx';
import type { Route } from './+types/waiting-sign-contract';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

function numberOf(url: URL): string {
  const orderNumber = url.searchParams.get('orderNumber') ?? '';
  if (!/^\d{16,20}$/.test(orderNumber)) throw data<PageProblem>({ msg: '', failure: 'orderUnknown' }, { status: 404 });
  return orderNumber;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const orderNumber = numberOf(url);
  const contract = await loadContract({ context, url }, orderNumber);
  return { title: pageTitle(context.get(i18nContext), context.get(i18nContext)._(msg`Contract for order ${orderNumber}`)), contract };
}

/** Sends the code, signs, or refuses. */
export const action = async ({ request, context, url }: Route.ActionArgs) =>
  answerContract({ context, url }, numberOf(url), await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function WaitingSignContract({ loaderData, actionData }: Route.ComponentProps) {
  return <ContractPage contract={loaderData.contract} result={actionData} />;
}
