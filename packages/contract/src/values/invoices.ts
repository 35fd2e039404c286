/** Where an application for an invoice stands. */
/** What an operator can do about an application for an invoice. */
export const invoiceVerbs = ['issue', 'fail'] as const;
export const invoiceStatus = { applying: 1, issued: 2, failed: 3 } as const;
/** What kind of invoice: a general electronic one, or none. */
export const invoiceType = { electronic: 1, none: 2 } as const;
/** Whom an invoice names: a company or a person. */
export const headerType = { unit: 1, personal: 2 } as const;
/** Saved titles of a buyer. */
export const invoiceTitlesMax = 20;
/** Orders on one invoice. */
export const invoiceOrdersMax = 50;
export const invoiceTitleChars = { name: 200, address: 300 } as const;
