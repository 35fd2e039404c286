import { at, fileHref } from '@kyakhta/console';

export const inquiriesHref = ({ all, page }: { all?: boolean; page?: number }): string =>
  at('/inquiries', { view: all ? 'all' : undefined, page: page !== undefined && page > 1 ? page : undefined });
/** Where an inquiry is sent to. */
export const inquiriesSend = { pass: '/inquiries/pass' } as const;
export const pictureHref =
  (inquiryId: number) =>
  (place: number, side: 96 | 240 | 1000): string =>
    fileHref('GET /platform/inquiry/picture', { inquiryId, place, side });
