import type { PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Code, FieldError, Money, TextInput } from '@kyakhta/ui';
import { memo } from 'react';
import { useFormat } from '../format.ts';
import { afterCommission, percentOff, priceAfter, type DraftItem, type Terms } from './offer-draft.ts';
import { useOfferWords } from './offer-words.ts';

type FormRowProps = {
  item: DraftItem;
  owner: PromotionOwner;
  isFixed: boolean;
  isChosen: boolean;
  /** What is wrong with it, by the names of the call. */
  faults: Readonly<Record<string, string>>;
  onChange: (skuId: number, change: Partial<Terms>) => void;
  onChoose: (skuId: number, chosen: boolean) => void;
  onRemove: (skuId: number) => void;
};

/** One variant on offer: what is typed of it, and what comes of that. Its own row alone is drawn anew while somebody types. */
export const FormRow = memo(function FormRow(props: FormRowProps) {
  const { item, isFixed, isChosen, faults, onChange, onChoose, onRemove } = props;
  const { t } = useLingui();
  const words = useOfferWords();
  const { goods } = item;
  const { currency } = goods;
  const name = words.named(goods);
  const field = (key: keyof Terms, also: Partial<Terms> = {}) => ({
    value: item[key],
    error: faults[key],
    disabled: isFixed,
    dir: 'ltr',
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onChange(goods.skuId, { [key]: event.currentTarget.value, ...also }),
  });
  return (
    <li className="grid gap-3 border-b border-line py-3" aria-label={name}>
      <div className="flex items-start justify-between gap-3">
        <Checkbox checked={isChosen} disabled={isFixed} onChange={(event) => onChoose(goods.skuId, event.currentTarget.checked)}>
          <span className="grid wrap-anywhere">
            <bdi className="font-semibold">{name}</bdi>
            <span className="flex flex-wrap gap-x-2 text-xs text-ink-3">
              <Code>{goods.partyCode}</Code>
              {props.owner === 'platform' ? <bdi>{goods.shopName}</bdi> : null}
            </span>
          </span>
        </Checkbox>
        {isFixed ? null : (
          <Button size="sm" variant="bare" onClick={() => onRemove(goods.skuId)}>
            {t`Remove`}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <FieldError>{faults['skuId']}</FieldError>
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <TextInput
          label={t({ message: 'Percent off', comment: 'Field: what an offer takes off, whole per cent' })}
          inputMode="numeric"
          {...field('percent', { price: '' })}
        />
        <TextInput
          label={t({ message: `Or price in ${currency}`, comment: 'Field: the price of a piece on offer, in place of a percentage' })}
          inputMode="decimal"
          {...field('price', { percent: '' })}
        />
        <TextInput
          label={t({ message: 'Pieces at this price', comment: 'Field of a price offer' })}
          inputMode="numeric"
          {...field('quota')}
        />
        <TextInput
          label={t({ message: 'Pieces for each buyer', comment: 'Field of a price offer' })}
          inputMode="numeric"
          {...field('perBuyer')}
        />
      </div>
      <Outcome item={item} owner={props.owner} />
    </li>
  );
});

/** The price before and after; for a store what it receives of both. */
function Outcome({ item, owner }: { item: DraftItem; owner: PromotionOwner }) {
  const { t } = useLingui();
  const { money, decimals } = useFormat();
  const words = useOfferWords();
  const { oriPrice, oriPriceMax, currency, commission, cartonQuantity } = item.goods;
  const places = decimals(currency);
  const after = priceAfter(oriPrice, item, places);
  const afterMax = priceAfter(oriPriceMax, item, places);
  const [low, high] = [after ?? oriPrice, afterMax ?? oriPriceMax];
  const receives = (price: number) => money(afterCommission(price, commission, places), currency);
  const [now, then] = [receives(oriPrice), receives(low)];
  const isNever = [item.quota, item.perBuyer].some((typed) => /^\d+$/.test(typed.trim()) && Number(typed) < cartonQuantity);
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Money>{words.range(oriPrice, oriPriceMax, currency)}</Money>
        {after === null && afterMax === null ? null : (
          <>
            <span aria-hidden className="rtl:rotate-180">
              {'→'}
            </span>
            <span className="font-semibold text-seal">
              <Money>{words.range(low, high, currency)}</Money>
            </span>
            <span className="text-seal">{words.off(percentOff(oriPriceMax, high))}</span>
          </>
        )}
      </p>
      {owner === 'store' ? (
        <p>
          {after === null
            ? t({ message: `You receive ${now} a piece after commission.`, comment: 'Of a variant that is put on offer' })
            : t({ message: `You receive ${then} a piece after commission, instead of ${now}.`, comment: 'Of a variant on offer' })}
        </p>
      ) : null}
      {isNever ? <p className="text-seal">{t`Less than one carton: nobody could buy at this price.`}</p> : null}
    </div>
  );
}
