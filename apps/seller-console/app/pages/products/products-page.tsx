import { IndexPage, Pages, SearchField, ask, pageOf, rowsPerPage, sending, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, LayoutGrid, LinkButton, Plus, SearchX, Upload } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useSkuEdit } from '../../forms/sku-edit.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ProductCard } from './product-card.tsx';
import { productsHref } from './products-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /shop/admin/prod/page', { prodName: q || undefined, current, size: rowsPerPage / 2 });
  return { page, q, current };
}

export const action = sending('PUT /shop/admin/prod/sku');

/** The products of the store with their variants; price and stock are changed where they stand. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, q, current } = useLoaderData<typeof loader>();
  const edit = useSkuEdit();
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Products`}
      actions={
        <>
          <LinkButton variant="ghost" href="/products/import">
            <Upload aria-hidden className="size-4.5" />
            {t({ message: 'Import', comment: 'Button: bring products in from a file' })}
          </LinkButton>
          <ExportMenu />
          <LinkButton href="/products/new">
            <Plus aria-hidden className="size-4.5" />
            {t`New product`}
          </LinkButton>
        </>
      }
      search={<SearchField name="q" label={t`Product or article number`} value={q} keep={{}} />}
      chips={
        q
          ? [{ key: 'q', label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }), without: productsHref('', 1) }]
          : []
      }
      summary={t({ message: `Products: ${count}`, comment: 'How many products the list holds' })}
    >
      {edit.question}
      {page.records.length > 0 ? (
        page.records.map((product) => <ProductCard key={product.prodId} product={product} edit={edit} />)
      ) : q ? (
        <EmptyState
          icon={SearchX}
          title={t`No product matches`}
          action={<LinkButton href={productsHref('', 1)}>{t`See all products`}</LinkButton>}
        >
          {t`Search by a part of the name or of the article number.`}
        </EmptyState>
      ) : (
        <EmptyState
          icon={LayoutGrid}
          title={t`No products here`}
          action={<LinkButton href="/products/import">{t`Import products from a file`}</LinkButton>}
        />
      )}
      <Pages current={current} pages={page.pages} href={(next) => productsHref(q, next)} />
    </IndexPage>
  );
}
