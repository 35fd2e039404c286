export {
  addPackages,
  addReturnPackage,
  listCarriers,
  mendReturnPackage,
  mendWaybill,
  noteParcel,
  type ParcelTrouble,
  trackPackage,
} from './actions.ts';
export { distribute, isUndoable, type ParcelNews } from './model.ts';
export {
  deletePackage as removePackage,
  lockPackage,
  type PackageRow,
  selectContent as contentOf,
  selectPackage as packageById,
  selectParts as partsOf,
  selectTracking as toldOf,
  selectUndoneOrder as undoneOrder,
  selectWaybills as waybillsOf,
} from './store.ts';
