export { changeItems as addToCart } from './actions.ts';
export {
  type CartItem,
  deleteAllItems as forgetCart,
  holdCart,
  holdItems as holdCartItems,
  selectItems as cartItems,
  selectItemsById as cartItemsById,
  skusOfItems,
  storesOfItems,
  withoutItems as takenFromCart,
} from './store.ts';
