import { defineMessage } from '@lingui/core/macro';
import { code } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { openPictureForm, type PictureResult } from '../files/picture-form.server.ts';
import { itemView, refundCardView, refundNumberOf } from './refund-view.server.ts';

/** The refund, and what can be laid before the platform now: the first request, more evidence, or nothing. */
export async function loadProof(asked: Asked) {
  const refund = await ask(asked, 'GET /p/orderRefund/info', { refundSn: refundNumberOf(asked.url) });
  const format = formatOf(asked.context);
  return {
    ...refundCardView(asked.context, refund),
    items: refund.items.map((item) => itemView(format, item, refund.currency)),
    answer: refund.sellerMsg,
    can: refund.can.includes('intervene') ? ('ask' as const) : refund.can.includes('addVoucher') ? ('add' as const) : null,
  };
}
export type Proof = Awaited<ReturnType<typeof loadProof>>;

const words = {
  reason: defineMessage({ message: 'Say the reason in a few words.' }),
  description: defineMessage({ message: 'Write what happened.' }),
};

/** Asks the platform to decide, or lays more evidence before it. */
export async function bringProof(asked: Asked, data: FormData): Promise<Response | PictureResult> {
  const { form, again, pictures, unfinished } = await openPictureForm(asked, data, 'refund');
  if (unfinished) return unfinished;
  const refundSn = refundNumberOf(asked.url);
  const [reason, description] = [form.text('reason'), form.text('description')];
  const asks = form.has('reason');
  const wrong = form.faults({ reason: asks && reason === '' && words.reason, description: description === '' && words.description });
  if (wrong) return again(wrong);
  const imgs = pictures === '' ? {} : { imgUrls: pictures };
  const answer = asks
    ? await tryAsk(asked, 'PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason, description, ...imgs })
    : await tryAsk(asked, 'POST /p/orderRefundIntervention/saveInterventionVoucher', { refundSn, voucherDesc: description, ...imgs });
  return answer.code === code.ok ? goTo(asked.url, paths.refund(refundSn)) : again(form.refused(answer));
}
