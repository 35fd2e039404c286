import { deliveryType, shopStatus } from '@kyakhta/contract';

/** Whether a store delivers to a country (ISO 3166 code); one that names none delivers to all. */
export const deliversTo = (store: { readonly deliversTo: readonly string[] }, country: string): boolean =>
  store.deliversTo.length === 0 || store.deliversTo.includes(country);
/** Whether a store sells now. */
export const isOpen = (store: { readonly status: number }): boolean => store.status === shopStatus.open;

/** The kind of delivery where nobody has chosen one: the courier, or what the store names first. */
export const defaultDelivery = (store: { readonly deliveryTypes: readonly number[] }): number =>
  store.deliveryTypes.includes(deliveryType.courier) ? deliveryType.courier : (store.deliveryTypes[0] ?? deliveryType.courier);

const plainCity = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
/** Whether a city is among those that a store brings goods to, however its capitals are written. */
export const isInCity = (store: { readonly cityNames: readonly string[] }, city: string): boolean =>
  store.cityNames.some((name) => plainCity(name) === plainCity(city));
