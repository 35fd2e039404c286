import { RefundDetail, ask, fileHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { RefundAnswer, answerWays, type AnswerWay } from '../../forms/refund-answer.tsx';
import { RefundOffer } from '../../forms/refund-offer.tsx';
import { RefundOfferWithdraw } from '../../forms/refund-offer-withdraw.tsx';
import { pictureHref, refundsHref } from './refunds-resource.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const one = { refundSn: params['refundSn'] ?? '' };
  const [refund, { most }] = await Promise.all([
    ask(request, 'GET /shop/admin/refund/info', one),
    ask(request, 'GET /shop/admin/refund/most', one),
  ]);
  return { refund, most };
}

/** One refund that a buyer asks for, and what the store may do about it now. */
export function Component() {
  const { t } = useLingui();
  const { refund, most } = useLoaderData<typeof loader>();
  const [offers, setOffers] = useState(false);
  // The one that was seen when it was asked, though another may take its place meanwhile.
  const [taken, setTaken] = useState<(typeof refund.offers)[number] | null>(null);
  const open = refund.offers.find(({ outcome }) => outcome === 'open');
  const [way, setWay] = useState<AnswerWay | null>(null);
  const buttons: Record<AnswerWay, string> = {
    agree: t({ message: 'Agree', comment: 'Button: the store agrees to a refund' }),
    refuse: t({ message: 'Refuse', comment: 'Button: the store refuses a refund' }),
    receive: t({ message: 'Accept the return', comment: 'Button: the goods of a refund are back' }),
    dispute: t({ message: 'Dispute the parcel', comment: 'Button: what came back is not right' }),
    addVoucher: t({ message: 'Add evidence', comment: 'Button: lays something before the platform' }),
  };
  return (
    <>
      {refund.noReasonStands ? (
        <Notice tone="wait" className="mb-4">
          {t`The goods are returned without a reason, in unopened cartons: this cannot be refused. Enter the return address; you can dispute what arrives opened or incomplete.`}
        </Notice>
      ) : null}
      <RefundDetail
        refund={refund}
        most={most}
        pictureHref={pictureHref(refund.refundSn)}
        packetHref={(format) => fileHref('GET /shop/admin/refund/packet', { refundSn: refund.refundSn, format })}
        back={{ href: refundsHref({}), label: t({ message: 'Refunds', comment: 'Page: what buyers ask back' }) }}
        actions={[
          ...answerWays
            .filter((one) => refund.can.includes(one))
            .map((one) => (
              <Button key={one} size="sm" variant={one === 'agree' || one === 'receive' ? 'primary' : 'ghost'} onClick={() => setWay(one)}>
                {buttons[one]}
              </Button>
            )),
          refund.can.includes('offer') ? (
            <Button key="offer" size="sm" variant="ghost" onClick={() => setOffers(true)}>
              {t({ message: 'Offer something else', comment: 'Button: the store offers another sum than the buyer asks for' })}
            </Button>
          ) : null,
          refund.can.includes('withdrawOffer') && open ? (
            <Button key="withdrawOffer" size="sm" variant="ghost" onClick={() => setTaken(open)}>
              {t({ message: 'Take the offer back', comment: 'Button: the store takes back what it offered on a refund' })}
            </Button>
          ) : null,
        ]}
      />
      {offers ? <RefundOffer refund={refund} most={most?.amount ?? null} onClose={() => setOffers(false)} /> : null}
      {taken === null ? null : <RefundOfferWithdraw refund={refund} offer={taken} onClose={() => setTaken(null)} />}
      {way === null ? null : <RefundAnswer refund={refund} way={way} onClose={() => setWay(null)} />}
    </>
  );
}
