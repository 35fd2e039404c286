import { msg } from '@lingui/core/macro';

/** Default terms for trying the marketplace; the operator replaces them. `{company}`, `{contact}` and `{claimDays}` come from the site's configuration. */
export const termsOfService = [
  {
    heading: msg`Who you deal with`,
    text: msg({
      message:
        '{company} runs this marketplace: suppliers in China sell here by the carton, and buyers order from them. The supplier sells you the goods. {company} keeps the money safe between you, carries the goods on its own lines and answers for what these terms promise.',
    }),
  },
  {
    heading: msg`Your account`,
    text: msg`An account belongs to one person or one firm. What you enter has to be true, and the mailbox has to be yours. Keep the password to yourself: what is done with your account counts as done by you until you tell us that somebody else uses it.`,
  },
  {
    heading: msg`Orders and prices`,
    text: msg`Goods are sold by the carton, from a least quantity on. The prices, the freight and the total that you confirm are fixed with the order. Orders are charged in US dollars; other currencies are shown for reference only. An order that is not paid in time is cancelled and costs nothing.`,
  },
  {
    heading: msg`Escrow`,
    text: msg({
      message:
        'What you pay does not go to the supplier at once. We hold it for your order until you have the goods and say that you are satisfied, or until {claimDays, plural, one {# day} other {# days}} after receipt have passed without a claim. Only then is the supplier paid.',
    }),
  },
  {
    heading: msg`Contracts`,
    text: msg`We have a contract with every supplier. Where an order is large, or is not paid before delivery, the marketplace may ask for a contract about this order, which you and the supplier sign before any payment. Each side has 72 hours for it; after that the order is cancelled.`,
  },
  {
    heading: msg`Delivery and customs`,
    text: msg`The goods travel on our lines through customs to the address that you give. Days of delivery are estimates and are shown with every order. Please make sure that receiver, address and telephone number are right: what goes wrong because of them is for you to bear.`,
  },
  {
    heading: msg`Claims`,
    text: msg({
      message:
        'Look at the goods when they arrive. Within {claimDays, plural, one {# day} other {# days}} after receipt you may claim what is missing, damaged or not as described; pictures help. If you and the supplier do not agree, we decide by what both can show, and pay first where you are right.',
    }),
  },
  {
    heading: msg`What is not allowed`,
    text: msg`Goods that the law forbids, false names, reviews of what was never bought, and dealings past the marketplace that take the other side's protection away. We may close accounts that do this; money held for their orders is still settled as these terms say.`,
  },
  {
    heading: msg`Leaving`,
    text: msg`You may delete your account at any time, as soon as no order is open and no money is on your balance. What then is deleted and what stays is told in the privacy policy.`,
  },
  {
    heading: msg`Law, changes and contact`,
    text: msg({
      message:
        'The operator names here the law that applies, the courts and the limits of liability. Changes are told by mail before they hold. Questions: {contact}.',
    }),
  },
] as const;
