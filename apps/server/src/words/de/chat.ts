import type { WordsOf } from '../types.ts';

/** Sentences of chat, in German. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: 'Der Chat ist noch nicht offen. Neues zu Ihren Bestellungen kommt per E-Mail und steht auf deren Seiten.',
  translationNotOpen: 'Die Übersetzung ist noch nicht offen. Der Text bleibt, wie er geschrieben wurde.',
};
