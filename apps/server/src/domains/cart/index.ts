export { changeItems as addToCart } from './actions.ts';
export {
  type CartItem,
  deleteItems as takeFromCart,
  holdCart,
  selectItems as cartItems,
  selectItemsById as cartItemsById,
} from './store.ts';
