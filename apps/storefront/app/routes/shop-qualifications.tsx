import { QualificationsPage } from '../sections/shop/qualifications-page.tsx';
import { askForLicense, loadQualifications } from '../sections/shop/qualifications.server.ts';
import { sidOf } from '../sections/shop/shop.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/shop-qualifications';

export const meta: Route.MetaFunction = pageMeta;

export const loader = ({ context, url }: Route.LoaderArgs) => loadQualifications({ context, url }, sidOf(url));

export const action = ({ context, url }: Route.ActionArgs) => askForLicense({ context, url }, sidOf(url));

export default function ShopQualificationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QualificationsPage {...loaderData} license={actionData} />;
}
