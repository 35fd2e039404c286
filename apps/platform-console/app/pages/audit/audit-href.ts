import { at, type Chip } from '@kyakhta/console';
import { actorKinds, auditActions, auditSubjects, type ActorKind, type AuditAction, type AuditSubject } from '@kyakhta/contract/values';

/** Everything the address of the record of changes can say. `who`: a kind of people, or one of them as operator:3; days are the reader's. */
export type AuditQuery = {
  subject?: string | undefined;
  kind?: AuditSubject | undefined;
  action?: AuditAction | undefined;
  who?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  page?: number | undefined;
};
export const auditHref = ({ page, ...query }: AuditQuery): string =>
  at('/audit', { ...query, page: page !== undefined && page > 1 ? page : undefined });

const dayOf = (text: string | null): string | undefined =>
  text !== null && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00`)) ? text : undefined;

/** What an address asks for; what it cannot ask for is left out. */
export function readAuditQuery(search: URLSearchParams): Omit<AuditQuery, 'page'> {
  const who = /^([a-z]+)(?::[1-9]\d{0,8})?$/.exec(search.get('who') ?? '');
  return {
    subject: (search.get('subject') ?? '').trim().slice(0, 100) || undefined,
    kind: auditSubjects.find((kind) => kind === search.get('kind')),
    action: auditActions.find((action) => action === search.get('action')),
    who: actorKinds.some((kind) => kind === who?.[1]) ? who?.[0] : undefined,
    from: dayOf(search.get('from')),
    until: dayOf(search.get('until')),
  };
}

/** The same as the call takes it: days begin and end on the reader's clock. */
export function auditFilter({ subject, kind, action, who, from, until }: AuditQuery) {
  const [actor, id] = (who ?? '').split(':');
  const after = until === undefined ? undefined : new Date(`${until}T00:00`);
  after?.setDate(after.getDate() + 1);
  return {
    subject,
    subjectKind: kind,
    action,
    actorKind: actorKinds.find((one): one is ActorKind => one === actor),
    actorId: id === undefined ? undefined : Number(id),
    since: from === undefined ? undefined : new Date(`${from}T00:00`).toISOString(),
    before: after?.toISOString(),
  };
}

type Words = {
  action: string;
  kind: string;
  who: string;
  day: (day: string) => string;
  label: Readonly<Record<'subject' | 'from' | 'until', (value: string) => string>>;
};
/** Each filter with the address without it. */
export function auditChips(query: AuditQuery, words: Words): Chip[] {
  const labels: readonly (readonly [keyof AuditQuery, string | undefined])[] = [
    ['who', query.who && words.who],
    ['action', query.action && words.action],
    ['kind', query.kind && words.kind],
    ['subject', query.subject && words.label.subject(query.subject)],
    ['from', query.from && words.label.from(words.day(query.from))],
    ['until', query.until && words.label.until(words.day(query.until))],
  ];
  return labels.flatMap(([key, label]) => (label ? [{ key, label, without: auditHref({ ...query, [key]: undefined }) }] : []));
}
