export { openStore, storesById, storesOpenTag, storeTag } from './actions.ts';
export { isOpen } from './model.ts';
export type { Store } from './store.ts';
