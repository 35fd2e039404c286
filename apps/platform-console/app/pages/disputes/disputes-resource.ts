import { fileHref, resource, type RefundPictureHref } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { CircleAlert } from '@kyakhta/ui';

/** Refunds on which the platform is asked to decide; or all of them, also those of one order. */
export const disputes = resource({
  path: '/disputes',
  title: msg({ message: 'Disputes', comment: 'Page: refunds the platform is asked to decide' }),
  menu: { icon: CircleAlert, area: 'trade', group: 'trade', waits: 'disputes' },
  list: 'GET /platform/intervention/page',
  sheet: 'GET /platform/intervention/export',
  views: ['waiting', 'all'],
  narrowedBy: { order: 64 },
  ask: ({ view, order }) => ({ view, orderNumber: order }),
  verbs: { agree: 'PUT /platform/intervention/agree', refuse: 'PUT /platform/intervention/refuse' },
  one: 'refundSn',
});
export const { href: disputesHref, one: disputeHref, send: disputesSend } = disputes;
export const pictureHref =
  (refundSn: string): RefundPictureHref =>
  (what, place, side) =>
    fileHref('GET /platform/intervention/picture', { refundSn, ...what, place, side });
