import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';

/** The account that buyers transfer to. */
export type BankDetails = Output<'GET /platform/site/settings'>['bankDetails'];
/** What it consists of, in the order it is printed. */
export const bankDetailNames = [
  'beneficiary',
  'account',
  'bankName',
  'bankCode',
  'bankAddress',
] as const satisfies readonly (keyof BankDetails)[];

/** What each part of it is called. */
export function useBankWords(): Readonly<Record<keyof BankDetails, string>> {
  const { t } = useLingui();
  return {
    beneficiary: t`Beneficiary`,
    account: t`Account number`,
    bankName: t`Bank`,
    bankCode: t`BIC / SWIFT`,
    bankAddress: t`Bank address`,
  };
}
