import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { ProofPage } from '../sections/refunds/proof-page.tsx';
import { bringProof, loadProof } from '../sections/refunds/proof.server.ts';
import type { Route } from './+types/return-proof';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const proof = await loadProof({ context, url });
  const title = proof.can === 'add' ? msg`Add evidence` : msg`Ask Kyakhta to decide`;
  return { title: pageTitle(context.get(i18nContext), title), proof };
}

export const action = async ({ request, context, url }: Route.ActionArgs) => bringProof({ context, url }, await request.formData());

/** What was typed stays when no answer comes. */
export const clientAction = (about: Route.ClientActionArgs) => askOrKeep(about);
export const shouldRevalidate = unlessLost;

export default function ReturnProof({ loaderData, actionData }: Route.ComponentProps) {
  return <ProofPage proof={loaderData.proof} result={actionData} />;
}
