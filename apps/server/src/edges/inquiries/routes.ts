import { askPrice } from '../../flows/people/ask-price.ts';
import { tellAnswer } from '../../flows/people/tell-answer.ts';
import { storeFile } from '../../reads/exports/sheet.ts';
import { storeInquirySheet } from '../../reads/exports/store-sheets.ts';
import { allInquiries, inquiryOfStore, myInquiries, myInquiry, storeInquiries } from '../../reads/inquiries.ts';
import {
  anyInquiryFile,
  anyInquiryPicture,
  myInquiryFile,
  myInquiryPicture,
  storeInquiryFile,
  storeInquiryPicture,
} from '../../reads/inquiry-files.ts';
import { storesToAsk } from '../../reads/stores.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { passInquiry } from '../../domains/inquiries/actions.ts';

export const inquiryRoutes = {
  'POST /p/inquiry/save': askPrice,
  'GET /p/inquiry/page': withTotal(myInquiries),
  'GET /p/inquiry/info/{inquiryId}': myInquiry,
  'GET /p/inquiry/picture': myInquiryPicture,
  'GET /p/inquiry/file': myInquiryFile,
  'GET /shop/admin/inquiry/page': withTotal(storeInquiries),
  'GET /shop/admin/inquiry/export': storeFile(storeInquirySheet),
  'GET /shop/admin/inquiry/info/{inquiryId}': inquiryOfStore,
  'GET /shop/admin/inquiry/picture': storeInquiryPicture,
  'GET /shop/admin/inquiry/file': storeInquiryFile,
  'POST /shop/admin/inquiry/answer': tellAnswer,
  'GET /platform/inquiry/page': withTotal(allInquiries),
  'GET /platform/inquiry/picture': anyInquiryPicture,
  'GET /platform/inquiry/file': anyInquiryFile,
  'GET /platform/inquiry/stores': storesToAsk,
  'PUT /platform/inquiry/pass': passInquiry,
} satisfies Partial<Routes>;
