export { siteSettings } from './actions.ts';
export type { SiteSettings } from './model.ts';
