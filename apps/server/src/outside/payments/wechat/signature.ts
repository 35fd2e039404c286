import { createDecipheriv, randomBytes, sign, verify } from 'node:crypto';
import { type WeChatAccount, windowMs } from './account.ts';

/** The header that proves who asks: SHA256withRSA over method, path, time, nonce and body. */
export const authorization = (account: WeChatAccount, method: string, path: string, body: string, now: Date): string => {
  const nonce = randomBytes(16).toString('hex');
  const time = Math.floor(now.getTime() / 1000);
  const signed = sign('RSA-SHA256', Buffer.from(`${method}\n${path}\n${time}\n${nonce}\n${body}\n`), account.privateKey);
  return `WECHATPAY2-SHA256-RSA2048 mchid="${account.mchId}",nonce_str="${nonce}",signature="${signed.toString('base64')}",timestamp="${time}",serial_no="${account.serial}"`;
};

/** Whether WeChat Pay signed these bytes, under a serial that we know, within the last minutes. */
export const isSigned = (account: WeChatAccount, header: (name: string) => string | undefined, body: string, now: Date): boolean => {
  const [time, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((n) => header(`wechatpay-${n}`));
  if (time === undefined || nonce === undefined || signature === undefined || serial === undefined || !/^\d{1,12}$/.test(time))
    return false;
  if (Math.abs(Number(time) * 1000 - now.getTime()) > windowMs) return false;
  const key = account.platformKeys.get(serial);
  return key !== undefined && verify('RSA-SHA256', Buffer.from(`${time}\n${nonce}\n${body}\n`), key, Buffer.from(signature, 'base64'));
};

const tagBytes = 16;
/** Opens what was closed by AEAD_AES_256_GCM; null when it was not closed with our key, or was altered. */
export const opened = (
  account: WeChatAccount,
  closed: { readonly ciphertext: string; readonly nonce: string; readonly associatedData: string },
): string | null => {
  try {
    const bytes = Buffer.from(closed.ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(account.apiV3Key), Buffer.from(closed.nonce), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    decipher.setAAD(Buffer.from(closed.associatedData));
    return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};
