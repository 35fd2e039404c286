/** Sentences of chat, in English. ICU message format. */
export const chat = {
  chatNotOpen: 'Chat is not available yet. We send news of your orders by email and show it on their pages.',
  translationNotOpen: 'Translation is not available yet. You see the text as it was written.',
} as const;
