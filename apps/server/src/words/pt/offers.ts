import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Portuguese. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'Essa oferta não existe.',
  offerRunning: 'Esta oferta está em curso. Só pode mudar o título e terminá-la mais cedo.',
  offerOver: 'Esta oferta terminou.',
  offersFull: 'Já há {max} ofertas por terminar, que é o limite. Termine primeiro uma delas.',
  'mail.offerAsked.subject': 'A plataforma pede o seu consentimento: «{title}»',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {A plataforma alterou a sua oferta «{title}» sobre os seus produtos e pede de novo o seu consentimento.} other {A plataforma quer pôr em oferta {count, plural, one {# variante} other {# variantes}} dos seus produtos: «{title}».}} Decorre de {from} a {until}. Você recebe o seu preço completo; a plataforma paga a diferença. A oferta só se aplica aos seus produtos se concordar: Ofertas de preço, Pedidos da plataforma.',
};
