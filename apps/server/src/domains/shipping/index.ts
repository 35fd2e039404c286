export { addPackages, addReturnPackage, listCarriers, trackPackage } from './actions.ts';
export { distribute } from './model.ts';
export { selectIsSentAs as isSentAs, selectPackage as packageById } from './store.ts';
