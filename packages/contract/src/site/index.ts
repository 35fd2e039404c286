import { configEndpoints } from './config.ts';
import { homePageEndpoints } from './home-page.ts';
import { homeSiteEndpoints } from './home-site.ts';
import { siteSettingEndpoints } from './settings.ts';
import { stampEndpoints } from './stamp.ts';
import { termsEndpoints } from './terms.ts';
import { noticeEndpoints } from './notices.ts';
export { bankDetails, typedBankDetails } from './bank-details.ts';
export { identityCountry, identityLine } from './rules.ts';
export { datedVersion, termsTicked } from './terms.ts';

export const siteEndpoints = {
  ...configEndpoints,
  ...homePageEndpoints,
  ...homeSiteEndpoints,
  ...siteSettingEndpoints,
  ...stampEndpoints,
  ...termsEndpoints,
  ...noticeEndpoints,
} as const;
