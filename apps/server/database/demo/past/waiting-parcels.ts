import type { ActorOf } from '../../../src/runtime/context.ts';
import { before, buy, buyerOf, dayHours, itemOf, shipWhole } from './trade.ts';
import type { Past } from './walk.ts';

const operator: ActorOf<'operator'> = { kind: 'operator', id: 2, areas: null };
/** The platform's own line, as the list of carriers has it. */
const ownLine = 4;
/** A buyer with a published login: she finds one parcel that is held up and one that is late. */
const buyer = 1;
/** Stores 1 to 5 keep their shelves for who tries the demo. */
const ownStores = 5;

const words = {
  wordsRu: 'Машина стоит в Маньчжурии: две коробки намокли, груз пересчитывают. Поедет дальше через два-три дня.',
  wordsZh: '车辆停在满洲里：有两箱受潮，正在清点货物，两三天后继续运输。',
  wordsEn: 'The truck stands at Manzhouli: two cartons got wet and the goods are being counted. It goes on in two or three days.',
};

/** Two parcels on the way with waybills of slow parcels: one with a problem that an operator told of, one past its estimate. */
export const planParcels = (past: Past): void => {
  const [held, late] = [...past.offers]
    .filter(([id]) => id > ownStores)
    .slice(-2)
    .flatMap(([storeId, offers]) => offers.slice(0, 1).map((offer) => ({ storeId, item: itemOf(storeId, offer) })));
  if (held === undefined || late === undefined) throw new Error('no stores of the past have anything to offer');
  before(past, 31 * dayHours, async () => {
    const orderNumber = await buy(past, buyer, [late.item], '-late');
    before(past, 30 * dayHours, () => shipWhole(past, late.storeId, orderNumber, 'KR999100417', ownLine));
  });
  before(past, 14 * dayHours, async () => {
    const orderNumber = await buy(past, buyer, [held.item], '-held');
    before(past, 12 * dayHours, () => shipWhole(past, held.storeId, orderNumber, 'KR999100982', ownLine));
    before(past, 2 * dayHours, async () => {
      const [parcel] = await past.call(buyerOf(buyer), 'GET /p/myDelivery/orderInfo/{orderNumber}', { orderNumber });
      if (parcel === undefined) throw new Error(`order ${orderNumber} has no parcel`);
      await past.call(operator, 'PUT /platform/order/parcelNote', { orderDeliveryId: parcel.orderDeliveryId, problem: true, ...words });
    });
  });
};
