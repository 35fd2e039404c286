import { msg } from '@lingui/core/macro';

/** Default policy for trying the marketplace; the operator replaces it. The facts in it are those of this program. */
export const privacyPolicy = [
  {
    heading: msg`Who keeps your data`,
    text: msg({ message: '{company} decides what is kept about you and answers for it. You can write to us about it: {contact}.' }),
  },
  {
    heading: msg`What you give us`,
    text: msg`Account name, nickname and e-mail address; if you like a mobile number, gender, birthday and time zone; the delivery addresses and bank accounts that you enter; and what you write in remarks and reviews.`,
  },
  {
    heading: msg`What comes of using the marketplace`,
    text: msg`Your cart, your orders, payments and balance, and the messages that we send you. For each device that is logged in we keep its network address, the name of its browser and the time.`,
  },
  {
    heading: msg`What it is for`,
    text: msg`To fulfil your orders and bring the goods to you, to hold and settle your money, to keep your account safe, and to do what tax, customs and bookkeeping law ask of us. We sell no data and show no advertisements of others.`,
  },
  {
    heading: msg`Passwords and payment`,
    text: msg`Passwords, codes and session keys are kept only in a form from which they cannot be read back. Card and PayPal details are entered at the payment provider and never reach us.`,
  },
  {
    heading: msg`Who gets to see it`,
    text: msg`The supplier sees of your order what is needed to send it: receiver, address and telephone number. Carriers and customs get the papers of the shipment, payment providers the amount and the number of the payment. Nobody else does, unless the law demands it.`,
  },
  {
    heading: msg`How long it is kept`,
    text: msg`A session ends after 30 days at the latest; ended sessions and used codes are deleted 30 days later, counted tries to log in after a day. Profile, addresses and cart are kept as long as the account exists; orders, payments, the messages that we sent you and the books as long as the law asks.`,
  },
  {
    heading: msg`Cookies and logs`,
    text: msg`We set five cookies, all of them our own: who is logged in, language, currency, time zone and the kind of delivery you chose last. None of them follows you to other sites. No names, addresses or contents of forms stand in the logs of our servers.`,
  },
  {
    heading: msg`Your rights`,
    text: msg`In your account you see and correct your data, take all of it along as a file, and delete the account. Deleting removes name, e-mail, mobile, address book and profile at once; orders, with the receiver they were sent to, and the books stay under a number. You may also complain to the data protection authority of your country.`,
  },
  {
    heading: msg`Changes`,
    text: msg`When this policy changes, we tell you by mail before the change holds.`,
  },
] as const;
