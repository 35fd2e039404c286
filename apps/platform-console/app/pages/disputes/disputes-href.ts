import { at, fileHref, type RefundPictureHref } from '@kyakhta/console';

/** Everything the address of the disputes can say. */
export type DisputesQuery = { all?: boolean | undefined; order?: string | undefined; page?: number | undefined };
export const disputesHref = ({ all = false, order, page }: DisputesQuery): string =>
  at('/disputes', { view: all ? 'all' : undefined, order, page: page !== undefined && page > 1 ? page : undefined });
export const disputeHref = (refundSn: string): string => `/disputes/${refundSn}`;
/** Where each ruling is sent to. */
export const disputesSend = { agree: '/disputes/agree', refuse: '/disputes/refuse' } as const;
export const pictureHref =
  (refundSn: string): RefundPictureHref =>
  (what, place, side) =>
    fileHref('GET /platform/intervention/picture', { refundSn, ...what, place, side });
