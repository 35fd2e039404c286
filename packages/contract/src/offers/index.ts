import { keptOfferEndpoints } from './kept.ts';
import { shownOfferEndpoints } from './shown.ts';

export { offerFrozen, offerMissed, offerTold } from './shapes.ts';
export { offerShown } from './shown.ts';
export const offerEndpoints = { ...shownOfferEndpoints, ...keptOfferEndpoints };
