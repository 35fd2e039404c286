import { sign, verify } from 'node:crypto';
import type { AlipayAccount } from './account.ts';

type Params = Readonly<Record<string, string>>;

/** What is signed: all parameters that say something, by name, joined. */
export const contentOf = (params: Params, without: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

/** Alipay writes times in its own zone, without saying so. @returns such as 2026-11-22 13:05:09 */
export const timeOf = (date: Date): string => new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** A request with its signature (RSA2: SHA256withRSA). */
export const signedParams = (account: AlipayAccount, method: string, content: object, more: Params, now: Date): Params => {
  const params: Params = {
    app_id: account.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: timeOf(now),
    version: '1.0',
    ...more,
    biz_content: JSON.stringify(content),
  };
  return { ...params, sign: sign('RSA-SHA256', Buffer.from(contentOf(params, ['sign'])), account.privateKey).toString('base64') };
};

const isSignature = (account: AlipayAccount, content: string, signature: string): boolean =>
  verify('RSA-SHA256', Buffer.from(content), account.alipayKey, Buffer.from(signature, 'base64'));

/** Whether Alipay signed what it sent of itself. */
export const isSignedMessage = (account: AlipayAccount, params: Params): boolean =>
  params['sign_type'] === 'RSA2' &&
  isSignature(account, contentOf(params, ['sign', 'sign_type']), (params['sign'] ?? '').replaceAll(' ', '+'));

/**
 * The signed part of an answer, to the letter as it came: reading and writing it anew would change what was signed.
 * @returns null when Alipay did not sign it
 */
export const signedAnswer = (account: AlipayAccount, method: string, body: string): string | null => {
  const name = `"${method.replaceAll('.', '_')}_response"`;
  const [start, sign] = [body.indexOf(name), body.lastIndexOf('"sign"')];
  const open = start < 0 ? -1 : body.indexOf('{', start);
  if (open < 0 || sign < open) return null;
  const content = body.slice(open, body.lastIndexOf('}', sign) + 1);
  const signature = /^"sign"\s*:\s*"([^"]+)"/.exec(body.slice(sign))?.[1];
  return signature !== undefined && isSignature(account, content, signature) ? content : null;
};
