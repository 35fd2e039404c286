import { deliveryType, shopStatus } from '@kyakhta/contract';
import { cityNames, plainCity } from '../accounts/index.ts';

/** Whether a store delivers to a country (ISO 3166 code); one that names none delivers to all. */
export const deliversTo = (store: { readonly deliversTo: readonly string[] }, country: string): boolean =>
  store.deliversTo.length === 0 || store.deliversTo.includes(country);
/** Whether a store sells now. */
/** Whether a store still does its work: one that its owner has taken offline ships what was ordered, one that is suspended may not be there. */
export const isAtWork = ({ status }: { readonly status: number }): boolean => status === shopStatus.open || status === shopStatus.closed;
export const isOpen = (store: { readonly status: number }): boolean => store.status === shopStatus.open;

/** The kind of delivery where nobody has chosen one: the courier, or what the store names first. */
export const defaultDelivery = (store: { readonly deliveryTypes: readonly number[] }): number =>
  store.deliveryTypes.includes(deliveryType.courier) ? deliveryType.courier : (store.deliveryTypes[0] ?? deliveryType.courier);

/** A city of an address, and where it lies. */
type CityOf = { readonly country: string; readonly province: string; readonly city: string };
/** Whether an address's city is among those that a store brings goods to, in whichever of its names, however these are written. */
export const isInCity = (store: { readonly cityNames: readonly string[] }, address: CityOf): boolean => {
  const names = cityNames(address);
  return store.cityNames.some((name) => names.has(plainCity(name)));
};
