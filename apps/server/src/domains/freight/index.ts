export { dropTemplate, freightTag } from './actions.ts';
export {
  byUnit,
  type Carried,
  daysOf,
  daysUnderWay,
  type FreightTemplate,
  freightsOf,
  type LineFreight,
  lineFreight,
  measuredOf,
} from './model.ts';
export { holdTemplate, lockTemplate, readTemplate, selectTemplates as templatesOf, type StoredTemplate, templateColumn } from './store.ts';
