/** Sentences of offers, in English. ICU message format. */
export const offers = {
  offerUnknown: 'There is no such offer.',
  offerRunning: 'This offer is running. You can only change its title and end it earlier.',
  offerOver: 'This offer is over.',
  offersFull: 'There are already {max} offers that are not over, which is the limit. End one of them first.',
  'mail.offerAsked.subject': 'The platform asks for your consent: “{title}”',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {The platform has changed its offer “{title}” on your products and asks for your consent again.} other {The platform wants to put {count, plural, one {# variant} other {# variants}} of your products on offer: “{title}”.}} It runs from {begins} to {until}. You receive your whole price; the platform pays the difference. The offer applies to your products only if you agree: Price offers, Asked by the platform.',
} as const;
