/** The server's key of the moment, and its clock in milliseconds since 1970. */
export interface SealingKey {
  readonly keyId: string;
  readonly publicKey: string;
  readonly now: number;
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** True where the browser lets a page encrypt: https, or this machine. */
export const canEncrypt = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/** The key holds 190 bytes. No password is as long as this, and what is cut here is still too long to be one. */
const charsMax = 40;

/**
 * Seals a password for the holder of the key.
 * @param at the server's time in milliseconds: a sealed password is good for some minutes
 * @returns base64 of RSA-OAEP-256 over "<at>:<password>"
 */
export async function encrypt(key: Pick<SealingKey, 'publicKey'>, at: number, password: string): Promise<string> {
  const publicKey = await crypto.subtle.importKey('spki', bytes(key.publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const text = `${at}:${Array.from(password).slice(0, charsMax).join('')}`;
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}
