import { useLingui } from '@lingui/react/macro';
import { Button, CircleAlert, EmptyState, LinkButton, SearchX } from '@kyakhta/ui';
import { isRouteErrorResponse } from 'react-router';
import type { PageProblem } from '../../ask.ts';
import { isLost } from '../../lost-answer.ts';
import { paths } from '../../paths.ts';
import { SearchForm } from './search-form.tsx';

/** A sentence of the server as a heading, which has no full stop; of several sentences each keeps its own. */
const headingOf = (text: string): string => text.replace(/^([^.。!！?？]+)[.。]$/u, '$1');

/** A page that could not be made: what happened, what is safe, what to do. */
export function ProblemPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const told = isRouteErrorResponse(error) ? (error.data as PageProblem | string | null) : null;
  const msg = told && typeof told === 'object' ? headingOf(told.msg) : '';
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 || status === 410) {
    const title = msg || t`Page not found`;
    return (
      <>
        <title>{title}</title>
        <NotFoundPage title={title} />
      </>
    );
  }
  if (status < 500) {
    const title = msg || t`This can’t be done now`;
    return (
      <EmptyState level="h1" icon={CircleAlert} title={title} action={<HomeButton />}>
        <title>{title}</title>
        {t`Nothing was changed. Go back, check what you entered, and try again.`}
      </EmptyState>
    );
  }
  if (isLost(error)) {
    const title = t`The server didn’t respond`;
    return (
      <EmptyState level="h1" icon={CircleAlert} title={title} action={<AgainButton />}>
        <title>{title}</title>
        {t`Check the connection and try again. If you were ordering or paying, check your orders first: they show what went through.`}
      </EmptyState>
    );
  }
  const title = t`Something went wrong on our side`;
  return (
    <EmptyState level="h1" icon={CircleAlert} title={title} action={<HomeButton />}>
      <title>{title}</title>
      {t`Nothing is lost: your cart, orders and money haven’t changed. Try again in a minute.`}
    </EmptyState>
  );
}

export function NotFoundPage({ title }: { title?: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level="h1"
      icon={SearchX}
      title={title ?? t`Page not found`}
      action={
        <>
          <HomeButton />
          <LinkButton href={paths.category()} variant="ghost">
            {t`Browse the catalogue`}
          </LinkButton>
        </>
      }
    >
      <p>{t`The address may be mistyped, or the page no longer exists. Nothing of yours has changed.`}</p>
      <SearchForm label={t`Search instead`} className="mt-5" />
    </EmptyState>
  );
}

function AgainButton() {
  const { t } = useLingui();
  return <Button onClick={() => location.reload()}>{t`Try again`}</Button>;
}

function HomeButton() {
  const { t } = useLingui();
  return <LinkButton href={paths.home()}>{t`Go to the home page`}</LinkButton>;
}
