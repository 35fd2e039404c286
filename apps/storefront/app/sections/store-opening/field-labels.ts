import { useLingui } from '@lingui/react/macro';
import type { ApplicationField } from '@kyakhta/contract/values';

/** What each field of an application is called. */
export function useFieldLabels(): Readonly<Record<ApplicationField, string>> {
  const { t } = useLingui();
  return {
    shopName: t`Name of the store`,
    intro: t`Description of the store`,
    shopLogo: t({ message: 'Logo', comment: 'Picture that stands for a store' }),
    country: t`Country of the company`,
    receiveMobile: t`Contact phone`,
    tel: t`Landline (optional)`,
    province: t`Province or region`,
    city: t`City`,
    area: t`District (optional)`,
    shopAddress: t`Street, building, room`,
    shopLng: t`Longitude`,
    shopLat: t`Latitude`,
    firmName: t`Company name, as on its licence`,
    creditCode: t`Unified social credit code or registration number`,
    businessLicense: t`Business licence`,
    identityCardFront: t`ID card, front`,
    identityCardLater: t`ID card, back`,
  };
}
