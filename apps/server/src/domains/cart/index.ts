export { changeItems as addToCart, takeFromCart } from './actions.ts';
export {
  type CartItem,
  deleteAllItems as forgetCart,
  holdCart,
  holdItems as holdCartItems,
  selectItems as cartItems,
  selectItemsById as cartItemsById,
  skusOfItems,
  storesOfItems,
} from './store.ts';
