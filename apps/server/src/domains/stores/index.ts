export { faultsTold, forgetApplicant } from './actions/apply.ts';
export { keptPlaces, keptStores, openStore, storesById, storesOpenTag, storeTag } from './actions.ts';
export { defaultDelivery, deliversTo, isAtWork, isInCity, isOpen } from './model.ts';
export { standingOf } from './model/application.ts';
export { pickupPlacesOf, type PickupPlace } from './store/delivery.ts';
export { type Store, updateLowStock as setStoreLowStock, updateTransferHold as setStoreTransferHold } from './store.ts';
export { selectByZone as storesByZone } from './store/time-zone.ts';
export { creditCodeOf, ownsStore, type Remarks } from './store/applications.ts';
