import { useLingui } from '@lingui/react/macro';
import { Code, Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { DetailPage, type Fact } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { RefundFacts, RefundMoney } from './refund-facts.tsx';
import { RefundGoods } from './refund-goods.tsx';
import { RefundPacket } from './refund-packet.tsx';
import { RefundParcel } from './refund-parcel.tsx';
import type { RefundMost } from './refund-shares.tsx';
import { RefundSides } from './refund-sides.tsx';
import { RefundTag } from './refund-state.tsx';
import { RefundSteps } from './refund-steps.tsx';
import { RefundWaiting } from './refund-waiting.tsx';
import type { RefundInfo, RefundPictureHref } from './types.ts';

type RefundDetailProps = {
  refund: RefundInfo;
  /** What could go back at most by it; null once it is over. */
  most: RefundMost | null;
  pictureHref: RefundPictureHref;
  /** Where the whole history is made into a file. */
  packetHref: (format: 'pdf' | 'zip') => string;
  back: { href: string; label: string };
  actions?: ReactNode;
  /** Who the sides are, where the reader may know. */
  buyer?: ReactNode;
  store?: ReactNode;
  facts?: readonly (Fact | null)[];
  /** Below the amounts: what is to come of the money. */
  money?: ReactNode;
  /** Below what both sides say. */
  story?: ReactNode;
  /** Below the facts. */
  aside?: ReactNode;
};

/** One refund whole: what is asked for, what both sides say, the parcel, the money, what happened. */
export function RefundDetail({
  refund,
  most,
  pictureHref,
  packetHref,
  back,
  actions,
  buyer,
  store,
  facts,
  money,
  story,
  aside,
}: RefundDetailProps) {
  const { t } = useLingui();
  const { money: write } = useFormat();
  const amount = write(refund.refundAmount, refund.currency);
  return (
    <DetailPage
      title={t({ message: `Refund of ${amount}`, comment: 'Title of a page: one refund and its amount' })}
      back={back}
      beside={
        <>
          <RefundTag refund={refund} />
          <Code className="text-sm text-ink-2">{refund.refundSn}</Code>
        </>
      }
      actions={actions}
      aside={
        <>
          <RefundMoney refund={refund} most={most} beside={money} />
          <RefundFacts refund={refund} {...(facts && { more: facts })} />
          {aside}
          <RefundPacket href={packetHref} />
        </>
      }
    >
      <RefundWaiting refund={refund} />
      <Ruling refund={refund} />
      <RefundSides refund={refund} pictureHref={pictureHref} buyer={buyer} store={store} />
      {story}
      <RefundParcel refund={refund} pictureHref={pictureHref} />
      <RefundGoods refund={refund} />
      <RefundSteps refund={refund} />
    </DetailPage>
  );
}

/** What the platform has ruled, with its reason. */
function Ruling({ refund: { intervention } }: { refund: RefundInfo }) {
  const { t } = useLingui();
  if (intervention === null || intervention.ruling === '') return null;
  const isFor = intervention.outcome === 'agreed';
  return (
    <Notice tone={isFor ? 'good' : 'info'} title={isFor ? t`The platform ruled for the buyer` : t`The platform ruled against the refund`}>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {intervention.ruling}
      </p>
      {intervention.storeRuling === null ? null : (
        <>
          <h3 className="mt-2 text-sm text-ink-2">
            {t({ message: 'To the store', comment: 'Over what a ruling says to the store, in its language' })}
          </h3>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {intervention.storeRuling}
          </p>
        </>
      )}
    </Notice>
  );
}
