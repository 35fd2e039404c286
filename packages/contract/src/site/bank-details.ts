import { z } from 'zod';
import { anyText, onPaper } from '../fields.ts';
import { isAccountSound } from '../values/iban.ts';

const line = (max: number) => onPaper(anyText(max).trim());
/** The account that bank transfers go to, as it is printed on a payment invoice. All of it may be empty: then nobody can pay so. */
export const bankDetails = z.object({
  beneficiary: line(100),
  account: line(60),
  bankName: line(100),
  /** BIC or SWIFT. */
  bankCode: line(20),
  bankAddress: line(200),
});
/** The same as it is typed. */
export const typedBankDetails = bankDetails.extend({ account: line(60).refine(isAccountSound, { message: 'iban' }) });
