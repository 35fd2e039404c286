import { DataTable, ListExport, PageHead, Pages, ask, at, pageOf, rowsPerPage, sheetHref, useFormat, type Column } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Breadcrumbs, EmptyState, FileText } from '@kyakhta/ui';
import { useId } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ExportMenu } from '../products/export-menu.tsx';
import { ImportDrop } from './import-drop.tsx';
import { ImportTag, useFresh } from './import-state.tsx';
import { importHref, isMoving, type ImportCard } from './types.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const current = pageOf(new URL(request.url).searchParams);
  const page = await ask(request, 'GET /shop/admin/import/page', { current, size: rowsPerPage });
  return { page, current };
}

/** Where a file of products is brought in, and what became of earlier ones. */
export function Component() {
  const { t } = useLingui();
  const { page, current } = useLoaderData<typeof loader>();
  const columns = useImportColumns();
  const template = useId();
  useFresh(page.records.some((one) => isMoving(one.state)));
  return (
    <>
      <Breadcrumbs label={t`Where you are`} crumbs={[{ href: '/products', label: t`Products` }, { label: t`Import of products` }]} />
      <PageHead title={t`Import of products`} />
      <ImportDrop />
      <section aria-labelledby={template} className="mb-6 flex flex-wrap items-center gap-3">
        <p
          id={template}
        >{t`Which columns a file has, an export of your products shows. Without products it is an empty table to fill in.`}</p>
        <ExportMenu />
      </section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t`Imports so far`}</h2>
        <ListExport href={sheetHref('GET /shop/admin/import/export', {})} />
      </div>
      {page.records.length > 0 ? (
        <DataTable label={t`Imports so far`} columns={columns} rows={page.records} rowKey={(one) => one.importId} />
      ) : (
        <EmptyState icon={FileText} title={t`Nothing was imported yet`} />
      )}
      <Pages current={current} pages={page.pages} href={(next) => at('/products/import', { page: next > 1 ? next : undefined })} />
    </>
  );
}

function useImportColumns(): Column<ImportCard>[] {
  const { t } = useLingui();
  const { number, moment } = useFormat();
  const count = (key: string, head: string, value: (one: ImportCard) => number): Column<ImportCard> => ({
    key,
    head,
    numeric: true,
    card: 'fact',
    render: (one) => number(value(one)),
  });
  return [
    {
      key: 'file',
      head: t({ message: 'File', comment: 'Column' }),
      card: 'title',
      render: (one) => (
        <Anchor href={importHref(one.importId)} className="font-medium break-all text-brand hover:underline">
          <bdi>{one.fileName}</bdi>
        </Anchor>
      ),
    },
    { key: 'state', head: t({ message: 'State', comment: 'Column' }), card: 'state', render: (one) => <ImportTag state={one.state} /> },
    { key: 'at', head: t({ message: 'Uploaded', comment: 'Column: when' }), card: 'line', render: (one) => moment(one.createdAt) },
    count('rows', t({ message: 'Rows', comment: 'Column: rows of a file' }), (one) => one.rows),
    count('new', t({ message: 'New', comment: 'Column: new products' }), (one) => one.created),
    count('changed', t({ message: 'Changed', comment: 'Column: changed products' }), (one) => one.changed),
    count('refused', t({ message: 'Refused rows', comment: 'Column' }), (one) => one.refusedRows),
  ];
}
