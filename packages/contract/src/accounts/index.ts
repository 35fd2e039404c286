import { loginEndpoints } from './login.ts';
import { registrationEndpoints } from './registration.ts';
import { socialEndpoints } from './social.ts';
import { profileEndpoints } from './profile.ts';
import { addressEndpoints } from './addresses.ts';
import { consentEndpoints } from './terms.ts';
import { buyerAccountEndpoints } from './buyers.ts';
import { staffEndpoints } from './staff.ts';
import { ownAccountEndpoints } from './own-account.ts';
import { listViewEndpoints } from './list-views.ts';
export { accountName, mail, opened, passwordSent, passWordSent } from './fields.ts';
export { addressFields, bookAddress } from './addresses.ts';

export const accountEndpoints = {
  ...loginEndpoints,
  ...registrationEndpoints,
  ...socialEndpoints,
  ...profileEndpoints,
  ...addressEndpoints,
  ...consentEndpoints,
  ...buyerAccountEndpoints,
  ...staffEndpoints,
  ...ownAccountEndpoints,
  ...listViewEndpoints,
} as const;
