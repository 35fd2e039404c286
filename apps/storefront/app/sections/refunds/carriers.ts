/** Instead of one of the site's carriers: another, which the buyer names. */
export const otherCarrier = 'other';
