import type { AuditAction, AuditField, Locale } from '@kyakhta/contract';
import type { Ctx } from '../../runtime/context.ts';
import { insertAudit } from './store.ts';

/**
 * Values under names that the screen has labels for, languages among them, and no others. What is known by its names only while it runs, the
 * filters of an export and settings, is compared by `audited-fields.test.ts`.
 */
export type Audited<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? [keyof T] extends [never]
      ? never
      : string extends keyof T
        ? T
        : T & { readonly [K in Exclude<keyof T, AuditField | Locale>]: never }
    : T;

/** Values that are kept with others. */
export type AuditedValues = Readonly<Partial<Record<AuditField, unknown>>>;

/**
 * Records a change made by a person of the consoles, in the change's own transaction.
 * @param subject the thing changed, as `sku:17`
 */
export const recordAudit = <B extends object | null, A extends object | null>(
  ctx: Ctx,
  action: AuditAction,
  subject: string,
  before: Audited<B>,
  after: Audited<A>,
): Promise<void> => insertAudit(ctx, action, subject, before, after);
