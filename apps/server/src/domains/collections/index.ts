export { forgetCollections } from './actions.ts';
