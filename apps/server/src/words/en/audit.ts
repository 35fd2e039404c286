/** Sentences of audit, in English. ICU message format. */
export const audit = {
  'export.actor.operator': 'operator',
  'export.actor.seller': 'seller',
  'export.actor.buyer': 'buyer',
  'export.actor.platform': 'the platform itself',
} as const;
