import { auditChoices, type AuditChoice, auditFields, auditStatuses, locales } from '@kyakhta/contract';

const fields: ReadonlySet<string> = new Set([...auditFields, ...locales]);
const isChoice = (field: string): field is AuditChoice => Object.hasOwn(auditChoices, field);
const hasStatuses = (thing: string): thing is keyof typeof auditStatuses => Object.hasOwn(auditStatuses, thing);

/**
 * What of kept values the audit log could show only as it is kept: a field without a label, a value of a list without a word.
 * @param subject the thing changed, as `sku:17`
 */
export const unnamedIn = (subject: string, kept: unknown): string[] => {
  const [thing = ''] = subject.split(':');
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return [];
  return Object.entries(kept).flatMap(([field, value]: [string, unknown]) => {
    if (!fields.has(field)) return [`${thing}: ${field}`];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
    const isNumber = field === 'status' || (field === 'state' && typeof value === 'number');
    const known: readonly (string | number)[] | null =
      isNumber && hasStatuses(thing) ? auditStatuses[thing] : isChoice(field) ? auditChoices[field] : null;
    return known === null || known.some((one) => String(one) === String(value)) ? [] : [`${thing}: ${field}: ${value}`];
  });
};
