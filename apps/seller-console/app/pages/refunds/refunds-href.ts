import { at, fileHref, type RefundPictureHref } from '@kyakhta/console';
import { refundGroup, type RefundGroup } from '@kyakhta/contract/values';

export const readGroup = (search: URLSearchParams): RefundGroup => refundGroup.find((group) => group === search.get('view')) ?? 'open';

/** Everything the address of the refunds can say. */
export type RefundsQuery = { group?: RefundGroup | undefined; order?: string | undefined; page?: number | undefined };
export const refundsHref = ({ group = 'open', order, page }: RefundsQuery): string =>
  at('/refunds', { view: group === 'open' ? undefined : group, order, page: page !== undefined && page > 1 ? page : undefined });
export const refundHref = (refundSn: string): string => `/refunds/${refundSn}`;
/** Where each answer is sent to. */
export const refundsSend = {
  agree: '/refunds/agree',
  refuse: '/refunds/refuse',
  receive: '/refunds/receive',
  dispute: '/refunds/dispute',
  give: '/refunds/give',
  offer: '/refunds/offer',
  addVoucher: '/refunds/evidence',
} as const;
export const pictureHref =
  (refundSn: string): RefundPictureHref =>
  (what, place, side) =>
    fileHref('GET /shop/admin/refund/picture', { refundSn, ...what, place, side });
