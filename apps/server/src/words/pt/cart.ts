import type { WordsOf } from '../types.ts';

/** Sentences of cart, in Portuguese. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: 'Este produto não está mais disponível.',
  notForCart: 'Itens de pré-venda, combos e ofertas-relâmpago não podem ser adicionados ao carrinho.',
  cartLimitReached: 'O carrinho aceita no máximo {max} itens por pedido.',
  cartLineUnknown: 'Este item não está mais no seu carrinho.',
  quantityWrong: 'Informe a quantidade correta.',
  orderTooLarge: 'Este pedido é grande demais para ser feito de uma só vez. Divida-o ou peça uma proposta à loja.',
  regionNotServed: 'Esta loja não entrega no país do seu endereço: {name}',
};
