/** Sentences of freight, in English. ICU message format. */
export const freight = {
  freightTemplateUnknown: 'There is no such freight template.',
  freightTemplateNamed: 'There is already a freight template “{name}”.',
  freightTemplateInUse:
    '{count, plural, one {# product uses this freight template. Switch it to another one first.} other {# products use this freight template. Switch them to another one first.}}',
  freightTemplateLimitReached: 'The store already has {max} freight templates, which is the limit.',
} as const;
