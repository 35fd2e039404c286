import type { WordsOf } from '../types.ts';

/** Sentences of chat, in Portuguese. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: 'O chat ainda não está aberto. As novidades dos seus pedidos chegam por e-mail e estão nas páginas deles.',
  translationNotOpen: 'A tradução ainda não está aberta. O texto fica como foi escrito.',
};
