import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Messages and answers go by the real clock; one that is older, or ahead by more, is not believed. */
const windowMs = 5 * 60_000;

/** HMAC-SHA-256 over what the message is, when it was made and the hash of its body. */
const signatureOf = (secret: string, about: string, time: string, nonce: string, body: string): Buffer =>
  createHmac('sha256', secret)
    .update([about, time, nonce, createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest();

/** Headers that prove a message. @param about such as "POST /v1/payments" */
export const signedHeaders = (secret: string, about: string, body: string, now: Date): Readonly<Record<string, string>> => {
  const [time, nonce] = [String(Math.floor(now.getTime() / 1000)), randomBytes(16).toString('hex')];
  return { 'x-pay-time': time, 'x-pay-nonce': nonce, 'x-pay-signature': signatureOf(secret, about, time, nonce, body).toString('hex') };
};

export const isSigned = (secret: string, about: string, header: (name: string) => string | undefined, body: string, now: Date): boolean => {
  const [time, nonce, signature] = [header('x-pay-time'), header('x-pay-nonce'), header('x-pay-signature')];
  if (time === undefined || nonce === undefined || signature === undefined || !/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature))
    return false;
  if (Math.abs(Number(time) * 1000 - now.getTime()) > windowMs) return false;
  return timingSafeEqual(signatureOf(secret, about, time, nonce, body), Buffer.from(signature, 'hex'));
};
