/** Sentences of inquiries, in English. ICU message format. */
export const inquiries = {
  inquiryUnknown: 'There is no such inquiry.',
  inquiryNotInState: 'This question has already been answered or passed on.',
  inquiryLimitReached: 'You can ask for {max} quotes a day. Please try again tomorrow.',
  'inquiryHelp.what.title': 'What should I write?',
  'inquiryHelp.what.text':
    'Name the goods as exactly as you can: article, material, size, colour, packaging. A picture or a link to a sample saves a round of questions.',
  'inquiryHelp.who.title': 'Who answers?',
  'inquiryHelp.who.text':
    'The store that sells the goods. When you name no store, we look for one and pass your question on. Your email and phone number are not shown to it.',
  'inquiryHelp.price.title': 'What does the price hold?',
  'inquiryHelp.price.text':
    'The price is for one unit without freight and duties, from the minimum quantity that the store names, until the day that it names.',
  'inquiryHelp.bind.title': 'Does a question oblige me to buy?',
  'inquiryHelp.bind.text': 'No. Neither the question nor the answer is an order, and nothing is charged.',
  'mail.inquiryAsked.subject': 'Price request: “{name}”',
  'mail.inquiryAsked.text':
    'A buyer asks your store for a price for “{name}”. You can read and answer the inquiry in the seller console under Inquiries.',
  'mail.inquiryAnswered.subject': 'An answer about “{name}”',
  'mail.inquiryAnswered.text': 'A store offers “{name}” for {amount} per unit. The full answer is in your buyer centre under Inquiries.',
  'export.inquiry.1': 'Without a store',
  'export.inquiry.2': 'Waiting for the store',
  'export.inquiry.3': 'Answered',
} as const;
