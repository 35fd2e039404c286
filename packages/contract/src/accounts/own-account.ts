import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, textOptional } from '../fields.ts';

/** The account of a console that is logged in: its password, and where codes and news go. */
export const ownAccountEndpoints = {
  'PUT /platform/password': endpoint({
    who: 'operator',
    area: 'every',
    summary: "Changes the operator's own password",
    input: z.object({ oldPassword: z.string().min(1).max(1024), password: z.string().min(1).max(1024), keyId: textOptional(64) }),
    output: done,
    errors: ['passwordTooWeak', 'passwordCommon', 'oldPasswordWrong', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    perMinute: 20,
  }),
  'PUT /shop/admin/password': endpoint({
    who: 'seller',
    area: 'every',
    summary: "Changes the password of the store's account that is logged in",
    input: z.object({ oldPassword: z.string().min(1).max(1024), password: z.string().min(1).max(1024), keyId: textOptional(64) }),
    output: done,
    errors: ['passwordTooWeak', 'passwordCommon', 'oldPasswordWrong', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    perMinute: 20,
  }),
  'GET /shop/admin/mail': endpoint({
    who: 'seller',
    area: 'every',
    summary: 'The mail address of the account that is logged in',
    input: z.object({}),
    output: z.object({ mail: z.string().nullable() }),
  }),
  'PUT /shop/admin/mail': endpoint({
    who: 'seller',
    area: 'every',
    summary: 'Sets the mail address of the account, for codes and news; needs its password. The address before is told',
    input: z.object({
      mail: z.email({ message: 'mail' }).max(254),
      password: z.string().min(1).max(1024),
      keyId: z.string().max(64).optional(),
    }),
    output: done,
    errors: ['oldPasswordWrong', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    perMinute: 20,
  }),
} as const;
