import type { Locale } from '@kyakhta/contract';
import { isRightToLeft, languageTag } from '@kyakhta/contract';
import { say, type WordId } from '../../runtime/words/index.ts';

interface Code {
  readonly code: string;
  readonly minutes: number;
}
/** Values of each template; the words are in the catalogue under `mail.<template>.*`. */
export interface TemplateValues {
  readonly loginCode: Code;
  readonly registerCode: Code;
  readonly passwordCode: Code;
  readonly bindCode: Code;
  readonly destroyCode: Code;
  readonly alreadyRegistered: { readonly userName: string };
  readonly passwordChanged: object;
  readonly mailChanged: { readonly mail: string };
  readonly mobileChanged: object;
  readonly accountDeleted: object;
  readonly orderPaid: { readonly number: string; readonly amount: string; readonly currency: string };
  readonly orderShipped: { readonly number: string };
  readonly orderCompleted: { readonly number: string };
  readonly paymentReturned: { readonly orders: string; readonly amount: string; readonly currency: string };
}

type Template = keyof TemplateValues;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Subject, plain text and HTML of one mail in the recipient's language. */
export const compose = <T extends Template>(
  template: T,
  locale: Locale,
  values: TemplateValues[T],
): { readonly subject: string; readonly text: string; readonly html: string } => {
  const filled = { ...values } as Record<string, string | number>;
  const subject = say(locale, `mail.${template}.subject` satisfies WordId, filled);
  const text = say(locale, `mail.${template}.text` satisfies WordId, filled);
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
  const html = `<!doctype html><html lang="${languageTag[locale]}" dir="${direction}"><meta charset="utf-8"><title>${escape(subject)}</title><body><h1>${escape(subject)}</h1><p>${escape(text)}</p></body></html>`;
  return { subject, text, html };
};
