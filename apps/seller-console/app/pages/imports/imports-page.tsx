import { DataTable, ResourcePage, useFormat, type Column } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Breadcrumbs, FileText } from '@kyakhta/ui';
import { useId } from 'react';
import { useLoaderData } from 'react-router';
import { ExportMenu } from '../products/export-menu.tsx';
import { ImportDrop } from './import-drop.tsx';
import { ImportTag, useFresh } from './import-state.tsx';
import { imports } from './imports-resource.ts';
import { importHref, isMoving, type ImportCard } from './types.ts';

export const loader = imports.loader;

/** Where a file of products is brought in, and what became of earlier ones. */
export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const { page } = list;
  const columns = useImportColumns();
  const template = useId();
  useFresh(page.records.some((one) => isMoving(one.state)));
  return (
    <>
      <Breadcrumbs label={t`Current step`} crumbs={[{ href: '/products', label: t`Products` }, { label: t`Import of products` }]} />
      <ResourcePage
        of={imports}
        list={list}
        lead={
          <>
            <ImportDrop />
            <section aria-labelledby={template} className="flex flex-wrap items-center gap-3">
              <p
                id={template}
              >{t`An export of your products shows the columns of the file. Without products it is an empty table to fill in.`}</p>
              <ExportMenu />
            </section>
            <h2 className="text-lg font-semibold">{t`Previous imports`}</h2>
          </>
        }
        empty={{ icon: FileText, title: t`No imports yet` }}
      >
        <DataTable label={t`Previous imports`} columns={columns} rows={page.records} rowKey={(one) => one.importId} />
      </ResourcePage>
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
