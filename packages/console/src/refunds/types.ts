import type { Output } from '@kyakhta/contract/types';

/** A refund as the consoles list it, and whole; both consoles are answered alike. */
export type ConsoleRefund = Output<'GET /shop/admin/refund/page'>['records'][number];
export type RefundInfo = Output<'GET /shop/admin/refund/info'>;

/** Which pictures: of an application or of a return parcel by its number, or of a piece of evidence. */
export type PictureOf = { of: 'refund' | 'parcel'; round: number } | { of: 'evidence'; evidenceId: number };
/** Where a picture of a refund is fetched from: such pictures are never public. Places count from 1, sides are pixels. */
export type RefundPictureHref = (what: PictureOf, place: number, side: 240 | 1000) => string;
