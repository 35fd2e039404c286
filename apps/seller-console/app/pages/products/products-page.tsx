import { IndexPage, Pages, SearchField, ask, pageOf, rowsPerPage, sending, useChosen, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, LayoutGrid, LinkButton, Plus, SearchX, Upload } from '@kyakhta/ui';
import type { ProductView } from '@kyakhta/contract/values';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useSkuEdit } from '../../forms/sku-edit.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductsBulk } from './products-bulk.tsx';
import { ProductsFilter, useProductChips } from './products-filter.tsx';
import { productsHref, readProducts } from './products-href.ts';

/** What can be sold comes first, then what keeps goods from being sold. */
const tabs: readonly ProductView[] = ['all', 'on', 'low', 'none', 'off', 'review', 'refused'];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { view, q, category, min, max } = readProducts(searchParams);
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /shop/admin/prod/page', {
    view,
    prodName: q,
    ...(category !== undefined && { categoryId: category }),
    ...(min !== undefined && { minPrice: min }),
    ...(max !== undefined && { maxPrice: max }),
    current,
    size: rowsPerPage / 2,
  });
  return { page, query: { view, q, category, min, max }, current };
}

export const action = sending('PUT /shop/admin/prod/sku');

/** The products of the store with their variants; price and stock are changed where they stand. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, query, current } = useLoaderData<typeof loader>();
  const { view, q, ...filters } = query;
  const edit = useSkuEdit();
  const chosen = useChosen(page.records.map(({ prodId }) => prodId));
  const chips = useProductChips({ query, categories: page.categories });
  const names: Readonly<Record<ProductView, string>> = {
    all: t({ message: 'All', context: 'products', comment: 'Tab: all products' }),
    on: t({ message: 'On sale', context: 'products', comment: 'Tab' }),
    low: t({ message: 'Low', context: 'products', comment: 'Tab: products of which little is left' }),
    none: t({ message: 'Sold out', context: 'products', comment: 'Tab' }),
    off: t({ message: 'Off sale', context: 'products', comment: 'Tab' }),
    review: t({ message: 'Under review', context: 'products', comment: 'Tab' }),
    refused: t({ message: 'Refused', context: 'products', comment: 'Tab: the platform refused them' }),
  };
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Products`}
      actions={
        <>
          <ProductsFilter query={query} categories={page.categories} />
          <LinkButton variant="ghost" href="/products/import">
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
      tabsLabel={t`Views of the products`}
      tabs={tabs.map((key) => ({
        href: productsHref({ ...query, view: key }),
        label: names[key],
        count: number(page.counts[key]),
        current: key === view,
      }))}
      search={
        <SearchField
          name="q"
          label={t`Product or article number`}
          value={q ?? ''}
          keep={Object.fromEntries(
            Object.entries({ ...filters, view }).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
          )}
        />
      }
      chips={chips}
      summary={t({ message: `Products: ${count}`, comment: 'How many products the list holds' })}
    >
      {edit.question}
      {page.records.length > 0 ? (
        <>
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
        </>
      ) : chips.length > 0 || view !== 'all' ? (
        <EmptyState
          icon={SearchX}
          title={t`No product matches`}
          action={<LinkButton href={productsHref({})}>{t`See all products`}</LinkButton>}
        >
          {q ? t`Search by a part of the name or of the article number.` : null}
        </EmptyState>
      ) : (
        <EmptyState
          icon={LayoutGrid}
          title={t`No products here`}
          action={<LinkButton href="/products/import">{t`Import products from a file`}</LinkButton>}
        />
      )}
      <Pages current={current} pages={page.pages} href={(next) => productsHref({ ...query, page: next })} />
    </IndexPage>
  );
}
