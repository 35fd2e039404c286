/** Pictures of an application for a store; each is brought for the purpose of its name. */
export const applicationPapers = ['businessLicense', 'identityCardFront', 'identityCardLater'] as const;
export type ApplicationPaper = (typeof applicationPapers)[number];
export const applicationPictures = ['shopLogo', ...applicationPapers] as const;
export type ApplicationPicture = (typeof applicationPictures)[number];

/** What an operator can refuse of an application, in the order it is asked for. */
export const refusableFields = [
  'shopName',
  'intro',
  'shopLogo',
  'receiveMobile',
  'tel',
  'shopAddress',
  'firmName',
  'creditCode',
  'businessLicense',
  'identityCardFront',
  'identityCardLater',
] as const;
export type RefusableField = (typeof refusableFields)[number];
/** Fields that are open to change together with one that was refused. */
const opensWith = {
  shopAddress: ['province', 'city', 'area', 'shopLng', 'shopLat'],
  creditCode: ['country'],
} as const satisfies Partial<Record<RefusableField, readonly string[]>>;
export type ApplicationField = RefusableField | (typeof opensWith)[keyof typeof opensWith][number];

/** What may be changed of a refused application: what was refused, and what belongs to it. */
export const openFields = (remarks: Readonly<Partial<Record<RefusableField, string>>>): ReadonlySet<ApplicationField> =>
  new Set(
    refusableFields
      .filter((field) => (remarks[field] ?? '') !== '')
      .flatMap((field): readonly ApplicationField[] => [field, ...(field in opensWith ? opensWith[field as keyof typeof opensWith] : [])]),
  );

/** How an application stands. Nobody but its buyer sees a draft. */
export const applicationState = { draft: 1, submitted: 2, refused: 3, approved: 4 } as const;
export type ApplicationState = (typeof applicationState)[keyof typeof applicationState];

/** Texts of an application, in characters as a person counts them. */
export const storeChars = {
  name: 20,
  intro: { min: 10, max: 200 },
  address: { min: 5, max: 100 },
  part: 60,
  firm: { min: 2, max: 100 },
  creditCode: 40,
  phone: 32,
  remark: 300,
  scope: 500,
} as const;
/** Days after which a draft that nobody goes on with is emptied, and its papers are removed. */
export const draftDays = 90;
/** Working days an application is looked at within. */
export const applicationDays = 3;
/** Minutes that the link to a paper opens it. */
export const paperMinutes = 5;
/** Name of a store's account. */
export const storeAccountPattern = /^[a-z0-9_]{4,16}$/;
