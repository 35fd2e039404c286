/** How stores and the platform keep their offers. */
export const keptOfferEndpoints = {} as const;
