export { type CartItem, deleteItems as takeFromCart, selectItems as cartItems, selectItemsById as cartItemsById } from './store.ts';
