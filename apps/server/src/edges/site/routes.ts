import { hotSearchType } from '@kyakhta/contract';
import { cached } from '../../runtime/execute.ts';
import { allNotices, listNotices, showNotice, topNotices } from '../../reads/notices.ts';
import { allBanners, banners, homeConfig } from '../../reads/home-site.ts';
import { listJobs } from '../../reads/jobs.ts';
import { hotShops, shopsTags } from '../../reads/search/shops.ts';
import { allTerms } from '../../reads/terms.ts';
import { withTotal } from '../../reads/paging.ts';
import { dropBanner, rewriteBanner, writeBanner } from '../../flows/site/keep-banner.ts';
import { pictureSite } from '../../flows/site/picture-site.ts';
import { stampShown, stampSite, unstampSite } from '../../flows/site/stamp-site.ts';
import type { Routes } from '../../runtime/context.ts';
import { orderBanners } from '../../domains/site/actions/banners.ts';
import { changeNotice, noticesTag, publishNotice, takeDownNotice, writeNotice } from '../../domains/site/actions/notices.ts';
import { retryJob, settingsNow, changeContent, changeCurrency, changeSettings, contentNow } from '../../domains/site/actions/rules.ts';
import {
  beginTerms,
  changeTerms,
  dropTerms,
  publishTerms,
  showTerms,
  termsAsConfig,
  termsTag,
  termsTexts,
  validTerms,
} from '../../domains/site/actions/terms.ts';
import { siteText } from '../../domains/site/actions/texts.ts';
import { hotSearch, listCurrencies, listLanguages, paySwitches, uniWebConfig, webConfig } from '../../domains/site/actions/shown.ts';

const onSite = (): readonly string[] => ['site'];
const onTerms = (): readonly string[] => [termsTag];
const onNotices = (): readonly string[] => [noticesTag];

export const siteRoutes = {
  'POST /platform/site/stamp': { before: stampSite },
  'GET /platform/site/stamp': stampShown,
  'DELETE /platform/site/stamp': unstampSite,
  'GET /webConfig/getPcWebConfig': cached<'GET /webConfig/getPcWebConfig'>(webConfig, onSite),
  'GET /webConfig/info/{key}': cached<'GET /webConfig/info/{key}'>(siteText, onSite),
  'GET /currency/list': cached<'GET /currency/list'>(listCurrencies, onSite),
  'GET /lang/default': cached<'GET /lang/default'>(listLanguages, onSite),
  'GET /sys/config/info/getSysPaySwitch': cached<'GET /sys/config/info/getSysPaySwitch'>(paySwitches, onSite),
  // A person who registers agrees to both; there is no switch for either.
  'GET /sys/config/info/getSysServiceSwitch': () => Promise.resolve({ serviceTermsSwitch: true, privacyPolicySwitch: true }),
  'GET /sys/config/info/{key}': termsAsConfig,
  'GET /webConfig/getUniWebConfig': cached<'GET /webConfig/getUniWebConfig'>(uniWebConfig, onSite),
  'GET /search/hotSearch': cached<'GET /search/hotSearch'>(
    (ctx, input) => (input.type === hotSearchType.shop ? hotShops(ctx) : hotSearch(ctx)),
    ({ type }) => (type === hotSearchType.shop ? shopsTags() : onSite()),
  ),
  'GET /indexImgs': (ctx, input) => banners(ctx, { ...input, shopId: 0 }),
  'GET /indexImgs/{shopId}': banners,
  'GET /shopRenovation/homepage': () => Promise.resolve(null),
  'GET /webConfig/getHomeConfig': homeConfig,
  'GET /platform/jobs/page': listJobs,
  'POST /platform/jobs/retry': retryJob,
  'GET /platform/site/settings': settingsNow,
  'PUT /platform/site/settings': changeSettings,
  'PUT /platform/site/currency': changeCurrency,
  'GET /platform/site/content': contentNow,
  'PUT /platform/site/content': changeContent,
  'PUT /platform/site/picture': pictureSite,
  'GET /platform/banner/list': allBanners,
  'POST /platform/banner': writeBanner,
  'PUT /platform/banner/order': orderBanners,
  'PUT /platform/banner/{bannerId}': rewriteBanner,
  'DELETE /platform/banner/{bannerId}': dropBanner,
  'GET /notice/topNoticeList': cached<'GET /notice/topNoticeList'>(topNotices, onNotices),
  'GET /notice/noticeList': cached<'GET /notice/noticeList'>(withTotal(listNotices), onNotices),
  'GET /notice/info/{noticeId}': cached<'GET /notice/info/{noticeId}'>(showNotice, onNotices),
  'GET /terms/valid': cached<'GET /terms/valid'>(validTerms, onTerms),
  'GET /terms/info': cached<'GET /terms/info'>(showTerms, onTerms),
  'GET /platform/terms/list': allTerms,
  'GET /platform/terms/texts': termsTexts,
  'POST /platform/terms/draft': beginTerms,
  'PUT /platform/terms/draft': changeTerms,
  'PUT /platform/terms/publish': publishTerms,
  'DELETE /platform/terms/draft': dropTerms,
  'GET /platform/notice/page': withTotal(allNotices),
  'POST /platform/notice': writeNotice,
  'PUT /platform/notice/{noticeId}': changeNotice,
  'PUT /platform/notice/{noticeId}/publish': publishNotice,
  'PUT /platform/notice/{noticeId}/takeDown': takeDownNotice,
} satisfies Partial<Routes>;
