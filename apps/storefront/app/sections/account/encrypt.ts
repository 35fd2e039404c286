export type LoginKey = { keyId: string; publicKey: string; now: number };

const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** True where the browser lets a page encrypt: https, or this machine. */
export const canEncrypt = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/** The key holds 190 bytes. No password is as long as this, and what is cut here is still too long to be one. */
const charsMax = 40;

/** base64 of RSA-OAEP-256 over "<unix ms>:<password>", readable by the holder of the key only. */
export async function encrypt(key: LoginKey, at: number, password: string): Promise<string> {
  const publicKey = await crypto.subtle.importKey('spki', bytes(key.publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const text = `${at}:${Array.from(password).slice(0, charsMax).join('')}`;
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}
