import type { Input, Output } from '@kyakhta/contract/types';

export type Certificates = Output<'GET /shop/admin/prod/{prodId}/certificates'>;
type Told = Input<'PUT /shop/admin/prod/{prodId}/certificates'>['details'][number];

/** What is typed of one certificate. */
export interface CertificateFields {
  number: string;
  issuedOn: string;
  validUntil: string;
  body: string;
  holder: string;
  /** The document that was brought, by its number. */
  fileId: number | null;
}
/** By the names that the product carries. */
export type CertificateDraft = Readonly<Record<string, CertificateFields>>;

const empty: CertificateFields = { number: '', issuedOn: '', validUntil: '', body: '', holder: '', fileId: null };
const isSame = (a: CertificateFields, b: CertificateFields): boolean =>
  Object.keys(empty).every((key) => a[key as keyof typeof empty] === b[key as keyof typeof empty]);
const fieldsOf = ({ details }: Certificates, name: string): CertificateFields => {
  const detail = details.find((one) => one.name === name);
  if (detail === undefined) return empty;
  const { number, issuedOn, validUntil, body, holder, fileId } = detail;
  return { number, issuedOn, validUntil: validUntil ?? '', body, holder: holder ?? '', fileId };
};

export const certificateDraft = (base: Certificates): CertificateDraft =>
  Object.fromEntries(base.names.map((name) => [name, fieldsOf(base, name)]));
export const typedOf = (draft: CertificateDraft, name: string): CertificateFields => draft[name] ?? empty;
/** Whether anything of the names that there are was typed and is not saved. */
export const isTyped = (base: Certificates, draft: CertificateDraft): boolean =>
  base.names.some((name) => !isSame(typedOf(draft, name), fieldsOf(base, name)));

/** What is sent: empty names have no details. */
export const detailsOf = (base: Certificates, draft: CertificateDraft): Told[] =>
  base.names.flatMap((name): Told[] => {
    const typed = typedOf(draft, name);
    const isTold = !isSame({ ...typed, number: typed.number.trim(), body: typed.body.trim(), holder: typed.holder.trim() }, empty);
    return isTold ? [{ name, ...typed }] : [];
  });

/** What the form holds: what it began with, and what was typed since. */
export interface Held {
  base: Certificates;
  draft: CertificateDraft;
}

/**
 * The page was read anew, as after the product was saved beside it: what was typed stays. Where somebody else has told
 * something else of the same name, the form stays what it was, and saving it is refused as changed meanwhile.
 */
export const readAnew = ({ base, draft }: Held, fresh: Certificates): Held => {
  const merged = fresh.names.map((name) => {
    const [before, now, typed] = [fieldsOf(base, name), fieldsOf(fresh, name), typedOf(draft, name)];
    if (isSame(typed, before) || isSame(typed, now)) return [name, now] as const;
    return isSame(before, now) || isSame(now, empty) ? ([name, typed] as const) : null;
  });
  return merged.includes(null) ? { base, draft } : { base: fresh, draft: Object.fromEntries(merged.filter((one) => one !== null)) };
};

/** It was saved: what was typed while the answer was waited for stays. */
export const saved = (draft: CertificateDraft, sent: CertificateDraft, fresh: Certificates): Held => ({
  base: fresh,
  draft: Object.fromEntries(
    fresh.names.map((name) => {
      const typed = typedOf(draft, name);
      return [name, isSame(typed, typedOf(sent, name)) ? fieldsOf(fresh, name) : typed];
    }),
  ),
});
