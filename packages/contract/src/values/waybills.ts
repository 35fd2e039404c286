/** A waybill as it is kept: capitals, without the blanks that people put between its groups. */
export const readWaybill = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase();
/** Letters, digits and hyphens, as carriers print them. */
export const waybillSigns = /^[A-Z0-9-]{4,64}$/;
/** Whether two waybills are one, however their groups are parted. */
export const isSameWaybill = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (waybill: string): string => waybill.toUpperCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '');
