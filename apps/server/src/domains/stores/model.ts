import { shopStatus } from '@kyakhta/contract';

/** Whether a store sells now. */
export const isOpen = (store: { readonly status: number }): boolean => store.status === shopStatus.open;
