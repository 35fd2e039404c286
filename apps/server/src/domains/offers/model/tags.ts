/** Cache tag of which offers there are, and of what lists say of each. */
export const offersTag = 'offers';
/** Cache tag of what is shown of one offer. */
export const offerTag = (offerId: number): string => `offer:${offerId}`;
