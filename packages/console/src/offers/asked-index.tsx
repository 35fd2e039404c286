import { useLingui } from '@lingui/react/macro';
import { BadgePercent, Button, Notice, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { Section } from '../detail-page.tsx';
import { QuestionDialog } from '../question-dialog.tsx';
import { ResourcePage } from '../resource-page.tsx';
import type { Addressed, Loaded } from '../resource.ts';
import { useSend } from '../send.ts';
import { useDone } from '../use-done.ts';
import { ConsentTag } from './offer-consents.tsx';
import { OfferItems } from './offer-items.tsx';
import { useOfferWords } from './offer-words.ts';
import { offerSend, offersHref, type AskedOffer, type AskedPage } from './types.ts';

type AskedIndexProps = { of: Addressed<'all', never>; list: Loaded<AskedPage, 'all', never> };
type Question = { offer: AskedOffer; agreed: boolean };

/** What the platform wants to put on offer of a store's goods, with what the store receives; it agrees, or not. */
export function AskedIndex({ of, list }: AskedIndexProps) {
  const { t } = useLingui();
  const words = useOfferWords();
  const [asked, setAsked] = useState<Question | null>(null);
  return (
    <>
      <ResourcePage
        of={of}
        list={list}
        lead={t`The platform lowers the price for buyers and pays the difference. You receive your whole price. An offer applies to your products only if you agree.`}
        empty={{
          icon: BadgePercent,
          title: t`The platform has not asked for anything`,
          text: t`You get an email when the platform wants to put your products on offer.`,
          all: { label: t`All price offers`, href: offersHref },
        }}
      >
        <div className="grid gap-4">
          {list.page.records.map((offer) => (
            <Section
              key={offer.offerId}
              title={<bdi>{offer.title}</bdi>}
              beside={
                <>
                  <ConsentTag agreed={offer.agreed} />
                  <span className="ms-auto flex flex-wrap gap-2">
                    {offer.agreed === true ? null : (
                      <Button size="sm" onClick={() => setAsked({ offer, agreed: true })}>
                        {t({ message: 'Agree', context: 'offers', comment: 'Button: the store agrees to an offer of the platform' })}
                      </Button>
                    )}
                    {offer.agreed === false ? null : (
                      <Button size="sm" variant="ghost" onClick={() => setAsked({ offer, agreed: false })}>
                        {offer.agreed === null
                          ? t({ message: 'Decline', context: 'offers', comment: 'Button: the store does not agree' })
                          : t({ message: 'Withdraw consent', comment: 'Button: the store no longer agrees to an offer' })}
                      </Button>
                    )}
                  </span>
                </>
              }
            >
              <p className="mb-3 text-sm text-ink-2">
                {words.kind(offer.offerKind)}
                {' · '}
                {words.between(offer.startTime, offer.endTime)}
              </p>
              <OfferItems label={offer.title} owner="platform" reader="store" items={offer.items} />
            </Section>
          ))}
        </div>
      </ResourcePage>
      {asked === null ? null : <Consent question={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Consent({ question: { offer, agreed }, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const words = useOfferWords();
  const { send, busy, result } = useSend<'PUT /shop/admin/offer/consent'>(offerSend.consent);
  useDone(result, () => {
    say({ tone: 'good', text: t`Your answer is saved` });
    onClose();
  });
  const { title } = offer;
  const period = words.between(offer.startTime, offer.endTime);
  return (
    <QuestionDialog
      title={agreed ? t`Agree to “${title}”?` : offer.agreed === true ? t`Withdraw your consent to “${title}”?` : t`Decline “${title}”?`}
      warning={
        agreed
          ? undefined
          : offer.agreed === true
            ? t`Your products have their old prices again at once. Orders that are placed already keep the price of the offer.`
            : t`Your products keep their prices. You can still agree until the offer ends.`
      }
      yes={
        agreed
          ? t({ message: 'Agree', context: 'offers', comment: 'Button: the store agrees to an offer of the platform' })
          : offer.agreed === true
            ? t({ message: 'Withdraw consent', comment: 'Button: the store no longer agrees to an offer' })
            : t({ message: 'Decline', context: 'offers', comment: 'Button: the store does not agree' })
      }
      danger={!agreed && offer.agreed === true}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ offerId: offer.offerId, agreed, termsVersion: offer.termsVersion })}
      onClose={onClose}
    >
      {agreed ? (
        <Notice tone="info">{t`${period}. You receive your whole price for each piece; the platform pays the difference. You can withdraw your consent at any time.`}</Notice>
      ) : null}
    </QuestionDialog>
  );
}
