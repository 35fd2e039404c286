import type { ReactNode } from 'react';

type Options = readonly (readonly [value: string | number, name: string])[];
type Labelled<Name extends string> = { name: Name; label: string };

/** A span that narrows a list: of days on the reader's clock, or of amounts. Both ends count, and each may be left open. */
export type SpanField<Name extends string> = {
  kind: 'days' | 'amounts';
  from: Name;
  to: Name;
  /** What its two fields are called; of days that goes without saying. */
  labels?: readonly [from: string, to: string];
  /** What the days are about, where that is asked too. */
  about?: Labelled<Name> & { options: Options };
  chip: (span: string, about: string | undefined) => string;
};

/** One thing that the filters of a list ask for, by the names it has in the address. */
export type FilterField<Name extends string> =
  | SpanField<Name>
  | (Labelled<Name> & { kind: 'choice'; options: Options; any?: string; chip?: (value: string) => string })
  /** In which order the list stands: it narrows nothing. */
  | (Labelled<Name> & { kind: 'order'; options: Options; any: string; chip?: undefined })
  | (Labelled<Name> & { kind: 'text'; most: number; hint?: string; chip: (value: string) => string })
  | (Labelled<Name> & { kind: 'country' });

/** What fields say, by the names of the address. */
export type Said<Name extends string> = { [N in Name]?: string };

const isSpan = <Name extends string>(field: FilterField<Name>): field is SpanField<Name> =>
  field.kind === 'days' || field.kind === 'amounts';

/** All names that a field writes; with the first its chip goes by. */
export const namesOf = <Name extends string>(field: FilterField<Name>): Name[] =>
  isSpan(field) ? [field.from, field.to, ...(field.about ? [field.about.name] : [])] : [field.name];
/** Those of them that narrow the list by themselves. */
export const narrowingNames = <Name extends string>(field: FilterField<Name>): Name[] =>
  isSpan(field) ? [field.from, field.to] : field.kind === 'order' ? [] : [field.name];

/** What of a field cannot be asked for: what cannot be read, or the end of a span that comes before its beginning. */
export function wrongOf<Name extends string>(
  read: (name: Name, text: string) => string | undefined,
  field: FilterField<Name>,
  said: Said<Name>,
): { name: Name; why: 'unread' | 'before' } | null {
  const unread = narrowingNames(field).find((name) => (said[name] ?? '').trim() !== '' && read(name, said[name] ?? '') === undefined);
  if (unread !== undefined) return { name: unread, why: 'unread' };
  if (!isSpan(field)) return null;
  const [from, to] = [read(field.from, said[field.from] ?? ''), read(field.to, said[field.to] ?? '')];
  if (from === undefined || to === undefined) return null;
  const isBefore = field.kind === 'days' ? to < from : Number(to) < Number(from);
  return isBefore ? { name: field.to, why: 'before' } : null;
}

type Written = { day: (iso: string) => string; number: (value: number) => string; country: (code: string) => string };
/** What the filters that are on are called, each with the names that go when it is taken away. */
export const chipsOf = <Name extends string>(
  fields: readonly FilterField<Name>[],
  narrowed: Said<Name>,
  { day, number, country }: Written,
): { names: readonly Name[]; label: ReactNode }[] =>
  fields.flatMap((field) => {
    const names = namesOf(field);
    if (isSpan(field)) {
      const ends = [narrowed[field.from], narrowed[field.to]];
      if (ends.every((end) => end === undefined)) return [];
      const end = (text: string | undefined) =>
        text === undefined ? '…' : field.kind === 'days' ? day(`${text}T12:00`) : number(Number(text));
      return [{ names, label: field.chip(ends.map(end).join(' – '), field.about && narrowed[field.about.name]) }];
    }
    const value = narrowed[field.name];
    if (value === undefined) return [];
    if (field.kind === 'country') return [{ names, label: country(value) }];
    const label = field.chip?.(value) ?? (field.kind === 'text' ? value : field.options.find(([one]) => String(one) === value)?.[1]);
    return [{ names, label: label ?? value }];
  });
