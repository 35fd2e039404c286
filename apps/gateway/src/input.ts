import { type Amount, amountOf, complaintOf, minorUnits } from './amounts.ts';
import type { OrderRequest, RefundRequest } from './deeds.ts';
import { refuse } from './failure.ts';

/** Reads bodies as PayPal does: what is wrong is refused with its issue and the JSON pointer of the field. */

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsAt = (value: unknown, at: string): Fields => {
  if (value === undefined || value === null) throw refuse('MISSING_REQUIRED_PARAMETER', at);
  if (!isFields(value)) throw refuse('INVALID_PARAMETER_SYNTAX', at);
  return value;
};

/** A text of at most so many characters; null when there is none. */
const textAt = (fields: Fields, name: string, at: string, most: number): string | null => {
  const value = fields[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw refuse('INVALID_PARAMETER_SYNTAX', `${at}/${name}`);
  if (value === '' || value.length > most) throw refuse('INVALID_STRING_LENGTH', `${at}/${name}`);
  return value;
};

const choiceAt = (fields: Fields, name: string, at: string, choices: readonly string[]): string | null => {
  const value = textAt(fields, name, at, 255);
  if (value !== null && !choices.includes(value)) throw refuse('INVALID_PARAMETER_VALUE', `${at}/${name}`);
  return value;
};

const amountAt = (value: unknown, at: string): Amount => {
  const fields = fieldsAt(value, at);
  const currency = textAt(fields, 'currency_code', at, 3);
  const text = textAt(fields, 'value', at, 32);
  if (currency === null) throw refuse('MISSING_REQUIRED_PARAMETER', `${at}/currency_code`);
  if (text === null) throw refuse('MISSING_REQUIRED_PARAMETER', `${at}/value`);
  if (currency.length !== 3) throw refuse('INVALID_STRING_LENGTH', `${at}/currency_code`);
  const amount = { currency_code: currency, value: text };
  const complaint = complaintOf(amount);
  if (complaint !== null) throw refuse(complaint, complaint === 'INVALID_CURRENCY_CODE' ? `${at}/currency_code` : `${at}/value`);
  return amountOf(minorUnits(amount), currency);
};

const addressAt = (fields: Fields, name: string, at: string): string | null => {
  const value = textAt(fields, name, at, 4000);
  if (value === null) return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw refuse('INVALID_PARAMETER_SYNTAX', `${at}/${name}`);
  return value;
};

const locale = /^[a-z]{2}(-[A-Z][a-z]{3})?(-([A-Z]{2}))?$/;
const landings = ['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE'];

/** The body of an order. @throws Failure */
export const readOrder = (body: unknown): OrderRequest => {
  const fields = fieldsAt(body, '/');
  const intent = choiceAt(fields, 'intent', '', ['CAPTURE']);
  if (intent === null) throw refuse('MISSING_REQUIRED_PARAMETER', '/intent');
  const units = fields['purchase_units'];
  if (!Array.isArray(units) || units.length === 0) throw refuse('MISSING_REQUIRED_PARAMETER', '/purchase_units');
  if (units.length > 1) throw refuse('NOT_SUPPORTED', '/purchase_units/1');
  const at = '/purchase_units/0';
  const unit = fieldsAt(units[0], at);
  const source = fields['payment_source'];
  const named = source === undefined || source === null ? null : fieldsAt(source, '/payment_source');
  if (named !== null && !isFields(named['paypal'])) throw refuse('NOT_SUPPORTED', '/payment_source');
  const context = '/payment_source/paypal/experience_context';
  const wallet = named === null ? {} : fieldsAt(named['paypal'], '/payment_source/paypal');
  const experience = wallet['experience_context'] === undefined ? {} : fieldsAt(wallet['experience_context'], context);
  const language = textAt(experience, 'locale', context, 10);
  if (language !== null && !locale.test(language)) throw refuse('INVALID_PARAMETER_SYNTAX', `${context}/locale`);
  choiceAt(experience, 'shipping_preference', context, ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']);
  choiceAt(experience, 'user_action', context, ['CONTINUE', 'PAY_NOW']);
  return {
    amount: amountAt(unit['amount'], `${at}/amount`),
    description: textAt(unit, 'description', at, 127),
    reference_id: textAt(unit, 'reference_id', at, 256) ?? 'default',
    custom_id: textAt(unit, 'custom_id', at, 255),
    invoice_id: textAt(unit, 'invoice_id', at, 127),
    experience: {
      brand_name: textAt(experience, 'brand_name', context, 127),
      locale: language,
      landing_page: choiceAt(experience, 'landing_page', context, landings),
      return_url: addressAt(experience, 'return_url', context),
      cancel_url: addressAt(experience, 'cancel_url', context),
    },
    named_source: named !== null,
  };
};

/** The body of a refund; an empty one gives back everything. @throws Failure */
export const readRefund = (body: unknown): RefundRequest => {
  const fields = body === undefined || body === null ? {} : fieldsAt(body, '/');
  return {
    amount: fields['amount'] === undefined || fields['amount'] === null ? null : amountAt(fields['amount'], '/amount'),
    custom_id: textAt(fields, 'custom_id', '', 127),
    invoice_id: textAt(fields, 'invoice_id', '', 127),
    note_to_payer: textAt(fields, 'note_to_payer', '', 255),
  };
};
