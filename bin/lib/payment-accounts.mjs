/** Accounts at the providers that the sandbox gateway plays besides PayPal: keys made anew, for the marketplace and for the gateway. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** An RSA key as one line of base64, private and public. */
function rsaKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = (key, type) => key.export({ type, format: 'der' }).toString('base64');
  return { own: text(privateKey, 'pkcs8'), known: text(publicKey, 'spki') };
}

/**
 * @param {string} origin of the marketplace, where the gateway brings its news
 * @returns {{common: Record<string, string>, gateway: Record<string, string>}} common: settings of the marketplace, which the gateway reads as well; gateway: its own keys
 */
export function paymentAccounts(origin) {
  const [app, alipay, merchant, wechat] = [rsaKey(), rsaKey(), rsaKey(), rsaKey()];
  return {
    common: {
      PAYMENT_NOTIFY_ORIGIN: origin,
      ALIPAY_APP_ID: '2021009999999999',
      ALIPAY_SELLER_ID: '2088000000000009',
      ALIPAY_PRIVATE_KEY: app.own,
      ALIPAY_PUBLIC_KEY: alipay.known,
      WECHAT_MCH_ID: '1900009999',
      WECHAT_APP_ID: 'wx0000000000sandbox',
      WECHAT_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
      WECHAT_PRIVATE_KEY: merchant.own,
      WECHAT_API_V3_KEY: randomBytes(16).toString('hex'),
      WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000099992026000000000000',
      WECHAT_PUBLIC_KEY: wechat.known,
      HOSTED_PAY_ORIGIN: 'http://127.0.0.1',
      HOSTED_PAY_MERCHANT: 'kyakhta-sandbox',
      HOSTED_PAY_SECRET: randomBytes(24).toString('base64url'),
      HOSTED_PAY_NAME: 'Sandbox Acquirer',
    },
    gateway: { GATEWAY_ALIPAY_KEY: alipay.own, GATEWAY_WECHAT_KEY: wechat.own },
  };
}
