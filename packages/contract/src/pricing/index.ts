export { cartLine, shopCart } from './lines.ts';
