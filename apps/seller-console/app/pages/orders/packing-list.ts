import type { Order } from '@kyakhta/console';

type Leaving = Pick<Order, 'orderItemDtos' | 'toLeave'>;
/** A line of the order with what is to be packed of it: a broken carton is a carton all the same. */
export type ToPack = Leaving['orderItemDtos'][number] & { readonly pieces: number; readonly packed: number };

/** What is to be packed of an order: pieces that can leave now, neither out nor given back nor asked back. */
export const toPack = ({ orderItemDtos, toLeave }: Leaving): ToPack[] =>
  toLeave.flatMap(({ orderItemId, count, held, cartons }) => {
    const line = orderItemDtos.find((one) => one.orderItemId === orderItemId);
    return line === undefined || count === held ? [] : [{ ...line, pieces: count - held, packed: cartons }];
  });

/** What is left out of the list because it is asked back. */
export const leftOut = ({ orderItemDtos, toLeave }: Leaving): ToPack[] =>
  toLeave.flatMap(({ orderItemId, held }) => {
    const line = orderItemDtos.find((one) => one.orderItemId === orderItemId);
    return line === undefined || held === 0 ? [] : [{ ...line, pieces: held, packed: 0 }];
  });
