import type { Locale } from '@kyakhta/contract';
import { Refusal } from './errors.ts';
import { say, sayIfKnown, type WordId } from '../words/index.ts';

/** Fields of calls by what people call them; the word is in `words/<locale>/names.ts`. */
const named: Readonly<Record<string, readonly string[]>> = {
  accept: ['accept'],
  article: ['article'],
  carton: ['carton_quantity'],
  cartonVolume: ['carton_volume_m3'],
  cartonWeight: ['carton_weight_kg'],
  category: ['category'],
  freight: ['ordinary_freight', 'express_freight'],
  minimum: ['minimum'],
  productCode: ['product'],
  stock: ['stock'],
  unit: ['unit'],
  address: ['addr', 'address', 'shopAddress', 'detailAddress'],
  amount: ['refundAmount', 'rechargeAmount', 'balanceAmount', 'amount', 'price'],
  birthDate: ['birthDate'],
  carrier: ['expressId', 'expressName', 'dvyId'],
  chosenGoods: ['basketIds'],
  city: ['city', 'cityId'],
  code: ['validCode', 'code'],
  company: ['headerName', 'firmName', 'companyName'],
  country: ['country'],
  days: ['deliveryDays', 'validDays', 'leadDays', 'delivery_days'],
  description: ['description', 'buyerDesc', 'voucherDesc', 'intro'],
  district: ['area', 'areaId'],
  files: ['pics', 'imgs', 'imgUrls', 'photoFiles', 'files', 'pictures'],
  goods: ['prodName', 'name_en', 'name_ru', 'name_zh'],
  issuedOn: ['issuedOn'],
  validUntil: ['validUntil'],
  identityCard: ['identityCardFront', 'identityCardLater'],
  licence: ['businessLicense'],
  logo: ['shopLogo'],
  mail: ['mail', 'userMail'],
  message: ['remarks', 'senderRemarks'],
  nickName: ['nickName'],
  note: ['note', 'words', 'sellerMsg'],
  password: ['password', 'passWord', 'oldPassword', 'newPassword'],
  phone: ['mobile', 'tel', 'receiveMobile', 'buyerMobile', 'receiverMobile'],
  pieces: ['quantity', 'count', 'goodsNum', 'prodCount'],
  points: ['userUseScore'],
  postCode: ['postCode'],
  province: ['province', 'provinceId'],
  rating: ['score'],
  reason: ['reason', 'buyerReason'],
  recipient: ['receiver'],
  search: ['pn', 'keyword', 'q'],
  signer: ['signerName', 'signatory'],
  storeName: ['shopName'],
  targetPrice: ['targetPrice'],
  taxNumber: ['invoiceTaxNumber', 'registrationCode', 'creditCode', 'taxNumber'],
  text: ['content'],
  userName: ['userName'],
  waybill: ['expressNo', 'dvyFlowId'],
  // Our pages always name one: who reads this writes a client.
  wayToPay: ['payType'],
};
const wordOf = new Map(Object.entries(named).flatMap(([word, fields]) => fields.map((field) => [field, word] as const)));

/**
 * What is wrong with a field as part of a sentence. The field is named as people call it; one that has no such name, as
 * those that no person types, is not named at all: `data.fields` says which it is.
 * @param field as calls name it; of `items.0.count` the last part counts
 */
export const faultOf = (locale: Locale, field: string, word: string): string => {
  const name = wordOf.get(field.split('.').at(-1) ?? '');
  const shown = name === undefined ? null : sayIfKnown(locale, `name.${name}`);
  return shown === null ? word : `${shown}: ${word}`;
};

/** The first of several faults as the sentence tells it. @param fields field → what is wrong with it */
export const firstFault = (locale: Locale, fields: Readonly<Record<string, string>>): string => {
  const [first] = Object.entries(fields);
  return first === undefined ? '' : faultOf(locale, ...first);
};

/** Refuses a call for these fields. @param fields field → what is wrong with it, in the person's language */
export const refuseFields = (locale: Locale, fields: Readonly<Record<string, string>>): never => {
  throw new Refusal('argumentNotValid', { first: firstFault(locale, fields) }, { fields });
};

/** Refuses a call for one field. */
export const refuseField = (
  { locale }: { readonly locale: Locale },
  field: string,
  id: WordId,
  values: Readonly<Record<string, string | number>> = {},
): never => refuseFields(locale, { [field]: say(locale, id, values) });
