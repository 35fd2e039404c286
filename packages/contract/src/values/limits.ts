/** Limits and constants that server and screens share. Units are in the names. */
export const cartLinesMax = 50;
export const quantityMax = 999_999_999;
export const packagesPerOrderMax = 10;
export const merchantMessageCharsMax = 200;
export const addressesMax = 20;
/** Characters as a person counts them. */
export const addrChars = { min: 5, max: 50 } as const;
/** Receiver, region, city, district. */
export const addressPartCharsMax = 60;
export const nickNameCharsMax = 15;
/** A password of a new account, and one that is changed later. */
export const passwordChars = { registered: { min: 8, max: 20, classes: 3 }, changed: { min: 6, max: 20, classes: 2 } } as const;
/** Largest file of products. */
export const uploadBytesMax = 104_857_600;
/** Largest picture by what it is for; a megabyte here is 1,000,000 bytes. */
export const pictureBytesMax = { review: 10_000_000, avatar: 2_000_000, product: 10_000_000 } as const;
/** Most pixels of a picture that is brought: what phones make, and nothing that only looks small. */
export const picturePixelsMax = 50_000_000;
/** Sides in pixels of a stored picture: the first holds all of it, the others are squares cut from its middle, of goods all of it. */
export const pictureSides = [1000, 480, 240, 96] as const;
/** Pictures one person may bring within an hour. */
export const uploadsPerHourMax = 120;
/** Pictures all sellers of a store may bring within an hour. */
export const storeUploadsPerHourMax = 600;
/** Characters of a review, and of its reply, as a person counts them. */
export const reviewCharsMax = 150;
export const reviewPicturesMax = 9;
/** Pictures of a product up to which its seller may add some; a file may name more. */
export const productPicturesMax = 9;
/** Characters of the reason for hiding a review. */
export const hideReasonCharsMax = 300;
/** Most columns of a file of products. */
export const importColumnsMax = 200;
/** Files of one store that wait to be imported. */
export const importsWaitingMax = 5;
export const pageSizeDefault = 10;
export const pageSizeMax = 100;
export const searchTextMax = 200;
export const shopsFilterMax = 20;
export const certificatesMax = 10;
export const daysMax = 365;
export const synonymsMax = 30;
/** Lists are counted exactly up to here; beyond it stands "10,000+". */
export const countMax = 10_000;
export const codeResendSeconds = 60;
export const codeDigits = 6;
export const loginDebounceMs = 600;
export const int4Max = 2_147_483_647;
export const demoPassword = 'Demo-2026!';
export const cookieName = {
  buyer: 'cbecBbcToken',
  seller: 'kyakhtaSeller',
  operator: 'kyakhtaOperator',
  language: 'cbecBbcLanguage',
  currency: 'cbecBbcCurrency',
  timeZone: 'kyakhtaTimeZone',
} as const;
export const timeZoneDefault = 'Europe/Moscow';
