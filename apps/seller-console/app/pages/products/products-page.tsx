import { ResourcePage, useChosen, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, LinkButton, Plus, SearchX, Upload } from '@kyakhta/ui';
import type { ProductView } from '@kyakhta/contract/values';
import { useLoaderData } from 'react-router';
import { useSkuEdit } from '../../forms/sku-edit.tsx';
import { importsHref } from '../imports/imports-resource.ts';
import { ExportMenu } from './export-menu.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductsBulk } from './products-bulk.tsx';
import { useProductFilters } from './products-filter.ts';
import { products } from './products-resource.ts';

export const loader = products.loader;

/** The products of the store with their variants; price and stock are changed where they stand. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page, view, narrowed } = list;
  const edit = useSkuEdit();
  const chosen = useChosen(page.records.map(({ prodId }) => prodId));
  const filters = useProductFilters(page.categories);
  const tab = (key: ProductView, label: string) => ({ label, count: page.counts[key] });
  const tabs: Readonly<Record<ProductView, ReturnType<typeof tab>>> = {
    all: tab('all', t({ message: 'All', context: 'products', comment: 'Tab: all products' })),
    on: tab('on', t({ message: 'On sale', context: 'products', comment: 'Tab' })),
    low: tab('low', t({ message: 'Low', context: 'products', comment: 'Tab: products of which little is left' })),
    none: tab('none', t({ message: 'Sold out', context: 'products', comment: 'Tab' })),
    off: tab('off', t({ message: 'Off sale', context: 'products', comment: 'Tab' })),
    review: tab('review', t({ message: 'Under review', context: 'products', comment: 'Tab' })),
    refused: tab('refused', t({ message: 'Refused', context: 'products', comment: 'Tab: the platform refused them' })),
  };
  const count = number(page.total);
  return (
    <ResourcePage
      of={products}
      list={list}
      actions={
        <>
          <LinkButton variant="ghost" href={importsHref()}>
            <Upload aria-hidden className="size-4.5" />
            {t({ message: 'Import', comment: 'Button: bring products in from a file' })}
          </LinkButton>
          <LinkButton href="/products/new">
            <Plus aria-hidden className="size-4.5" />
            {t`New product`}
          </LinkButton>
        </>
      }
      exports={<ExportMenu />}
      tabsLabel={t`Product views`}
      tabs={tabs}
      search={{ name: 'q', label: t`Product or article number` }}
      filters={filters}
      summary={t({ message: `Products: ${count}`, comment: 'How many products the list holds' })}
      above={edit.question}
      empty={
        Object.keys(narrowed).length > 0 || view !== 'all'
          ? {
              icon: SearchX,
              title: t`No product matches`,
              text: narrowed.q === undefined ? undefined : t`Search by part of the name or the article number.`,
              all: t`See all products`,
            }
          : { icon: LayoutGrid, title: t`No products here`, all: { label: t`Import products from a file`, href: importsHref() } }
      }
    >
      <ProductsBulk chosen={chosen} />
      {page.records.map((product) => (
        <ProductCard
          key={product.prodId}
          product={product}
          edit={edit}
          isChosen={chosen.keys.has(product.prodId)}
          onChoose={(isOn) => chosen.mark(product.prodId, isOn)}
        />
      ))}
    </ResourcePage>
  );
}
