import { locales, pickText, type Locale, type PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Notice, useToast } from '@kyakhta/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { now } from '../clock.ts';
import { DetailPage, Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { SaveOrCancel } from '../save-or-cancel.tsx';
import { useSend } from '../send.ts';
import { useUnsavedGuard } from '../unsaved-guard.tsx';
import { useDone } from '../use-done.ts';
import { ItemFields } from './form-items.tsx';
import { PeriodFields, TitleFields } from './form-terms.tsx';
import { copyOf, draftOf, newDraft, priceAfter, writtenOf, type OfferDraft } from './offer-draft.ts';
import { OfferFace } from './offer-face.tsx';
import type { OfferFormData } from './offer-load.ts';
import { offerHref, offerSend, offersHref } from './types.ts';
import { fromZoneField } from './zone-moment.ts';

type OfferFormProps = { owner: PromotionOwner; form: OfferFormData };

const firstDraft = ({ offer, like, zone }: OfferFormData): OfferDraft => {
  if (offer !== null) return draftOf(offer, zone);
  return like === null ? newDraft(now(), zone) : copyOf(like, now(), zone);
};

/** An offer is made, changed or copied; beside the form is what a buyer will see. */
export function OfferForm({ owner, form }: OfferFormProps) {
  const { offer, like, zone } = form;
  const { t } = useLingui();
  const say = useToast();
  const navigate = useNavigate();
  const [first] = useState(() => firstDraft(form));
  const [draft, setDraft] = useState(first);
  const create = useSend<'POST /platform/offer'>(offerSend.create);
  const change = useSend<'PUT /platform/offer'>(offerSend.change);
  const { busy, result } = offer === null ? create : change;
  const isTyped = like !== null || JSON.stringify(draft) !== JSON.stringify(first);
  const guard = useUnsavedGuard(isTyped && !busy && !result?.ok);
  const back = offer === null ? offersHref : offerHref(offer.offerId);
  const saved = (to: string) => {
    say({ tone: 'good', text: t`Saved` });
    void navigate(to);
  };
  useDone(create.result, ({ data }) => saved(offerHref(data.offerId)));
  useDone(change.result, () => saved(back));
  const refusal = result && !result.ok ? result : undefined;
  const setItems = useCallback(
    (items: (before: OfferDraft['items']) => OfferDraft['items']) => setDraft((before) => ({ ...before, items: items(before.items) })),
    [],
  );
  const isFixed = offer !== null && offer.state === 1;
  const parts = {
    draft,
    set: (more: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...more })),
    setItems,
    zone,
    isFixed,
    faults: refusal?.fields ?? {},
  };
  const name = offer?.title ?? '';
  const send = () => {
    const written = writtenOf(draft, offer, zone);
    if (offer === null) create.send(written);
    else change.send({ offerId: offer.offerId, version: offer.version, ...written });
  };
  return (
    <DetailPage
      title={
        offer === null
          ? t({ message: 'New offer', context: 'offers', comment: 'Button and heading: a new price offer' })
          : t`Change “${name}”`
      }
      back={offer === null ? { href: offersHref, label: t`All price offers` } : { href: back, label: offer.title }}
      aside={<Preview draft={draft} zone={zone} />}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          send();
        }}
      >
        <RefusalNotice refusal={refusal} />
        {isFixed ? (
          <Notice tone="info">{t`The offer is running: you can change its title and end it earlier. For other prices, end it and copy it.`}</Notice>
        ) : null}
        {owner === 'platform' && !isFixed ? (
          <Notice tone="info">
            {offer === null
              ? t`The stores whose products you choose are asked for their consent. The offer applies to the products of those that agree; the platform pays the difference.`
              : t`If you change prices, products or the period, the stores are asked for their consent again.`}
          </Notice>
        ) : null}
        <TitleFields parts={parts} />
        <PeriodFields parts={parts} />
        <ItemFields parts={parts} owner={owner} />
        <SaveOrCancel guard={guard} busy={busy} onCancel={() => void navigate(back)} />
      </form>
    </DetailPage>
  );
}

const piecesOf = (typed: string): number | null => (/^[1-9]\d*$/.test(typed.trim()) ? Number(typed.trim()) : null);

/** The first variant as a buyer will see it. */
function Preview({ draft, zone }: { draft: OfferDraft; zone: string }) {
  const { t, i18n } = useLingui();
  const { decimals } = useFormat();
  const here = locales.find((locale) => locale === i18n.locale) ?? ('en' satisfies Locale);
  const [first] = draft.items;
  return (
    <Section title={t`As a buyer sees it`}>
      {first === undefined ? (
        <p className="text-sm text-ink-2">{t`Add products to see how buyers will see the offer.`}</p>
      ) : (
        <OfferFace
          title={pickText(draft.titles, here) || t`Title of the offer`}
          goods={first.goods}
          after={priceAfter(first.goods.oriPrice, first, decimals(first.goods.currency))}
          quota={piecesOf(first.quota)}
          perBuyer={piecesOf(first.perBuyer)}
          until={fromZoneField(draft.endTime, zone)}
        />
      )}
    </Section>
  );
}
