import { fileHref } from '@kyakhta/console';

/** Where an inquiry is sent to. */
export const inquiriesSend = { pass: '/inquiries/pass' } as const;
export const pictureHref =
  (inquiryId: number) =>
  (place: number, side: 96 | 240 | 1000): string =>
    fileHref('GET /platform/inquiry/picture', { inquiryId, place, side });
export const attachmentHref =
  (inquiryId: number) =>
  (place: number): string =>
    fileHref('GET /platform/inquiry/file', { inquiryId, place });
