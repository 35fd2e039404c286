import { addAccount, openWithAccount } from '../../flows/people/open-store.ts';
import { withTotal } from '../../reads/paging.ts';
import { storeInfo, storePage } from '../../reads/stores.ts';
import { applicationInfo, applicationLogo, applicationPage } from '../../reads/application-queue.ts';
import { myApplication } from '../../reads/my-application.ts';
import { paperByLink } from '../../reads/paper-by-link.ts';
import { qualification } from '../../reads/qualification.ts';
import { storeDelivery } from '../../reads/store-delivery.ts';
import { ownQualification } from '../../reads/own-qualification.ts';
import { storeProfile } from '../../reads/store-profile.ts';
import type { Routes } from '../../runtime/context.ts';
import { cached } from '../../runtime/execute.ts';
import {
  reopenStore,
  setCommission,
  setDeliversTo,
  setOnline,
  setGoodsReviewed,
  setPreferred,
  setPaymentTerms,
  setStoreMail,
  storeTag,
  suspendStore,
} from '../../domains/stores/actions.ts';
import { changeOwnAccountPassword, setOwnAccount } from '../../domains/stores/actions/account.ts';
import { applyForStore, keepDraft, reapplyForStore } from '../../domains/stores/actions/apply.ts';
import { approveApplication, refuseApplication } from '../../domains/stores/actions/decide.ts';
import { setDelivery } from '../../domains/stores/actions/delivery.ts';
import { changeIdentity, showIdentity } from '../../domains/stores/actions/identity.ts';
import { changeTimeZone, showTimeZone } from '../../domains/stores/actions/time-zone.ts';
import { openLicense, openPaper } from '../../domains/stores/actions/papers.ts';
import { ownPhotos, photosShown, showPhotos } from '../../domains/stores/actions/photos.ts';
import { changeProfile } from '../../domains/stores/actions/profile.ts';

export const storeRoutes = {
  'GET /shop/admin/shop/profile': storeProfile,
  'GET /shop/admin/shop/qualification': ownQualification,
  'PUT /shop/admin/shop/online': setOnline,
  'PUT /shop/admin/shop/profile': changeProfile,
  'GET /shop/admin/shop/photos': ownPhotos,
  'PUT /shop/admin/shop/photos': showPhotos,
  'GET /shop/photos/{shopId}': cached<'GET /shop/photos/{shopId}'>(photosShown, ({ shopId }) => [storeTag(shopId)]),
  'GET /shop/admin/shop/timeZone': showTimeZone,
  'PUT /shop/admin/shop/timeZone': changeTimeZone,
  'GET /shop/admin/shop/identity': showIdentity,
  'PUT /shop/admin/shop/identity': changeIdentity,
  'GET /p/shop/shopAudit': myApplication,
  'PUT /p/shop/apply/draft': keepDraft,
  'POST /p/shop/apply': applyForStore,
  'PUT /p/shop/apply': reapplyForStore,
  'PUT /p/shop/account': setOwnAccount,
  'PUT /p/shop/account/password': changeOwnAccountPassword,
  'GET /shop/qualification/{shopId}': qualification,
  'POST /p/shop/qualification/license': openLicense,
  'GET /p/shop/qualification/license': paperByLink,
  'GET /platform/shopAudit/page': withTotal(applicationPage),
  'GET /platform/shopAudit/info/{applicationId}': applicationInfo,
  'GET /platform/shopAudit/logo': applicationLogo,
  'POST /platform/shopAudit/paper': openPaper,
  'GET /platform/shopAudit/paper': paperByLink,
  'PUT /platform/shopAudit/approve': approveApplication,
  'PUT /platform/shopAudit/refuse': refuseApplication,
  'GET /shop/admin/shop/delivery': storeDelivery,
  'PUT /shop/admin/shop/delivery': setDelivery,
  'GET /platform/shop/page': withTotal(storePage),
  'GET /platform/shop/info/{shopId}': storeInfo,
  'POST /platform/shop': openWithAccount,
  'PUT /platform/shop/suspend': suspendStore,
  'PUT /platform/shop/reopen': reopenStore,
  'PUT /platform/shop/commission': setCommission,
  'PUT /platform/shop/deliversTo': setDeliversTo,
  'PUT /platform/shop/mail': setStoreMail,
  'PUT /platform/shop/paymentTerms': setPaymentTerms,
  'PUT /platform/shop/goodsReview': setGoodsReviewed,
  'PUT /platform/shop/preferred': setPreferred,
  'POST /platform/shop/account': addAccount,
} satisfies Partial<Routes>;
