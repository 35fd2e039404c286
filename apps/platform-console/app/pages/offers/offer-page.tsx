import { OfferDetail, offerLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = offerLoader('platform');

export function Component() {
  const { offer } = useLoaderData<typeof loader>();
  return <OfferDetail owner="platform" offer={offer} />;
}
