import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@kyakhta/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { ProblemPage } from '../shell/problem-page.tsx';
import { goBackSoon } from './back-soon.ts';

const nothingChanges = () => () => undefined;

/** A product that cannot be opened: the page says so, and a person who came from another page of the site is soon back there. */
export function ProductProblem({ error }: { error: unknown }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has no page of the site before it; the server writes first pages only.
  const cameFromHere = useSyncExternalStore(
    nothingChanges,
    () => key !== 'default',
    () => false,
  );
  const isGone = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  const leads = cameFromHere && isGone;
  useEffect(() => (leads ? goBackSoon(() => void navigate(-1), document) : undefined), [leads, navigate]);
  return (
    <div className="wrap">
      {leads ? (
        <Notice
          tone="wait"
          live
          className="mt-4"
          title={t`Taking you back in a moment.`}
          action={<Button size="sm" onClick={() => void navigate(-1)}>{t`Go back`}</Button>}
        />
      ) : null}
      <ProblemPage error={error} />
    </div>
  );
}
