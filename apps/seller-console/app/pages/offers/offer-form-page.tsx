import { OfferForm, offerFormLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = offerFormLoader('store');

/** A new offer, one like another, or one that is changed. */
export function Component() {
  return <OfferForm owner="store" form={useLoaderData<typeof loader>()} />;
}
