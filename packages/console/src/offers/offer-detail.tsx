import type { PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton, Money } from '@kyakhta/ui';
import { useState } from 'react';
import { DetailPage, Facts, Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { OfferConsents } from './offer-consents.tsx';
import { OfferFace } from './offer-face.tsx';
import { OfferItems } from './offer-items.tsx';
import { OfferEnd, OfferPause } from './offer-questions.tsx';
import { OfferTag } from './offer-tag.tsx';
import { useOfferWords } from './offer-words.ts';
import { changeOfferHref, copyOfferHref, offersHref, type Offer } from './types.ts';

type OfferDetailProps = { owner: PromotionOwner; offer: Offer };

/** One offer: what it is on, what came of it, and what can be done with it. */
export function OfferDetail({ owner, offer }: OfferDetailProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'end' | 'pause' | null>(null);
  const isOver = offer.state === 2;
  const close = () => setAsked(null);
  const [first] = offer.items;
  return (
    <DetailPage
      title={offer.title}
      back={{ href: offersHref, label: t`All price offers` }}
      beside={<OfferTag offer={offer} />}
      actions={
        <>
          {isOver ? null : (
            <LinkButton size="sm" variant="ghost" href={changeOfferHref(offer.offerId)}>
              {t({ message: 'Change', context: 'coupon', comment: 'Button: change a coupon' })}
            </LinkButton>
          )}
          <LinkButton size="sm" variant="ghost" href={copyOfferHref(offer.offerId)}>
            {t({ message: 'Copy', context: 'offers', comment: 'Button: a new offer like this one' })}
          </LinkButton>
          {isOver ? null : (
            <>
              <Button size="sm" variant="ghost" onClick={() => setAsked('pause')}>
                {offer.paused
                  ? t({ message: 'Continue the offer', comment: 'Button: a paused price offer goes on' })
                  : t({ message: 'Pause the offer', comment: 'Button: pauses a price offer' })}
              </Button>
              <Button size="sm" variant="danger" onClick={() => setAsked('end')}>
                {t({ message: 'End the offer', comment: 'Button: ends a price offer for good' })}
              </Button>
            </>
          )}
        </>
      }
      aside={
        first === undefined ? null : (
          <Section title={t`As a buyer sees it`}>
            <OfferFace
              title={offer.title}
              goods={first}
              after={first.priceAfter < first.oriPrice ? first.priceAfter : null}
              quota={first.quota}
              perBuyer={first.perBuyer}
              until={offer.endTime}
            />
          </Section>
        )
      }
    >
      <Terms offer={offer} />
      <Figures offer={offer} />
      {owner === 'platform' ? <OfferConsents consents={offer.consents} /> : null}
      <Section title={t({ message: 'Products on offer', comment: 'Heading: the products of a price offer' })}>
        <OfferItems label={t`Products on offer`} owner={owner} reader={owner} items={offer.items} />
      </Section>
      {asked === 'end' ? <OfferEnd offer={offer} onClose={close} /> : null}
      {asked === 'pause' ? <OfferPause offer={offer} onClose={close} /> : null}
    </DetailPage>
  );
}

function Terms({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const words = useOfferWords();
  return (
    <Section title={t({ message: 'Terms', context: 'offers', comment: 'Heading: kind and period of a price offer' })}>
      <Facts
        facts={[
          { key: 'kind', term: t({ message: 'Kind of offer', comment: 'Field of a price offer' }), value: words.kind(offer.offerKind) },
          {
            key: 'period',
            term: t({ message: 'Period', context: 'offers', comment: 'Column: from which day to which an offer runs' }),
            value: words.between(offer.startTime, offer.endTime),
          },
          {
            key: 'created',
            term: t({ message: 'Created', comment: 'Fact: when a coupon was made' }),
            value: moment(offer.createTime),
          },
        ]}
      />
    </Section>
  );
}

function Figures({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const amount = (of: number) => <Money>{money(of, offer.currency)}</Money>;
  return (
    <Section title={t({ message: 'What came of it', comment: 'Heading: figures of a coupon' })}>
      <Facts
        facts={[
          {
            key: 'pieces',
            term: t({ message: 'Pieces taken', comment: 'Column: pieces that orders took at the price of an offer' }),
            value: number(offer.pieces),
          },
          {
            key: 'refunded',
            term: t({ message: 'Pieces refunded', comment: 'Fact: pieces bought on offer that went back' }),
            value: number(offer.refundedPieces),
          },
          {
            key: 'orders',
            term: t({ message: 'Paid orders', comment: 'Fact: paid orders on which a coupon took something off' }),
            value: number(offer.orders),
          },
          { key: 'sold', term: t({ message: 'Paid for these products', comment: 'Fact: an amount' }), value: amount(offer.sold) },
          {
            key: 'cost',
            term:
              offer.owner === 'store'
                ? t({ message: 'Price reduction, at the store’s cost', comment: 'Fact: an amount' })
                : t({ message: 'Price reduction, at the platform’s cost', comment: 'Fact: an amount' }),
            value: amount(offer.cost),
          },
          {
            key: 'new',
            term: t({ message: 'New buyers', comment: 'Column: buyers whose first paid order a coupon was used on' }),
            value: number(offer.newBuyers),
          },
        ]}
      />
    </Section>
  );
}
