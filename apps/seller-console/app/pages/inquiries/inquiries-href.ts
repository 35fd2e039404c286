import { at, fileHref } from '@kyakhta/console';

export const inquiriesHref = ({ all, page }: { all?: boolean; page?: number } = {}): string =>
  at('/inquiries', { view: all ? 'all' : undefined, page: page !== undefined && page > 1 ? page : undefined });
export const inquiryHref = (inquiryId: number): string => `/inquiries/${inquiryId}`;
export const pictureHref =
  (inquiryId: number) =>
  (place: number, side: 96 | 240 | 1000): string =>
    fileHref('GET /shop/admin/inquiry/picture', { inquiryId, place, side });
