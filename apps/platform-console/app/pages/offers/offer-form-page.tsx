import { OfferForm, offerFormLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = offerFormLoader('platform');

/** A new offer, one like another, or one that is changed. */
export function Component() {
  return <OfferForm owner="platform" form={useLoaderData<typeof loader>()} />;
}
