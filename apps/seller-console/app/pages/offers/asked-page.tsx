import { AskedIndex } from '@kyakhta/console';
import { useLoaderData } from 'react-router';
import { asked } from './asked-resource.ts';

export const loader = asked.loader;

export function Component() {
  return <AskedIndex of={asked} list={useLoaderData<typeof loader>()} />;
}
