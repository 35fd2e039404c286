import { buyerRefuses, storeRefuses } from '../../flows/contract/end-contract.ts';
import { buyerSigns, codeForBuyer, codeForStore, storeSigns } from '../../flows/contract/sign-contract.ts';
import {
  anyAgreements,
  anyDocument,
  myAgreement,
  myDocument,
  storeAgreement,
  storeDocument,
  waitingAgreements,
} from '../../reads/agreements.ts';
import type { Routes } from '../../runtime/context.ts';

export const agreementRoutes = {
  'GET /p/agreement/info': myAgreement,
  'GET /p/agreement/document': myDocument,
  'POST /p/agreement/sendCode': codeForBuyer,
  'POST /p/agreement/sign': buyerSigns,
  'POST /p/agreement/refuse': buyerRefuses,
  'GET /shop/admin/agreement/waiting': waitingAgreements,
  'GET /shop/admin/agreement/info': storeAgreement,
  'GET /shop/admin/agreement/document': storeDocument,
  'POST /shop/admin/agreement/sendCode': codeForStore,
  'POST /shop/admin/agreement/sign': storeSigns,
  'POST /shop/admin/agreement/refuse': storeRefuses,
  'GET /platform/agreement/info': anyAgreements,
  'GET /platform/agreement/document': anyDocument,
} satisfies Partial<Routes>;
