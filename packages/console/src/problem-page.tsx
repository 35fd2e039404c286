import { useLingui } from '@lingui/react/macro';
import { Button, CircleAlert, EmptyState, LinkButton, Lock, SearchX, Skeleton } from '@kyakhta/ui';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { PageProblem } from './ask.ts';
import { noAnswer } from './client.ts';

/** A page that could not be made: what happened, what is safe, what to do. */
export function ProblemPage() {
  const { t } = useLingui();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const told = isRouteErrorResponse(error) ? (error.data as Partial<PageProblem> | null) : null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <EmptyState level="h1" icon={SearchX} title={t`Page not found`} action={<LinkButton href="/">{t`Go to the start page`}</LinkButton>}>
        <title>{t`Page not found`}</title>
        {(told?.failure === 'argumentNotValid' ? '' : told?.msg) || t`The address may be mistyped, or you may not have access.`}
      </EmptyState>
    );
  }
  if (status === 403) {
    return (
      <EmptyState
        level="h1"
        icon={Lock}
        title={t`You do not have access to this page`}
        action={<LinkButton href="/">{t`Go to the start page`}</LinkButton>}
      >
        <title>{t`You do not have access to this page`}</title>
        {told?.msg}
      </EmptyState>
    );
  }
  const words = () => {
    if (told?.failure === noAnswer) return t`The server did not respond. Check the connection and try again.`;
    if (status === 500 || !told?.msg) return t`Something went wrong on the server; nothing was lost. Try again.`;
    return told.msg;
  };
  return (
    <EmptyState
      level="h1"
      icon={CircleAlert}
      title={t`This page could not be shown`}
      action={
        <Button busy={state === 'loading'} onClick={() => void (told ? revalidate() : location.reload())}>
          {t`Try again`}
        </Button>
      }
    >
      <title>{t`This page could not be shown`}</title>
      {words()}
    </EmptyState>
  );
}

/** No route has this address. */
export function UnknownPage() {
  const { t } = useLingui();
  return (
    <EmptyState level="h1" icon={SearchX} title={t`Page not found`} action={<LinkButton href="/">{t`Go to the start page`}</LinkButton>}>
      <title>{t`Page not found`}</title>
      {t`The address may be mistyped, or you may not have access.`}
    </EmptyState>
  );
}

/** The shape of a page before its first answer. */
export function OpeningPage() {
  return (
    <div aria-hidden className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div className="border-b border-line bg-paper p-4 lg:border-e lg:border-b-0">
        <Skeleton className="h-8 w-32" />
      </div>
      <div className="grid content-start gap-3 px-4 py-6 md:px-7">
        <Skeleton className="h-8 w-48" />
        {Array.from({ length: 8 }, (_, line) => (
          <Skeleton key={line} className="h-11 w-full" />
        ))}
      </div>
    </div>
  );
}
