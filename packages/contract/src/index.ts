export { endpoint, everyArea, type Endpoint, type FileAnswer, type Who } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { exportedList, type ExportKey, storeExportedList, type StoreExportKey } from './exports.ts';
export { asPrinted, faceOf, isUnseen, namedLetters, printedPart, unprintedLetters } from './letters.ts';
export type { PrintedFace } from './printed-letters.ts';
export * from './types.ts';
export * from './values/index.ts';
export type { Visit } from './analytics/index.ts';
