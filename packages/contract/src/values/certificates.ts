/** Names of certificates that a product carries at most; each of them may have details. */
export const certificateNamesMax = 20;
/** Letters at most of a certificate's details. */
export const certificateChars = { number: 100, body: 200, holder: 200 } as const;
export type CertificateText = keyof typeof certificateChars;
/** Days before its end from which on a store sees a certificate marked. */
export const certificateWarnDays = 30;
/** Nothing older is a certificate that goods are sold by. */
export const certificateIssuedFrom = '1990-01-01';
/** The last day on which one may end. */
export const certificateUntil = '2099-12-31';
/** Kinds of files besides pictures that a certificate may be shown by. */
export const certificateFileKinds = ['pdf'] as const;

/** Where a certificate stands: it holds, it ends within some days, or it has ended. */
export const certificateStates = ['valid', 'ending', 'expired'] as const;
export type CertificateState = (typeof certificateStates)[number];
const dayMs = 86_400_000;
/** @param validUntil its last day, YYYY-MM-DD; null: it has no end @param now the moment that is asked for, counted by days of UTC */
export const certificateState = (validUntil: string | null, now: number): CertificateState => {
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  if (validUntil === null || validUntil > dayOf(now + certificateWarnDays * dayMs)) return 'valid';
  return validUntil < dayOf(now) ? 'expired' : 'ending';
};
