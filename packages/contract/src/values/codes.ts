/** Envelope codes, each declared once. The meaning is in the comment; the words are in the server's catalogue. */
export const code = {
  ok: '00000',
  /** Business error: the message is meant for the person. */
  business: 'A00001',
  /** Not a failure: passed through as a result. */
  passedThrough: 'A00002',
  notLoggedIn: 'A00004',
  serverError: 'A00005',
  wrongVerificationCode: 'A00006',
  unknownAnonymousId: 'A00012',
  noSuchInterface: 'A00013',
  argumentNotValid: 'A00014',
  tooManyRequests: 'A00015',
  tooLarge: 'A00016',
  deliveryNotSupported: 'A03001',
  orderExpired: 'A03002',
  couponsNotCombinable: 'A03003',
  noStock: 'A03010',
  socialAccountNotBound: 'A04001',
  socialAccountTaken: 'A04002',
  deliveryOver: 'A07001',
} as const;
export type Code = (typeof code)[keyof typeof code];

/** HTTP status of an answered call; every other code travels with 200. */
export const statusOf: Readonly<Partial<Record<Code, number>>> = {
  [code.serverError]: 500,
  [code.noSuchInterface]: 404,
  [code.tooLarge]: 413,
  [code.tooManyRequests]: 429,
};

/**
 * Every expected failure by name, with the code that carries it. An endpoint declares the names it
 * may answer with; the server's catalogue holds a sentence for each in ten languages.
 */
export const failures = {
  notLoggedIn: code.notLoggedIn,
  serverError: code.serverError,
  noSuchInterface: code.noSuchInterface,
  argumentNotValid: code.argumentNotValid,
  tooManyRequests: code.tooManyRequests,
  tooLarge: code.tooLarge,
  originNotAllowed: code.business,
  keyUsedForOtherInput: code.argumentNotValid,
  doNotSubmitRepeatedly: code.business,
  loginFailed: code.business,
  passwordNotReadable: code.business,
  plainPasswordRefused: code.business,
  wrongVerificationCode: code.wrongVerificationCode,
  codeRecentlySent: code.business,
  tooManyTries: code.tooManyRequests,
  addressUnknown: code.business,
  addressLimitReached: code.business,
  productUnknown: code.business,
  productUnavailable: code.business,
  shopUnknown: code.business,
  skuUnknown: code.business,
  synonymUnknown: code.business,
  synonymsAlike: code.business,
  notForCart: code.business,
  cartLimitReached: code.business,
  cartLineUnknown: code.business,
  nothingSelected: code.business,
  orderTooLarge: code.business,
  belowMinimum: code.business,
  offCartonStep: code.business,
  noStock: code.noStock,
  notDeliverable: code.deliveryNotSupported,
  paymentTermNotOffered: code.business,
  priceChanged: code.business,
  orderUnknown: code.business,
  orderExpired: code.orderExpired,
  orderNotPayable: code.business,
  orderNotInState: code.business,
  orderAlreadyPaid: code.business,
  payMethodOff: code.business,
  currenciesDiffer: code.business,
  balanceInsufficient: code.business,
  packageLimitReached: code.business,
  packageItemsWrong: code.business,
  waybillRequired: code.business,
  carrierUnknown: code.business,
  deliveryUnknown: code.business,
  uploadMissing: code.argumentNotValid,
  importUnknown: code.business,
  importNotInState: code.business,
  importRunning: code.business,
  importTooMany: code.business,
  importColumns: code.business,
} as const satisfies Record<string, Code>;
export type Failure = keyof typeof failures;
