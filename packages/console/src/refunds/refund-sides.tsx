import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { RefundPictures } from './refund-pictures.tsx';
import type { RefundInfo, RefundPictureHref } from './types.ts';

type SideProps = { refund: RefundInfo; pictureHref: RefundPictureHref; /** Who it is, where the reader may know. */ beside?: ReactNode };

/** Beside each other where there is room: what the buyer says, and what the store says. */
export function RefundSides(props: Omit<SideProps, 'beside'> & { buyer?: ReactNode; store?: ReactNode }) {
  const { refund, pictureHref, buyer, store } = props;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <BuyersSide refund={refund} pictureHref={pictureHref} beside={buyer} />
      <StoresSide refund={refund} pictureHref={pictureHref} beside={store} />
    </div>
  );
}

function BuyersSide({ refund, pictureHref, beside }: SideProps) {
  const { t } = useLingui();
  const { intervention } = refund;
  return (
    <Section title={t({ message: 'The buyer says', comment: 'Heading: the case of the buyer in a refund' })} beside={beside}>
      <div className="grid gap-4">
        <Said title={refund.buyerReason}>
          <Words>{refund.buyerDesc}</Words>
          <RefundPictures count={refund.pictures} what={{ of: 'refund' }} href={pictureHref} />
        </Said>
        {intervention === null ? null : (
          <Said
            title={intervention.reason}
            kind={t({ message: 'To the platform', comment: 'Over what the buyer told the platform' })}
            at={intervention.applyTime}
          >
            <Words>{intervention.description}</Words>
          </Said>
        )}
        <Evidence refund={refund} side="buyer" pictureHref={pictureHref} />
      </div>
    </Section>
  );
}

function StoresSide({ refund, pictureHref, beside }: SideProps) {
  const { t } = useLingui();
  const answered = refund.steps.findLast(({ why }) => why === 'refused' || why === 'disputed');
  const hasEvidence = refund.evidence.some(({ side }) => side === 'seller');
  return (
    <Section title={t({ message: 'The store says', comment: 'Heading: the case of the store in a refund' })} beside={beside}>
      <div className="grid gap-4">
        {refund.sellerMsg === '' ? null : (
          <Said
            kind={
              answered?.why === 'disputed'
                ? t({ message: 'Disputed the parcel', comment: 'Over the words of the store' })
                : t({ message: 'Refused', comment: 'Over the words of the store' })
            }
            at={answered?.at}
          >
            <Words>{refund.sellerMsg}</Words>
          </Said>
        )}
        {refund.refundAddr === null ? null : (
          <Said kind={t({ message: 'Return address', comment: 'Where the goods are sent back to' })}>
            <Words>{refund.refundAddr}</Words>
          </Said>
        )}
        <Evidence refund={refund} side="seller" pictureHref={pictureHref} />
        {refund.sellerMsg === '' && refund.refundAddr === null && !hasEvidence ? (
          <p className="text-ink-3">{t`The store has said nothing yet.`}</p>
        ) : null}
      </div>
    </Section>
  );
}

function Evidence({ refund, side, pictureHref }: { refund: RefundInfo; side: 'buyer' | 'seller'; pictureHref: RefundPictureHref }) {
  const { t } = useLingui();
  return refund.evidence
    .filter((one) => one.side === side)
    .map((one) => (
      <Said
        key={one.evidenceId}
        kind={t({ message: 'Evidence', comment: 'Over what a side laid before the platform' })}
        at={one.createTime}
      >
        <Words>{one.voucherDesc}</Words>
        <RefundPictures count={one.pictures} what={{ of: 'evidence', evidenceId: one.evidenceId }} href={pictureHref} />
      </Said>
    ));
}

/** One thing that was said: what kind of thing and when, what in short, and the whole of it. */
function Said({ kind, title, at, children }: { kind?: string; title?: string; at?: string | undefined; children: ReactNode }) {
  const { moment } = useFormat();
  return (
    <div className="grid gap-2">
      {kind === undefined ? null : (
        <h3 className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          {kind}
          {at === undefined ? null : (
            <time dateTime={at} className="tabular-nums">
              {moment(at)}
            </time>
          )}
        </h3>
      )}
      {title ? (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
      ) : null}
      {children}
    </div>
  );
}

function Words({ children }: { children: string }) {
  return children === '' ? null : (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  );
}
