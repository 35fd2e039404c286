import { Outlet } from 'react-router';
import { ProblemPage } from '../sections/shell/problem-page.tsx';
import type { Route } from './+types/page-frame';

export default function PageFrame() {
  return <Outlet />;
}

/** A page that fails keeps its header: search, cart and orders stay within reach. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap">
      <ProblemPage error={error} />
    </div>
  );
}
