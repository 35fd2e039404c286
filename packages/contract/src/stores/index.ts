import { operatorStoreEndpoints } from './operators.ts';
import { storeApplicationEndpoints } from './applications.ts';
import { storeProfileEndpoints } from './profile.ts';
import { storeDeliveryEndpoints } from './delivery.ts';
export { station } from './delivery.ts';

export const storeEndpoints = {
  ...operatorStoreEndpoints,
  ...storeApplicationEndpoints,
  ...storeProfileEndpoints,
  ...storeDeliveryEndpoints,
} as const;
