export { addPackages, addReturnPackage, listCarriers, mendReturnPackage, trackPackage } from './actions.ts';
export { distribute } from './model.ts';
export { lockPackage, type PackageRow, selectIsSentAs as isSentAs, selectPackage as packageById } from './store.ts';
