import { OrderIndex } from '@kyakhta/console';
import { useLoaderData } from 'react-router';
import { orders } from './orders-resource.ts';

export const loader = orders.loader;

export function Component() {
  return <OrderIndex of={orders} list={useLoaderData<typeof loader>()} viewer="operator" />;
}
