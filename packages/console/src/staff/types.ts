import type { Areas } from '@kyakhta/contract/values';
import type { Area } from '../areas.tsx';

/** An account of the same house. */
export type Colleague = {
  id: number;
  userName: string;
  mail: string | null;
  areas: Areas<Area>;
  lockedAt: string | null;
  lockReason: string | null;
  createdAt: string;
  isSelf: boolean;
  /** Of operators: in whose hands the account is besides its owner's, and whether the reader may confirm whose it is. */
  hands?: readonly string[];
  ownPassword?: boolean;
  canConfirm?: boolean;
};

/** A kind of work that can be given to an account: what it is called, and what it holds. */
export type AreaWords = { key: Area; name: string; holds: string };

/** Where each verb is sent to, below the page of the staff. */
export const staffSend = {
  add: '/staff/add',
  areas: '/staff/areas',
  confirm: '/staff/confirm',
  lock: '/staff/lock',
  unlock: '/staff/unlock',
  password: '/staff/password',
} as const;

/** What tells the pages of the two consoles apart. */
export type House = {
  /** Every area, in the order in which it is offered. */
  areas: readonly AreaWords[];
  /** How a call names an account. */
  idOf: (id: number) => object;
};
