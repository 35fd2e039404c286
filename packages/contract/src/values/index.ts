export * from './codes.ts';
export * from './enumerations.ts';
export * from './goods.ts';
export * from './limits.ts';
export * from './locales.ts';
export * from './password.ts';
