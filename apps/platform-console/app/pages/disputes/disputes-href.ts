import { fileHref, queueHref, type QueueQuery, type RefundPictureHref } from '@kyakhta/console';

/** Views of the disputes, beside those that wait for a ruling. */
export const disputeViews = ['all'] as const;
/** Everything the address of the disputes can say; `order` narrows them to one order. */
type DisputesQuery = QueueQuery<(typeof disputeViews)[number]> & { order?: string | undefined };
export const disputesHref = ({ order, ...query }: DisputesQuery): string => queueHref('/disputes', { order })(query);
export const disputeHref = (refundSn: string): string => `/disputes/${refundSn}`;
/** Where each ruling is sent to. */
export const disputesSend = { agree: '/disputes/agree', refuse: '/disputes/refuse' } as const;
export const pictureHref =
  (refundSn: string): RefundPictureHref =>
  (what, place, side) =>
    fileHref('GET /platform/intervention/picture', { refundSn, ...what, place, side });
