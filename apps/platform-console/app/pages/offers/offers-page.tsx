import { OfferIndex } from '@kyakhta/console';
import { useLoaderData } from 'react-router';
import { offers } from './offers-resource.ts';

export const loader = offers.loader;

export function Component() {
  return <OfferIndex of={offers} list={useLoaderData<typeof loader>()} />;
}
