import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { i18nContext } from '../context.ts';
import { titleMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { NotFoundPage } from '../sections/shell/problem-page.tsx';
import type { Route } from './+types/not-found';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  titleMeta({ loaderData, matches }),
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context }: Route.LoaderArgs) =>
  data({ title: pageTitle(context.get(i18nContext), msg`Page not found`) }, { status: 404 });

export default function NotFound() {
  return (
    <div className="wrap">
      <NotFoundPage />
    </div>
  );
}
