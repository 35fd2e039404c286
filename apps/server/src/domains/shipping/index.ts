export { addPackages, addReturnPackage, listCarriers, mendReturnPackage, trackPackage } from './actions.ts';
export { distribute } from './model.ts';
export { lockPackage, type PackageRow, selectPackage as packageById, selectWaybills as waybillsOf } from './store.ts';
