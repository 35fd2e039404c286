import { msg } from '@lingui/core/macro';
import { fileHref, resource, type RefundPictureHref } from '@kyakhta/console';
import { refundGroup } from '@kyakhta/contract/values';
import { RotateCcw } from '@kyakhta/ui';

/** What buyers of the store ask back; those that are under way open first. */
export const refunds = resource({
  path: '/refunds',
  title: msg({ message: 'Refunds', comment: 'Page: what buyers ask back' }),
  menu: { icon: RotateCcw, area: 'orders', waits: 'refunds' },
  list: 'GET /shop/admin/refund/page',
  sheet: 'GET /shop/admin/refund/export',
  views: refundGroup,
  first: 'open',
  narrowedBy: { order: 64 },
  ask: ({ view, order }) => ({ group: view, orderNumber: order }),
  verbs: {
    agree: 'PUT /shop/admin/refund/agree',
    refuse: 'PUT /shop/admin/refund/refuse',
    receive: 'PUT /shop/admin/refund/receive',
    dispute: 'PUT /shop/admin/refund/dispute',
    offer: 'PUT /shop/admin/refund/offer',
    withdrawOffer: 'PUT /shop/admin/refund/withdrawOffer',
    give: 'POST /shop/admin/refund/give',
    evidence: 'POST /shop/admin/refund/voucher',
  },
  one: 'refundSn',
});
export const { href: refundsHref, one: refundHref, send: refundsSend } = refunds;
export const pictureHref =
  (refundSn: string): RefundPictureHref =>
  (what, place, side) =>
    fileHref('GET /shop/admin/refund/picture', { refundSn, ...what, place, side });
