export { endpoint, type Endpoint, type FileAnswer, type Who } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { everyArea, operatorAreaOf, storeAreaOf } from './areas.ts';
export { exportedList, type ExportKey, storeExportedList, type StoreExportKey } from './exports.ts';
export * from './types.ts';
export * from './values/index.ts';
export type { Visit } from './visits.ts';
