import { z } from 'zod';
import { accountName, mail } from './fields.ts';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, nothing, words } from '../fields.ts';
import { operatorAreas, storeAreas } from '../values/areas.ts';
import { reasonChars } from '../values/free-text.ts';

/** Areas of an account, each once; null is all of them. An account that may do nothing is a locked one. */
const areasOf = <const T extends readonly [string, ...string[]]>(all: T) =>
  z
    .array(z.enum(all))
    .min(1, { message: 'required' })
    .max(all.length)
    .refine((areas) => new Set(areas).size === areas.length, { message: 'wrong' })
    .nullable();

const person = {
  userName: z.string(),
  mail: z.string().nullable(),
  lockedAt: instant().nullable().meta({ description: 'null while the account can log in' }),
  lockReason: z.string().nullable(),
  createdAt: instant(),
  /** The account that asks. */
  isSelf: z.boolean(),
};
/** Whether an account is another person's besides those who made it, gave it its password or the area money. */
const handed = {
  /** Names of the operators in whose hands it is; none once another has confirmed whose it is. */
  hands: z.array(z.string()),
  ownPassword: z.boolean().meta({ description: 'whether its owner chose the password, which was told to her before' }),
  canConfirm: z.boolean().meta({ description: 'whether the account that asks is another person than all of them' }),
};
const told = { userName: z.string(), password: z.string() };
const reason = words(reasonChars.min, reasonChars.max);

/** Who works for the platform and for a store, and what each may do. */
export const staffEndpoints = {
  'GET /platform/staff/list': endpoint({
    who: 'operator',
    area: 'staff',
    summary: 'The operators, with their areas and whether they are locked',
    input: nothing,
    output: z.object({ operators: z.array(z.object({ operatorId: z.number(), ...person, ...handed, areas: areasOf(operatorAreas) })) }),
  }),
  'POST /platform/staff': endpoint({
    who: 'operator',
    area: 'staff',
    summary: 'Adds an operator, whose first password is told once; mail tells her that the account is there',
    input: z.object({ userName: accountName(), mail: mail(), areas: areasOf(operatorAreas) }),
    output: z.object({ operatorId: z.number(), ...told }),
    errors: ['accountNameTaken', 'accountLimitReached'],
    toldOnce: true,
  }),
  'PUT /platform/staff/{operatorId}/areas': endpoint({
    who: 'operator',
    area: 'staff',
    summary: 'Says what an operator may do, from her next call on',
    input: z.object({ operatorId: id(), areas: areasOf(operatorAreas) }),
    output: done,
    errors: ['operatorUnknown', 'ownAccount'],
  }),
  'PUT /platform/staff/{operatorId}/confirm': endpoint({
    who: 'operator',
    area: 'staff',
    summary: 'Confirms whose an account is: from then on it is a second operator beside whoever made it or gave it its password',
    input: z.object({ operatorId: id() }),
    output: done,
    errors: ['operatorUnknown', 'ownAccount', 'operatorSameHands', 'operatorPasswordTold'],
  }),
  'PUT /platform/staff/{operatorId}/lock': endpoint({
    who: 'operator',
    area: 'staff',
    summary: 'Locks an operator out, at once and everywhere',
    input: z.object({ operatorId: id(), reason }),
    output: done,
    errors: ['operatorUnknown', 'ownAccount'],
  }),
  'PUT /platform/staff/{operatorId}/unlock': endpoint({
    who: 'operator',
    area: 'staff',
    summary: 'Lets a locked operator log in again',
    input: z.object({ operatorId: id() }),
    output: done,
    errors: ['operatorUnknown'],
  }),
  'POST /platform/staff/{operatorId}/password': endpoint({
    who: 'operator',
    area: 'staff',
    summary: 'Gives another operator a new password, told once, and logs her out everywhere',
    input: z.object({ operatorId: id() }),
    output: z.object(told),
    errors: ['operatorUnknown', 'ownAccount'],
    toldOnce: true,
  }),
  'GET /shop/admin/staff/list': endpoint({
    who: 'seller',
    area: 'owner',
    summary: 'The accounts of the store, with their areas and whether they are locked',
    input: nothing,
    output: z.object({ accounts: z.array(z.object({ accountId: z.number(), ...person, areas: areasOf(storeAreas) })) }),
  }),
  'POST /shop/admin/staff': endpoint({
    who: 'seller',
    area: 'owner',
    summary: 'Adds an account to the store, whose first password is told once; mail tells that it is there, and codes go to it',
    input: z.object({ userName: accountName(), mail: mail(), areas: areasOf(storeAreas) }),
    output: z.object({ accountId: z.number(), ...told }),
    errors: ['accountNameTaken', 'accountLimitReached'],
    toldOnce: true,
  }),
  'PUT /shop/admin/staff/{accountId}/areas': endpoint({
    who: 'seller',
    area: 'owner',
    summary: 'Says what an account of the store may do, from its next call on',
    input: z.object({ accountId: id(), areas: areasOf(storeAreas) }),
    output: done,
    errors: ['storeAccountUnknown', 'ownAccount'],
  }),
  'PUT /shop/admin/staff/{accountId}/lock': endpoint({
    who: 'seller',
    area: 'owner',
    summary: 'Locks an account of the store out, at once and everywhere',
    input: z.object({ accountId: id(), reason }),
    output: done,
    errors: ['storeAccountUnknown', 'ownAccount'],
  }),
  'PUT /shop/admin/staff/{accountId}/unlock': endpoint({
    who: 'seller',
    area: 'owner',
    summary: 'Lets a locked account of the store log in again',
    input: z.object({ accountId: id() }),
    output: done,
    errors: ['storeAccountUnknown'],
  }),
  'POST /shop/admin/staff/{accountId}/password': endpoint({
    who: 'seller',
    area: 'owner',
    summary: 'Gives another account of the store a new password, told once, and logs it out everywhere',
    input: z.object({ accountId: id() }),
    output: z.object(told),
    errors: ['storeAccountUnknown', 'ownAccount'],
    toldOnce: true,
  }),
  'POST /platform/shop/account/password': endpoint({
    who: 'operator',
    area: 'stores',
    summary: "Gives a store's account a new password, told once, and logs it out everywhere",
    input: z.object({ accountId: id() }),
    output: z.object(told),
    errors: ['storeAccountUnknown'],
    toldOnce: true,
  }),
} as const;
