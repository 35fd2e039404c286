import { cached } from '../../runtime/execute.ts';
import { listJobs } from '../../reads/jobs.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { retryJob, settingsNow, changeCurrency, changeSettings } from './actions/rules.ts';
import { hotSearch, listCurrencies, listLanguages, paySwitches, webConfig } from './actions/shown.ts';

const onSite = (): readonly string[] => ['site'];

export const siteRoutes = {
  'GET /webConfig/getPcWebConfig': cached<'GET /webConfig/getPcWebConfig'>(webConfig, onSite),
  'GET /currency/list': cached<'GET /currency/list'>(listCurrencies, onSite),
  'GET /lang/default': cached<'GET /lang/default'>(listLanguages, onSite),
  'GET /sys/config/info/getSysPaySwitch': cached<'GET /sys/config/info/getSysPaySwitch'>(paySwitches, onSite),
  'GET /search/hotSearch': cached<'GET /search/hotSearch'>(hotSearch, onSite),
  'GET /platform/jobs/page': withTotal(listJobs),
  'POST /platform/jobs/retry': retryJob,
  'GET /platform/site/settings': settingsNow,
  'PUT /platform/site/settings': changeSettings,
  'PUT /platform/site/currency': changeCurrency,
} satisfies Partial<Routes>;
