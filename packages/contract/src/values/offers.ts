/** Offers change the price of a piece: for a limited time, or as a special price. */
export const offerKind = { limited: 1, special: 2 } as const;
export type OfferKind = (typeof offerKind)[keyof typeof offerKind];
/** Where an offer stands by the clock. */
export const activityState = { notStarted: 0, running: 1, ended: 2 } as const;
export type ActivityState = (typeof activityState)[keyof typeof activityState];

/** Why a line does not have the price of a running offer on its goods: fewer pieces are left at it, or one buyer may take fewer. */
export const offerMissReasons = ['quota', 'perBuyer'] as const;
export type OfferMissReason = (typeof offerMissReasons)[number];

/** Views of the consoles' list of offers. */
export const offerViews = ['running', 'notStarted', 'paused', 'ended', 'all'] as const;
export type OfferView = (typeof offerViews)[number];

export const offerTitleChars = 60;
/** Variants that one offer names, offers of one owner that are not over, and days that one lasts at most. */
export const offerItemsMax = 500;
export const offersOpenMax = 100;
export const offerDaysMax = 366;
export const offerPiecesMax = 10_000_000;
/** Days that the calendar of offers looks ahead, and offers and overlaps that it shows at most. */
export const offerCalendarDays = 60;
export const offerCalendarMax = 300;
