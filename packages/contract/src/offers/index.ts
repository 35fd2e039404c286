import { keptOfferEndpoints } from './kept.ts';
import { shownOfferEndpoints } from './shown.ts';

export { offerShown } from './shown.ts';

export { offerMissed, offerTold } from './shapes.ts';
export const offerEndpoints = { ...shownOfferEndpoints, ...keptOfferEndpoints };
