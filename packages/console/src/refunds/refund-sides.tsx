import { useLingui } from '@lingui/react/macro';
import { Money } from '@kyakhta/ui';
import type { RefundMove } from '@kyakhta/contract/values';
import type { ReactNode } from 'react';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { Count } from '../orders/count.tsx';
import { RefundPictures } from './refund-pictures.tsx';
import { RefundKind } from './refund-state.tsx';
import type { RefundInfo, RefundPictureHref } from './types.ts';

const unasked: readonly RefundMove[] = ['granted', 'given', 'settled', 'groupFailed'];

type SideProps = { refund: RefundInfo; pictureHref: RefundPictureHref; /** Who it is, where the reader may know. */ beside?: ReactNode };

/** Beside each other where there is room: what the buyer says, and what the store says. */
export function RefundSides(props: Omit<SideProps, 'beside'> & { buyer?: ReactNode; store?: ReactNode }) {
  const { refund, pictureHref, buyer, store } = props;
  const given = refund.steps.find(({ why }) => unasked.includes(why));
  if (given) return <Given refund={refund} by={given.why} storeNote={given.storeNote} people={[buyer, store]} />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <BuyersSide refund={refund} pictureHref={pictureHref} beside={buyer} />
      <StoresSide refund={refund} pictureHref={pictureHref} beside={store} />
    </div>
  );
}

type GivenProps = { refund: RefundInfo; by: RefundMove; storeNote: string | null; people: readonly ReactNode[] };

/** Of what the platform, or the store, gave by itself nobody has asked: why it did, to operators in the words of both. */
function Given({ refund, by, storeNote, people }: GivenProps) {
  const { t } = useLingui();
  const [buyer, store] = people;
  return (
    <Section
      title={
        by === 'given'
          ? t({ message: 'The store says', comment: 'Heading: the case of the store in a refund' })
          : t({ message: 'The platform says', comment: 'Heading: why the platform granted a refund by itself' })
      }
      beside={
        <span className="flex flex-wrap gap-x-3">
          {buyer}
          {store}
        </span>
      }
    >
      <div className="grid gap-4">
        <Said>
          <Words>{refund.buyerReason}</Words>
        </Said>
        {storeNote === null ? null : (
          <Said kind={t({ message: 'To the store', comment: 'Over what a ruling says to the store, in its language' })}>
            <Words>{storeNote}</Words>
          </Said>
        )}
      </div>
    </Section>
  );
}

function BuyersSide({ refund, pictureHref, beside }: SideProps) {
  const { t } = useLingui();
  const { intervention } = refund;
  return (
    <Section title={t({ message: 'The buyer says', comment: 'Heading: the case of the buyer in a refund' })} beside={beside}>
      <div className="grid gap-4">
        {refund.wishes.map((wish) => (
          <Wish key={wish.number} refund={refund} wish={wish} pictureHref={pictureHref} />
        ))}
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

/** What was asked for at one time, and why. Where it was asked more than once, each says how much of what. */
function Wish({ refund, wish, pictureHref }: Omit<SideProps, 'beside'> & { wish: RefundInfo['wishes'][number] }) {
  const { t } = useLingui();
  const { money, number, comma } = useFormat();
  const which = number(wish.number);
  return (
    <Said
      kind={t({ message: `Application ${which}`, comment: 'Over what a buyer asks back: the first time, or a change of it' })}
      title={wish.buyerReason}
      at={wish.at}
    >
      {refund.wishes.length > 1 ? (
        <div className="text-sm text-ink-2">
          <p className="flex flex-wrap gap-x-3">
            <Money className="font-semibold text-ink">{money(wish.refundAmount, refund.currency)}</Money>
            <RefundKind refund={wish} />
          </p>
          <ul>
            {wish.items.map((item) => (
              <li key={item.orderItemId} className="flex flex-wrap gap-x-2">
                <bdi className="wrap-anywhere">{[item.prodName, item.skuName].filter(Boolean).join(comma)}</bdi>
                {item.count > 0 ? <Count count={item.count} unit={item.unit} /> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Words>{wish.buyerDesc}</Words>
      <RefundPictures count={wish.pictures} what={{ of: 'refund', round: wish.number }} href={pictureHref} />
    </Said>
  );
}

function StoresSide({ refund, pictureHref, beside }: SideProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const answers = refund.steps.filter(({ why }) => why === 'refused' || why === 'disputed');
  const hasEvidence = refund.evidence.some(({ side }) => side === 'seller');
  return (
    <Section title={t({ message: 'The store says', comment: 'Heading: the case of the store in a refund' })} beside={beside}>
      <div className="grid gap-4">
        {answers.map((answer) => (
          <Said
            key={answer.at}
            kind={
              answer.why === 'disputed'
                ? t({ message: 'Disputed the parcel', comment: 'Over the words of the store' })
                : t({ message: 'Refused', comment: 'Over the words of the store' })
            }
            at={answer.at}
          >
            <Words>{answer.note}</Words>
          </Said>
        ))}
        {refund.offers.map((offer) => {
          const sum = money(offer.amount, refund.currency);
          return (
            <Said key={offer.at} kind={t({ message: `Offers ${sum} instead`, comment: 'Over the words of the store' })} at={offer.at}>
              <Words>{offer.words}</Words>
            </Said>
          );
        })}
        {refund.refundAddr === null ? null : (
          <Said kind={t({ message: 'Return address', comment: 'Where the goods are sent back to' })}>
            <Words>{refund.refundAddr}</Words>
          </Said>
        )}
        <Evidence refund={refund} side="seller" pictureHref={pictureHref} />
        {answers.length === 0 && refund.offers.length === 0 && refund.refundAddr === null && !hasEvidence ? (
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
