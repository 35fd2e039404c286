import { ChooseBox, DataTable, RefusalNotice, pictureOf, useFormat, type Column } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui as useCatalogue } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { productStatus, submissionState } from '@kyakhta/contract/values';
import type { Output } from '@kyakhta/contract/types';
import { Card, CircleCheck, CircleX, Clock, Code, LinkButton, Money, Picture, StatusTag, type Tone } from '@kyakhta/ui';
import { PriceField, SkuActions, StockField, type SkuEdit } from '../../forms/sku-edit.tsx';
import { productHref } from './products-resource.ts';

export type Product = Output<'GET /shop/admin/prod/page'>['records'][number];
export type Sku = Product['skuList'][number];

const states: Readonly<Record<number, { tone: Tone; icon: typeof Clock; label: MessageDescriptor }>> = {
  [productStatus.on]: { tone: 'good', icon: CircleCheck, label: msg({ message: 'On sale', comment: 'State of a product' }) },
  [productStatus.offByShop]: { tone: 'plain', icon: CircleX, label: msg({ message: 'Taken off sale', comment: 'State of a product' }) },
  [productStatus.offByPlatform]: {
    tone: 'act',
    icon: CircleX,
    label: msg({ message: 'Taken off by the platform', comment: 'State of a product' }),
  },
  [productStatus.violationUnderReview]: {
    tone: 'wait',
    icon: Clock,
    label: msg({ message: 'Violation under review', comment: 'State of a product' }),
  },
  [productStatus.underReview]: { tone: 'wait', icon: Clock, label: msg({ message: 'Under review', comment: 'State of a product' }) },
};

/** What the platform was shown of a product and has not approved. */
const reviews: Readonly<Record<number, { tone: Tone; icon: typeof Clock; label: MessageDescriptor }>> = {
  [submissionState.submitted]: {
    tone: 'wait',
    icon: Clock,
    label: msg({ message: 'Change under review', comment: 'State of a product that is on sale' }),
  },
  [submissionState.refused]: { tone: 'act', icon: CircleX, label: msg({ message: 'Refused: correct it', comment: 'State of a product' }) },
};

/** What is to be said of the certificate that ends first. */
const ends: Readonly<Record<'ending' | 'expired', { tone: Tone; icon: typeof Clock; label: MessageDescriptor }>> = {
  ending: { tone: 'wait', icon: Clock, label: msg({ message: 'Certificate ends soon', comment: 'State of a product' }) },
  expired: { tone: 'act', icon: CircleX, label: msg({ message: 'Certificate expired', comment: 'State of a product' }) },
};

type CardProps = { product: Product; edit: SkuEdit; isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** A product and its variants, line by line; it can be chosen among others. */
export function ProductCard({ product, edit, isChosen, onChoose }: CardProps) {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const { money, number } = useFormat();
  const name = product.prodName;
  const isNew = product.status === productStatus.underReview;
  const review = reviews[product.review ?? 0];
  const shownStates = [states[product.status], review].filter((s) => s !== undefined);
  // A product that was never on sale says once that it waits, or that it was refused.
  const told = isNew ? shownStates.slice(product.review === submissionState.refused ? 1 : 0).slice(0, 1) : shownStates;
  const editing = edit.prodId === product.prodId;
  const price = (value: number) => money(value, product.currency);
  const lowest = price(product.minPrice);
  const highest = price(product.maxPrice);
  const range =
    product.minPrice === product.maxPrice
      ? price(product.minPrice)
      : t({ message: `${lowest} to ${highest}`, comment: 'Lowest and highest price' });
  const stock = number(product.totalStocks);
  const minimum = number(product.minimum);
  const carton = number(product.cartonQuantity);
  const columns: Column<Sku>[] = [
    {
      key: 'article',
      head: t({ message: 'Article', comment: 'Column: article number' }),
      card: 'title',
      render: (sku) => <Code className="font-medium">{sku.partyCode}</Code>,
    },
    { key: 'variant', head: t({ message: 'Variant', comment: 'Column' }), card: 'state', render: (sku) => <bdi>{sku.skuName || '–'}</bdi> },
    {
      key: 'price',
      head: t({ message: 'Price', comment: 'Column: price of one unit' }),
      numeric: true,
      card: editing ? 'line' : 'fact',
      render: (sku) =>
        edit.skuId === sku.skuId && edit.priceEditable ? (
          <PriceField edit={edit} currency={product.currency} />
        ) : (
          <Money>{price(sku.price)}</Money>
        ),
    },
    {
      key: 'stock',
      head: t({ message: 'Free stock', comment: 'Column: what can still be sold' }),
      numeric: true,
      card: editing ? 'line' : 'fact',
      render: (sku) =>
        edit.skuId === sku.skuId ? (
          <StockField edit={edit} free={sku.stocks} />
        ) : (
          <span className={sku.stocks === 0 ? 'font-semibold text-seal' : ''}>{number(sku.stocks)}</span>
        ),
    },
    {
      key: 'act',
      head: t({ message: 'Action', comment: 'Column' }),
      quiet: true,
      card: editing ? 'action' : 'end',
      className: '@4xl:w-56 @4xl:text-end',
      render: (sku) => <SkuActions edit={edit} product={product} sku={sku} />,
    },
  ];
  return (
    <Card as="section" className="grid min-w-0 grid-cols-1 gap-3" aria-label={product.prodName}>
      <div className="flex flex-wrap items-start gap-3">
        <ChooseBox name={name} isChosen={isChosen} onChoose={onChoose} />
        <Picture source={pictureOf(product.pic)} alt="" sizes="64px" className="size-16 shrink-0 rounded-2" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-base font-semibold wrap-anywhere">
              <bdi>{product.prodName}</bdi>
            </h2>
            {[...told, ...(product.certificateEnd ? [ends[product.certificateEnd]] : [])].map((state) => (
              <StatusTag key={state.label.id} tone={state.tone} icon={state.icon}>
                {_(state.label)}
              </StatusTag>
            ))}
          </div>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-ink-2 tabular-nums">
            <li>
              <Money>{range}</Money>
            </li>
            <li>{t({ message: `free stock ${stock}`, comment: 'What of the whole product can still be sold' })}</li>
            <li>{t({ message: `${carton} in a carton`, comment: 'How much a full carton holds' })}</li>
            <li>{t({ message: `from ${minimum}`, comment: 'Smallest quantity sold' })}</li>
          </ul>
        </div>
        <div className="flex gap-3 max-md:w-full">
          <LinkButton size="sm" variant="ghost" href={productHref(product.prodId)}>
            {t`Edit`} <span className="sr-only">{product.prodName}</span>
          </LinkButton>
          <LinkButton size="sm" variant="ghost" href={`/goods-detail?prodId=${product.prodId}`} target="_blank" className="max-md:hidden">
            {t`As buyers see it`}
            <span className="sr-only">{t`(opens in a new tab)`}</span>
          </LinkButton>
        </div>
      </div>
      {editing ? <RefusalNotice refusal={edit.refusal} /> : null}
      <DataTable label={t`Variants`} columns={columns} rows={product.skuList} rowKey={(sku) => sku.skuId} />
    </Card>
  );
}
