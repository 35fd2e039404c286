import { lazy } from 'react';
import { WhenInSight } from '../shell/when-in-sight.tsx';

const Row = lazy(() => import('./preferred-row.tsx'));

export function PreferredStores() {
  return (
    <WhenInSight>
      <Row />
    </WhenInSight>
  );
}
