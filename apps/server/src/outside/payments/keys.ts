import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const lines = (text: string): string => text.replaceAll('\\n', '\n').trim();
const isPem = (text: string): boolean => text.startsWith('-----BEGIN');

/** A private RSA key as PEM, or as the base64 of PKCS 8 or PKCS 1 that providers' tools write. @throws when it is none */
export const readPrivateKey = (text: string): KeyObject => {
  const own = lines(text);
  if (isPem(own)) return createPrivateKey(own);
  const key = Buffer.from(own, 'base64');
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
};
/** A public RSA key or a certificate as PEM, or the base64 of the key alone. @throws when it is none */
export const readPublicKey = (text: string): KeyObject => {
  const own = lines(text);
  return isPem(own) ? createPublicKey(own) : createPublicKey({ key: Buffer.from(own, 'base64'), format: 'der', type: 'spki' });
};
