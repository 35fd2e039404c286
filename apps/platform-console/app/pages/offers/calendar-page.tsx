import { OfferCalendar, offerCalendarLoader } from '@kyakhta/console';
import { useLoaderData } from 'react-router';

export const loader = offerCalendarLoader('platform');

export function Component() {
  const { calendar } = useLoaderData<typeof loader>();
  return <OfferCalendar owner="platform" calendar={calendar} />;
}
