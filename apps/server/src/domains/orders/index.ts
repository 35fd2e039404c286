export {
  hasOpenOrders,
  lockAllOwn,
  lockById,
  lockByNumber,
  lockByNumbers,
  lockOwn,
  moveOrders,
  newOrderNumber,
  placeOrders,
  planReceipt,
  recordShipped,
} from './actions.ts';
export { orderCompleted, orderPaid, orderShipped } from './events.ts';
export { can, canHide, escrowed, isFinal, isPaid, type MoveName, moves } from './model.ts';
export {
  type NewItem,
  type NewOrder,
  type OrderItemRow,
  type OrderRow,
  insertSubmit as noteSubmit,
  lockOrderOfLine,
  selectOrder as orderByNumber,
  selectItemRows as orderItems,
  selectSubmit as earlierSubmit,
} from './store.ts';
