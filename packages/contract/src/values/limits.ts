/** Limits and constants that server and screens share. Units are in the names. */
/** Days to claim after receipt, unless an operator set others. */
export const claimDaysDefault = 7;
export const cartLinesMax = 50;
export const quantityMax = 999_999_999;
export const packagesPerOrderMax = 10;
/** How long a store may say that a package did not leave after all. */
export const undoMinutes = 30;
/** Most orders, or entries of another list, in one spreadsheet. */
export const exportEntriesMax = 10_000;
/** Orders of a list are counted so far beyond the page that is shown; a count of this many or more means that there may be more. */
export const countedMost = 1_000;
/** Places of a store where goods are collected, and names of cities it brings them to itself. */
export const pickupPlacesMax = 20;
export const servedCitiesMax = 50;
/** Freight templates that a store keeps, and characters of the name of each. */
export const freightTemplatesMax = 50;
export const freightTemplateNameMax = 60;
/** Digits of the code that a buyer shows to be given her goods, wrong ones that are taken, and how long none are after them. */
export const pickupCodeDigits = 8;
export const pickupTriesMax = 5;
export const pickupLockMinutes = 15;
export const merchantMessageCharsMax = 200;
export const addressesMax = 20;
/** Characters as a person counts them. */
export const addrChars = { min: 5, max: 50 } as const;
/** Receiver, region, city, district. */
export const addressPartCharsMax = 60;
export const nickNameCharsMax = 15;
/** A password of a new account, one that is changed later, and that of a store's account as its owner sets it. */
export const passwordChars = {
  registered: { min: 8, max: 20, classes: 3 },
  changed: { min: 6, max: 20, classes: 2 },
  store: { min: 6, max: 12, classes: 1 },
} as const;
/** Largest file of products. */
export const uploadBytesMax = 104_857_600;
/** Largest picture by what it is for; a megabyte here is 1,000,000 bytes. */
export const pictureBytesMax = {
  review: 10_000_000,
  inquiry: 50_000_000,
  refund: 10_000_000,
  avatar: 2_000_000,
  product: 10_000_000,
  certificate: 10_000_000,
  banner: 10_000_000,
  site: 2_000_000,
  stamp: 2_000_000,
  category: 2_000_000,
  shopLogo: 2_000_000,
  storePhoto: 10_000_000,
  businessLicense: 10_000_000,
  identityCardFront: 10_000_000,
  identityCardLater: 10_000_000,
} as const;
/** Most pixels of a picture that is brought: what phones make, and nothing that only looks small. */
export const picturePixelsMax = 50_000_000;
/** Sides in pixels of a stored picture: the first holds all of it, the others are squares cut from its middle, of goods all of it. */
export const pictureSides = [1000, 480, 240, 96] as const;
/** Pictures one person may bring within an hour. */
export const uploadsPerHourMax = 120;
/** Pictures all sellers of a store may bring within an hour. */
export const storeUploadsPerHourMax = 600;
/** Bytes of pictures, as they are stored, that one person may bring within a day, and all sellers of a store. */
export const uploadBytesPerDayMax = 400_000_000;
export const storeUploadBytesPerDayMax = 2_000_000_000;
/** Characters of a review, and of its reply, as a person counts them. */
export const reviewCharsMax = 150;
export const reviewPicturesMax = 9;
/** Pictures of a product up to which its seller may add some; a file may name more. */
export const productPicturesMax = 9;
export const inquiryFilesMax = 6;
export const refundPicturesMax = 5;
export const refundVouchersMax = 3;
/** Pieces of evidence that each side may lay before the platform, in one refund. */
export const refundEvidenceMax = 10;
/** Name of a courier company that is none of the site's. */
export const carrierNameCharsMax = 60;
/** Texts of a refund. */
export const refundChars = { reason: 100, description: 200, address: 300, ruling: 1000 } as const;
/** A question for a price, and the answer to it. */
export const inquiryChars = {
  name: { min: 2, max: 500 },
  message: { min: 10, max: 4000 },
  answer: { min: 1, max: 4000 },
  city: 100,
} as const;
/** Questions for a price that a buyer may send within a day. */
export const inquiriesPerDayMax = 20;
/** Days an answer to a question for a price may stand. */
export const inquiryDaysMax = 365;
/** Characters of the reason for hiding a review. */
export const hideReasonCharsMax = 300;
/** Most columns of a file of products. */
export const importColumnsMax = 200;
/** Files of one store that wait to be imported. */
export const importsWaitingMax = 5;
export const pageSizeDefault = 10;
export const pageSizeMax = 100;
/** Products, and stores, that a buyer may keep. */
export const collectionsMax = 1000;
/** What a buyer has looked at is remembered for so long, and the newest so many. */
export const historyDays = 90;
export const historyMax = 500;
/** Most things that are taken out of a list at once. */
export const batchMax = 1000;
/** Days of orders and reviews that rankings are counted over. */
export const rankingDays = 90;
export const homeHistorySize = 6;
export const recommendedCategoriesPerPage = 16;
/** Goods shown for inspiration: so many at first and with each further load, and the loads. */
export const inspirationPerLoad = 42;
export const inspirationLoadsMax = 4;
export const inspirationDelayMs = 600;
export const inspirationDebounceMs = 500;
export const inspirationPoolMax = 210;
/** Words often searched for: the first ones as a list, the others as cards. */
export const hotWordsListed = 5;
export const hotWordCards = 5;
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
/** With something unread the message icon goes off and on, then rests; what is shown outside the page closes. */
export const messageFlashMs = 500;
export const messageRestMs = 5000;
export const notificationMs = 3000;
/** A client may keep the ways to pay for so long; what is paid with is checked anew. */
export const paySwitchKeptSeconds = 18_000;
/** Ids in a part of the map of the site; each is listed in ten languages, and a part may list 50,000. */
export const siteMapPartIds = 4000;
/** Goods that leave the warehouse within so many days say so with a badge. */
export const quickDaysMax = 7;
/** Where goods are taken to go while no address says otherwise. */
export const countryDefault = 'RU';
/** Most countries a list of them can name. */
export const countriesMax = 250;
export const int4Max = 2_147_483_647;
export const demoPassword = 'Demo-2026!';
export const cookieName = {
  buyer: 'cbecBbcToken',
  seller: 'kyakhtaSeller',
  operator: 'kyakhtaOperator',
  language: 'cbecBbcLanguage',
  currency: 'cbecBbcCurrency',
  timeZone: 'kyakhtaTimeZone',
  /** What a browser proves by that it is the one that began to sign in elsewhere. */
  browserKey: 'kyakhtaSignIn',
} as const;
/** By what a browser that has logged in is known to the accounts of an audience; behind TLS with the prefix `__Host-`. */
export const doorCookieName = { buyer: 'kyakhtaBuyerDoor', seller: 'kyakhtaSellerDoor', operator: 'kyakhtaOperatorDoor' } as const;
export const timeZoneDefault = 'Europe/Moscow';
/** Characters of a notice, in each language. */
export const noticeTitleMax = 120;
/** What an operator tells of a parcel, characters in each language. */
export const parcelNoteMax = 300;
export const noticeTextMax = 10_000;
/** Banners that are kept, on or off; the home page shows the first twelve that are on. */
export const bannersMax = 50;
export const bannerTitleMax = 120;
export const categoryNameMax = 80;
export const userLevelMax = 99;
/** Characters of a text of terms in one language. */
export const termsCharsMax = 100_000;
/** Views one person may save of a list, and columns a list may have. */
export const listViewsMax = 30;
export const listViewNameMax = 60;
export const listColumnsMax = 40;
/** Voices of customers on the guests' page, and characters of each. */
/** Pictures a store shows of itself, and what is written below each. */
export const storePhotosMax = 8;
export const storePhotoCaptionMax = 120;
export const testimonialsMax = 6;
export const testimonialNameMax = 60;
export const testimonialRoleMax = 80;
export const testimonialTextMax = 400;
/** Common questions about inquiries in each language, and characters of each. */
export const inquiryQuestionsMax = 12;
export const inquiryQuestionMax = 120;
export const inquiryAnswerMax = 1000;
/** Hours that each side has to sign its contract, and how long before their end it is reminded. */
export const contractHours = 72;
export const contractReminderHours = 12;
/** Characters of a signer's name, and of the reason for which a contract is refused. */
export const signerNameChars = { min: 2, max: 100 } as const;
export const refusalChars = { min: 3, max: 500 } as const;
