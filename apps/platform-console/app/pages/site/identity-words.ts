import { useLingui } from '@lingui/react/macro';
import type { IdentityPart, PlatformIdentityNeed } from '@kyakhta/contract/values';

/** What the parts of the platform's identity are called, its bank account among them. */
export function useIdentityWords(): Readonly<Record<IdentityPart | PlatformIdentityNeed, string>> {
  const { t } = useLingui();
  return {
    name: t`Company`,
    form: t`Legal form`,
    country: t`Country`,
    registrationNumber: t`Registration number`,
    taxNumber: t`Tax number`,
    address: t`Address`,
    phone: t`Phone`,
    signatory: t`Contract signatory`,
    basis: t`On the basis of`,
    bank: t`Bank account for transfers`,
    law: t`Governing law`,
    court: t`Court`,
    terms: t`Your own terms of service`,
    privacy: t`Your own privacy policy`,
  };
}
