export { addBanner, changeBanner, removeBanner, showBannerPicture } from './actions/banners.ts';
export { changeRule, setSitePicture, setStamp } from './actions/rules.ts';
export { askingTerms, missingForOrders, validTerms } from './actions/terms.ts';
export { keptSettings, offeredTo, siteSettings } from './actions/shown.ts';
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
