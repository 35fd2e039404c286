import { fileHref } from '@kyakhta/console';

export const inquiryHref = (inquiryId: number): string => `/inquiries/${inquiryId}`;
export const pictureHref =
  (inquiryId: number) =>
  (place: number, side: 96 | 240 | 1000): string =>
    fileHref('GET /shop/admin/inquiry/picture', { inquiryId, place, side });
export const attachmentHref =
  (inquiryId: number) =>
  (place: number): string =>
    fileHref('GET /shop/admin/inquiry/file', { inquiryId, place });
