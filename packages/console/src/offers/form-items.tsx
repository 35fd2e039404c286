import { offerItemsMax, type PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, FieldError, Select, TextInput } from '@kyakhta/ui';
import { useCallback, useState } from 'react';
import { productsNamed } from '../coupons/coupon-load.ts';
import { FindField } from '../coupons/find-field.tsx';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { FormRow } from './form-row.tsx';
import type { FormParts } from './form-parts.ts';
import { noTerms, type Terms } from './offer-draft.ts';
import { goodsOf } from './offer-load.ts';

type ItemsProps = { parts: FormParts; owner: PromotionOwner };
const noFaults: Readonly<Record<string, string>> = {};

/** Faults of the rows by their place; a row without any has the same empty object each time, and is not drawn anew. */
const byRow = (faults: FormParts['faults']): ReadonlyMap<number, Readonly<Record<string, string>>> => {
  const rows = new Map<number, Record<string, string>>();
  for (const [name, fault] of Object.entries(faults)) {
    const found = /^items\.(\d+)\.(\w+)$/.exec(name);
    if (found === null) continue;
    const place = Number(found[1]);
    rows.set(place, { ...rows.get(place), [found[2] ?? '']: fault });
  }
  return rows;
};

/** The variants on offer: found by product, priced many at once or one by one. */
export function ItemFields({ parts, owner }: ItemsProps) {
  const { t } = useLingui();
  const { draft, setItems, faults, isFixed } = parts;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const rowFaults = byRow(faults);
  const change = useCallback(
    (skuId: number, terms: Partial<Terms>) =>
      setItems((before) => before.map((one) => (one.goods.skuId === skuId ? { ...one, ...terms } : one))),
    [setItems],
  );
  const choose = useCallback(
    (skuId: number, isChosen: boolean) =>
      setChosen((before) => new Set(isChosen ? [...before, skuId] : [...before].filter((id) => id !== skuId))),
    [],
  );
  const remove = useCallback((skuId: number) => setItems((before) => before.filter((one) => one.goods.skuId !== skuId)), [setItems]);
  const picked = draft.items.filter(({ goods }) => chosen.has(goods.skuId));
  const applyTo = picked.length === 0 ? draft.items : picked;
  const apply = (terms: Partial<Terms>) => {
    const ids = new Set(applyTo.map(({ goods }) => goods.skuId));
    setItems((before) => before.map((one) => (ids.has(one.goods.skuId) ? { ...one, ...terms } : one)));
  };
  const max = offerItemsMax;
  return (
    <Section title={t({ message: 'Products on offer', comment: 'Heading: the products of a price offer' })}>
      <div className="grid gap-4">
        {isFixed ? null : <Picker parts={parts} owner={owner} />}
        <FieldError>{faults['items']}</FieldError>
        {draft.items.length > max ? <FieldError>{t`An offer can hold at most ${max} variants.`}</FieldError> : null}
        {isFixed || draft.items.length < 2 ? null : <AllAtOnce count={applyTo.length} isAll={picked.length === 0} onApply={apply} />}
        <ul aria-label={t`Products on offer`} className="grid border-t border-line">
          {draft.items.map((item, place) => (
            <FormRow
              key={item.goods.skuId}
              item={item}
              owner={owner}
              isFixed={isFixed}
              isChosen={chosen.has(item.goods.skuId)}
              faults={rowFaults.get(place) ?? noFaults}
              onChange={change}
              onChoose={choose}
              onRemove={remove}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Products by a part of their names; one that is added comes with all its variants. */
function Picker({ parts: { draft, setItems }, owner }: ItemsProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<number | null>(null);
  const there = new Set(draft.items.map(({ goods }) => goods.prodId));
  const add = async (prodId: number) => {
    setBusy(prodId);
    const found = await goodsOf(owner, prodId);
    setItems((before) => {
      const known = new Set(before.map(({ goods }) => goods.skuId));
      return [...before, ...found.filter(({ skuId }) => !known.has(skuId)).map((goods) => ({ goods, ...noTerms }))];
    });
    setBusy(null);
  };
  return (
    <FindField
      label={t`Find products by name`}
      find={(words) => productsNamed(owner, words)}
      keyOf={({ prodId }) => prodId}
      render={({ prodId, prodName }) => (
        <span className="flex items-center justify-between gap-3">
          <bdi className="min-w-0 wrap-anywhere">{prodName}</bdi>
          {there.has(prodId) ? (
            <span className="text-sm text-ink-3">
              {t({ message: 'Added', context: 'offers', comment: 'The product is on the list already' })}
            </span>
          ) : (
            <Button size="sm" variant="ghost" busy={busy === prodId} onClick={() => void add(prodId)}>
              {t({ message: 'Add', context: 'offers', comment: 'Button: adds a product with its variants' })}
              <span className="sr-only"> {prodName}</span>
            </Button>
          )}
        </span>
      )}
    />
  );
}

type AllProps = { count: number; isAll: boolean; onApply: (terms: Partial<Terms>) => void };

/** The same for many variants at once: those that are chosen, or all. */
function AllAtOnce({ count, isAll, onApply }: AllProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [kind, setKind] = useState<keyof Terms>('percent');
  const [value, setValue] = useState('');
  const n = number(count);
  const apply = () => onApply({ [kind]: value.trim(), ...(kind === 'percent' && { price: '' }), ...(kind === 'price' && { percent: '' }) });
  return (
    <div className="flex flex-wrap items-end gap-2 rounded-2 bg-sunk p-3">
      <Select
        label={t({ message: 'For many variants at once', comment: 'Field: what is set for many variants' })}
        value={kind}
        className="min-w-0 flex-1 basis-44"
        onChange={(event) => setKind(event.currentTarget.value as keyof Terms)}
      >
        <option value="percent">{t({ message: 'Percent off', comment: 'Field: what an offer takes off, whole per cent' })}</option>
        <option value="price">{t({ message: 'Price', context: 'offers', comment: 'Choice: the price of a piece on offer' })}</option>
        <option value="quota">{t({ message: 'Pieces at this price', comment: 'Field of a price offer' })}</option>
        <option value="perBuyer">{t({ message: 'Pieces for each buyer', comment: 'Field of a price offer' })}</option>
      </Select>
      <TextInput
        label={t({ message: 'Value', context: 'offers', comment: 'Field: what is set for many variants' })}
        value={value}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        className="min-w-0 basis-28"
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="ghost" onClick={apply}>
        {isAll
          ? t({ message: `Apply to all: ${n}`, comment: 'Button: to so many variants' })
          : t({ message: `Apply to the chosen: ${n}`, comment: 'Button: to so many variants' })}
      </Button>
    </div>
  );
}
