import { z } from 'zod';
import { textOptional } from '../fields.ts';
import { storeAccountPattern } from '../values/stores.ts';

export const mail = () =>
  z
    .string()
    .trim()
    .max(254)
    .regex(/^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/, { message: 'mail' });
/** Name of an account of a store. */
export const accountName = () => z.string().trim().toLowerCase().regex(storeAccountPattern, { message: 'userName' });
const secret = () => z.string().min(1).max(1024);
/** RSA-OAEP of "<unix ms>:<password>" in base64 when keyId is given, else plain. */
export const passwordSent = { password: secret(), keyId: textOptional(64) };
export const passWordSent = { passWord: secret(), keyId: textOptional(64) };
export const opened = z.object({ accessToken: z.string(), expiresIn: z.number().meta({ description: 'seconds' }) });
