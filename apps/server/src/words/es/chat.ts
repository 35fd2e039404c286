import type { WordsOf } from '../types.ts';

/** Sentences of chat, in Spanish. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: 'El chat aún no está abierto. Las novedades de sus pedidos llegan por correo y están en sus páginas.',
  translationNotOpen: 'La traducción aún no está abierta. El texto queda como se escribió.',
};
