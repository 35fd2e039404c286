export { type Checked, checkSignature, endAgreement, lockAgreement, offerAgreement, signAgreement } from './actions.ts';
export { firstPrevious, isOpen, maskMail, needsContract, type SignatureRow, waitsFor } from './model.ts';
export {
  type AgreementRow,
  selectById as agreementById,
  selectOfOrder as agreementsOf,
  selectSignatures as signaturesOf,
} from './store.ts';
