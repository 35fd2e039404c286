import { fileHref, id, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { MessagesSquare } from '@kyakhta/ui';

/** Questions of buyers for prices: those that name no store open first. */
export const inquiries = resource({
  path: '/inquiries',
  title: msg`Inquiries`,
  menu: { icon: MessagesSquare, area: 'people', group: 'people', waits: 'inquiries' },
  list: 'GET /platform/inquiry/page',
  sheet: 'GET /platform/inquiry/export',
  views: ['waiting', 'all'],
  narrowedBy: { only: id },
  alone: 'only',
  ask: ({ view, only }) => ({ ...(view === 'waiting' && { status: inquiryState.platform }), inquiryId: only }),
  verbs: { pass: 'PUT /platform/inquiry/pass' },
});
export const { href: inquiriesHref, send: inquiriesSend } = inquiries;
export const pictureHref =
  (inquiryId: number) =>
  (place: number, side: 96 | 240 | 1000): string =>
    fileHref('GET /platform/inquiry/picture', { inquiryId, place, side });
export const attachmentHref =
  (inquiryId: number) =>
  (place: number): string =>
    fileHref('GET /platform/inquiry/file', { inquiryId, place });
