import { day, dayEnd, dayStart, oneOf, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { actorKinds, auditActions, auditSubjects, type ActorKind, type AuditAction, type AuditSubject } from '@kyakhta/contract/values';
import { FileText } from '@kyakhta/ui';

/** A kind of people, or one of them: operator:3. */
const who = (text: string): string | undefined =>
  actorKinds.some((kind) => new RegExp(`^${kind}(:[1-9]\\d{0,8})?$`).test(text)) ? text : undefined;

/** Who changed what, the latest first; days are the reader's. */
export const audit = resource({
  path: '/audit',
  title: msg`Audit log`,
  menu: { icon: FileText, area: 'staff', group: 'house' },
  list: 'GET /platform/audit/page',
  sheet: 'GET /platform/audit/export',
  narrowedBy: { who, action: oneOf(auditActions), kind: oneOf(auditSubjects), subject: 100, from: day, until: day },
  ask: ({ who: by = '', action, kind, subject, from, until }) => {
    const [actorKind, actorId] = by.split(':');
    return {
      subject,
      subjectKind: kind as AuditSubject | undefined,
      action: action as AuditAction | undefined,
      actorKind: (actorKind || undefined) as ActorKind | undefined,
      actorId,
      since: dayStart(from),
      before: dayEnd(until),
    };
  },
});
export const { href: auditHref } = audit;
export type AuditQuery = ReturnType<typeof audit.asked>['narrowed'];
