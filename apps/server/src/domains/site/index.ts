export { addBanner, changeBanner, removeBanner, showBannerPicture } from './actions/banners.ts';
export { changeRule, setSitePicture, setStamp } from './actions/rules.ts';
export { missingForOrders, validTerms } from './actions/terms.ts';
export { selectAsking as askingTerms } from './store/terms.ts';
export { offeredTo, siteSettings } from './actions/shown.ts';
export { lockSettings as holdSettings } from './store/settings.ts';
export {
  paperTermsOf,
  type PayLimit,
  payWaySwitches,
  type PlatformParty,
  platformParty,
  type SiteSettings,
  takesTransfers,
} from './model.ts';
