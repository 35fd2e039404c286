import { fileHref, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { MessagesSquare } from '@kyakhta/ui';

/** What buyers ask the store a price for; what waits for an answer opens first. */
export const inquiries = resource({
  path: '/inquiries',
  title: msg`Inquiries`,
  menu: { icon: MessagesSquare, area: 'orders', waits: 'inquiries' },
  list: 'GET /shop/admin/inquiry/page',
  sheet: 'GET /shop/admin/inquiry/export',
  views: ['waiting', 'all'],
  ask: ({ view }) => (view === 'waiting' ? { status: inquiryState.store } : {}),
  one: 'inquiryId',
});
export const { href: inquiriesHref, one: inquiryHref } = inquiries;
export const pictureHref =
  (inquiryId: number) =>
  (place: number, side: 96 | 240 | 1000): string =>
    fileHref('GET /shop/admin/inquiry/picture', { inquiryId, place, side });
export const attachmentHref =
  (inquiryId: number) =>
  (place: number): string =>
    fileHref('GET /shop/admin/inquiry/file', { inquiryId, place });
