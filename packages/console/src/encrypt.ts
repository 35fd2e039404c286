/** True where the browser lets a page encrypt: https, or this machine. */
export const canEncrypt = (): boolean => crypto.subtle !== undefined;

const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** base64 of RSA-OAEP-256 over "<unix ms>:<password>", readable by the holder of the key only. */
export async function encrypt(key: { publicKey: string; now: number }, passWord: string): Promise<string> {
  const publicKey = await crypto.subtle.importKey('spki', bytes(key.publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, new TextEncoder().encode(`${key.now}:${passWord}`));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}
