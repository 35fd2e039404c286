export { siteSettings } from './actions/shown.ts';
export type { SiteSettings } from './model.ts';
