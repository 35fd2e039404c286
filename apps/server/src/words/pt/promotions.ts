import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in Portuguese. ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: 'Esse cupom não existe.',
  couponNotStarted: 'Este cupom ainda não pode ser resgatado.',
  couponOver: 'Este cupom não pode mais ser resgatado.',
  couponUsedUp: 'Todos esses cupons já foram resgatados.',
  couponLimitReached: 'Você já tem tantos desses cupons quantos um comprador pode ter.',
  couponRunning: 'Compradores já têm este cupom. Você só pode mudar o nome e o fim do resgate e emitir mais unidades.',
  couponsFull: 'Já há {max} cupons que podem ser resgatados, que é o limite. Encerre um deles primeiro.',
  couponUnusable: 'O cupom “{name}” não pode ser usado neste pedido.',
  couponsNotCombinable: 'Você só pode usar um cupom de cada loja e um da plataforma.',
  noSuchCode: 'Esse código não existe ou já foi usado.',
};
