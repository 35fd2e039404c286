import { OfferCalendar, offerCalendarLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = offerCalendarLoader('store');

export function Component() {
  const { calendar } = useLoaderData<typeof loader>();
  return <OfferCalendar owner="store" calendar={calendar} />;
}
