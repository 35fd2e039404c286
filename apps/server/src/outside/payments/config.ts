/** Settings of payment providers besides PayPal: each configured as a whole or not at all. */

import type { KeyObject } from 'node:crypto';
import { isCurrency } from '@kyakhta/money';
import type { AlipayAccount } from './alipay/account.ts';
import type { HostedAccount } from './hosted/account.ts';
import { readPrivateKey, readPublicKey } from './keys.ts';
import type { WeChatAccount } from './wechat/account.ts';

export interface PaymentConfig {
  readonly alipay: AlipayAccount | null;
  readonly wechat: WeChatAccount | null;
  readonly hosted: HostedAccount | null;
}

const anyText = (): string | null => null;
const key =
  (read: (text: string) => KeyObject) =>
  (v: string): string | null => {
    if (v === '') return null;
    try {
      return read(v).asymmetricKeyType === 'rsa' ? null : 'must be an RSA key';
    } catch {
      return 'must be an RSA key, as PEM or as base64 on one line';
    }
  };
const shape =
  (pattern: RegExp, words: string) =>
  (v: string): string | null =>
    v === '' || pattern.test(v) ? null : words;
const origin = (v: string): string | null =>
  v === '' || (URL.canParse(v) && /^https?:$/.test(new URL(v).protocol) && new URL(v).origin === v)
    ? null
    : 'must be an origin such as https://shop.example';
const currencies = (v: string): string | null =>
  v.split(',').every((c) => isCurrency(c.trim())) ? null : 'must be currencies (ISO 4217) joined by comma';

const setting = <const N extends string>(name: N, meaning: string, check: (v: string) => string | null = anyText, otherwise = '') => ({
  name,
  meaning,
  otherwise,
  check,
});

export const paymentSettings = [
  setting(
    'PAYMENT_NOTIFY_ORIGIN',
    'Origin under which Alipay, WeChat Pay and the hosted payment page reach this marketplace with their news, such as https://shop.example.',
    origin,
  ),
  setting('ALIPAY_APP_ID', 'Id of the application at Alipay. The four ALIPAY_ settings come together; without them Alipay is off.'),
  setting('ALIPAY_SELLER_ID', 'Id of the seller (2088…) the money goes to.', shape(/^\d{16}$/, 'must be 16 digits')),
  setting('ALIPAY_PRIVATE_KEY', 'The application’s private key (RSA2).', key(readPrivateKey)),
  setting('ALIPAY_PUBLIC_KEY', 'Alipay’s public key, or its certificate.', key(readPublicKey)),
  setting(
    'WECHAT_MCH_ID',
    'Number of the merchant (abroad) at WeChat Pay. The seven WECHAT_ settings come together; without them WeChat Pay is off.',
    shape(/^\d{6,32}$/, 'must be digits'),
  ),
  setting('WECHAT_APP_ID', 'The app or official account the merchant is bound to.'),
  setting('WECHAT_SERIAL', 'Serial number of the merchant’s certificate.', shape(/^[0-9A-Za-z]+$/, 'must be letters and digits')),
  setting('WECHAT_PRIVATE_KEY', 'Private key of that certificate.', key(readPrivateKey)),
  setting('WECHAT_API_V3_KEY', 'The API v3 key.', shape(/^[\x21-\x7e]{32}$/, 'must be 32 characters')),
  setting('WECHAT_PUBLIC_KEY_ID', 'Id of WeChat Pay’s public key (PUB_KEY_ID_…), or serial number of its certificate.'),
  setting('WECHAT_PUBLIC_KEY', 'That key, or that certificate.', key(readPublicKey)),
  setting('WECHAT_CATEGORY_CODE', 'The merchant’s category (ISO 18245).', shape(/^\d{4}$/, 'must be four digits'), '5099'),
  setting(
    'HOSTED_PAY_ORIGIN',
    'Origin of an acquirer’s payment pages (docs/hosted-payments.md). The four HOSTED_PAY_ settings come together; without them cards and online banks are off.',
    origin,
  ),
  setting('HOSTED_PAY_MERCHANT', 'Id of the merchant there.'),
  setting('HOSTED_PAY_SECRET', 'The secret shared with it.', shape(/^.{32,}$/, 'must be 32 characters at least')),
  setting('HOSTED_PAY_NAME', 'Its name as payers know it.'),
  setting('HOSTED_PAY_CURRENCIES', 'Currencies it takes, joined by comma.', currencies, 'USD'),
] as const;

type Values = Readonly<Record<(typeof paymentSettings)[number]['name'] | 'KYAKHTA_MODE' | 'PAYMENT_GATEWAY_URL', string>>;
type Name = keyof Values;

const wholes = {
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  wechat: [
    'WECHAT_MCH_ID',
    'WECHAT_APP_ID',
    'WECHAT_SERIAL',
    'WECHAT_PRIVATE_KEY',
    'WECHAT_API_V3_KEY',
    'WECHAT_PUBLIC_KEY_ID',
    'WECHAT_PUBLIC_KEY',
  ],
  hosted: ['HOSTED_PAY_ORIGIN', 'HOSTED_PAY_MERCHANT', 'HOSTED_PAY_SECRET', 'HOSTED_PAY_NAME'],
} as const satisfies Readonly<Record<keyof PaymentConfig, readonly Name[]>>;

const isWanted = (values: Values, names: readonly Name[]): boolean => names.some((name) => values[name] !== '');

/** What is wrong with these settings taken together. */
export const paymentComplaints = (values: Values): string[] => {
  const complaints = Object.values(wholes).flatMap((names) =>
    isWanted(values, names)
      ? names.filter((name) => values[name] === '').map((name) => `${name} is not set: it comes together with all of ${names.join(', ')}`)
      : [],
  );
  if (!Object.values(wholes).some((names) => isWanted(values, names))) return complaints;
  const notify = values.PAYMENT_NOTIFY_ORIGIN;
  if (notify === '') complaints.push('PAYMENT_NOTIFY_ORIGIN is not set: payment providers could not tell of payments');
  const isProduction = values.KYAKHTA_MODE === 'production';
  if (isProduction && notify.startsWith('http:')) complaints.push('PAYMENT_NOTIFY_ORIGIN must be https in production');
  if (isProduction && values.HOSTED_PAY_ORIGIN.startsWith('http:')) complaints.push('HOSTED_PAY_ORIGIN must be https in production');
  if (!isProduction && values.PAYMENT_GATEWAY_URL === '' && (values.ALIPAY_APP_ID !== '' || values.WECHAT_MCH_ID !== ''))
    complaints.push('ALIPAY_ and WECHAT_ settings move real money, and a demo takes none: they need PAYMENT_GATEWAY_URL there');
  return complaints;
};

/** Where the sandbox gateway's pages stand on our own origin. */
const door = '/dev/gateway';

/** The providers that are configured. */
export const paymentsOf = (values: Values): PaymentConfig => {
  const gateway = values.PAYMENT_GATEWAY_URL;
  const notify = (name: string): string => `${values.PAYMENT_NOTIFY_ORIGIN}/api/${name}/notify`;
  const alipayUrl = gateway === '' ? 'https://openapi.alipay.com/gateway.do' : `${gateway}/alipay/gateway.do`;
  return {
    alipay:
      values.ALIPAY_APP_ID === ''
        ? null
        : {
            appId: values.ALIPAY_APP_ID,
            sellerId: values.ALIPAY_SELLER_ID,
            privateKey: readPrivateKey(values.ALIPAY_PRIVATE_KEY),
            alipayKey: readPublicKey(values.ALIPAY_PUBLIC_KEY),
            gatewayUrl: alipayUrl,
            pageUrl: gateway === '' ? alipayUrl : `${values.PAYMENT_NOTIFY_ORIGIN}${door}/alipay/gateway.do`,
            notifyUrl: notify('alipay'),
          },
    wechat:
      values.WECHAT_MCH_ID === ''
        ? null
        : {
            mchId: values.WECHAT_MCH_ID,
            appId: values.WECHAT_APP_ID,
            categoryCode: values.WECHAT_CATEGORY_CODE,
            serial: values.WECHAT_SERIAL,
            privateKey: readPrivateKey(values.WECHAT_PRIVATE_KEY),
            apiV3Key: values.WECHAT_API_V3_KEY,
            platformKeys: new Map([[values.WECHAT_PUBLIC_KEY_ID, readPublicKey(values.WECHAT_PUBLIC_KEY)]]),
            origin: gateway === '' ? 'https://apihk.mch.weixin.qq.com' : `${gateway}/wechat`,
            notifyUrl: notify('wechat'),
          },
    hosted:
      values.HOSTED_PAY_ORIGIN === ''
        ? null
        : {
            merchantId: values.HOSTED_PAY_MERCHANT,
            secret: values.HOSTED_PAY_SECRET,
            origin: gateway === '' ? values.HOSTED_PAY_ORIGIN : `${gateway}/hosted`,
            title: values.HOSTED_PAY_NAME,
            currencies: values.HOSTED_PAY_CURRENCIES.split(',').map((c) => c.trim()),
            notifyUrl: notify('hosted'),
          },
  };
};
