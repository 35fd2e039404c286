/** Who a party is before the law: what contracts and invoices print, and what a bank and an accountant look for. */

/** Most characters of each part, in their order. */
export const identityChars = {
  name: 200,
  form: 80,
  country: 2,
  registrationNumber: 40,
  taxNumber: 40,
  address: 300,
  phone: 40,
  signatory: 100,
  basis: 200,
} as const;
export type IdentityPart = keyof typeof identityChars;

/** What nobody trades without, outside of a demo. The platform's bank account and the law and court of its contracts are kept apart and told as `bank`, `law` and `court`; `terms` and `privacy` are documents of which there is only the built-in sample. */
export const platformIdentityNeeds = [
  'name',
  'form',
  'country',
  'registrationNumber',
  'address',
  'signatory',
  'basis',
  'bank',
  'law',
  'court',
  'terms',
  'privacy',
] as const;
export type PlatformIdentityNeed = (typeof platformIdentityNeeds)[number];

/** Parts that a store tells itself; its firm's name stands as it was checked. */
export const storeIdentityParts = ['form', 'country', 'registrationNumber', 'address', 'signatory', 'basis'] as const;
export type StoreIdentityPart = (typeof storeIdentityParts)[number];
/** All of them are needed before buyers can order from a store outside of a demo. */
export const missingOfStore = (identity: Readonly<Record<StoreIdentityPart, string>>): StoreIdentityPart[] =>
  storeIdentityParts.filter((part) => identity[part] === '');
