/** Where a picture of one's own inquiry is fetched from: such pictures are never public. */
export const inquiryPicture = (inquiryId: number, place: number, side: 240 | 1000): string =>
  `/api/p/inquiry/picture?inquiryId=${inquiryId}&place=${place}&side=${side}`;
/** Where another file of one's own inquiry is downloaded from. */
export const inquiryFile = (inquiryId: number, place: number): string => `/api/p/inquiry/file?inquiryId=${inquiryId}&place=${place}`;
