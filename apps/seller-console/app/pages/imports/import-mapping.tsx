import { DataTable, RefusalNotice, Section, useFormat, useSend, type Column } from '@kyakhta/console';
import { useLingui as useCatalogue } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button, Notice, inputClass } from '@kyakhta/ui';
import { useEffect, useRef, useState } from 'react';
import { RaisedNotice } from '../../forms/raised-notice.tsx';
import { columnName } from './import-columns.ts';
import { importHref, type ImportInfo } from './types.ts';

type FileColumn = ImportInfo['columns'][number] & { at: number };

/** What each column of the file is taken as, with its first cells; changed by a choice, then the import is started. */
export function ImportMapping({ info }: { info: ImportInfo }) {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const { number, list } = useFormat();
  const { importId } = info;
  const mapping = useSend<'PUT /shop/admin/import/mapping'>(`${importHref(importId)}/mapping`);
  const start = useSend<'POST /shop/admin/import/start'>(`${importHref(importId)}/start`);
  const stored = info.columns.map((one) => one.column);
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const chosen = wanted ?? stored;
  const sent = useRef<readonly string[] | null>(null);
  const { busy, send } = mapping;
  useEffect(() => {
    if (wanted === null || busy || sent.current === wanted) return;
    sent.current = wanted;
    send({ importId, columns: [...wanted] });
  }, [wanted, busy, send, importId]);

  const nameOf = (column: string) => {
    const label = columnName(column);
    return label ? _(label) : column;
  };
  const required = info.known.filter((one) => one.required).map((one) => one.column);
  const missing = required.filter((column) => !chosen.includes(column)).map(nameOf);
  const twice = [...new Set(chosen.filter((column, i) => column !== '' && chosen.indexOf(column) !== i))].map(nameOf);
  const lacking = list(missing);
  const doubled = list(twice);
  const rows = number(info.rows);
  const columns: Column<FileColumn>[] = [
    {
      key: 'name',
      head: t({ message: 'Heading in the file', comment: 'Column' }),
      card: 'title',
      render: (one) => <bdi className="font-medium break-all">{one.name || '–'}</bdi>,
    },
    {
      key: 'sample',
      head: t({ message: 'First rows', comment: 'Column: cells of the first rows' }),
      card: 'line',
      className: '@4xl:max-w-80',
      render: (one) => (
        <ul className="text-sm text-ink-2">
          {one.sample.slice(0, 3).map((cell, i) => (
            // Cells may repeat: their place is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i} dir="auto" className="truncate">
              <bdi>{cell || '–'}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'column',
      head: t({ message: 'Mapped to', comment: 'Column: what a column of the file is taken as' }),
      card: 'action',
      render: (one) => {
        const heading = one.name;
        return (
          <select
            aria-label={t`Map ${heading} to`}
            value={chosen[one.at] ?? ''}
            onChange={(event) => {
              setWanted(chosen.map((column, i) => (i === one.at ? event.currentTarget.value : column)));
              start.reset();
            }}
            className={inputClass}
          >
            <option value="">{t`Skip`}</option>
            {info.known.map(({ column }) => (
              <option key={column} value={column}>
                {nameOf(column)}
              </option>
            ))}
          </select>
        );
      },
    },
  ];
  const refusal = [start.result, mapping.result].find((result) => result?.ok === false);
  // What a refused start has told is newer than what the page was opened with.
  const told = start.result?.ok === false ? start.result.stockRaised : undefined;
  const raised = told ?? info.stockRaised;
  return (
    <Section title={t`Column mapping`}>
      <div className="grid gap-3">
        <p className="text-ink-2">{t`Rows in the file: ${rows}. Look at what each column is taken as, then start the import.`}</p>
        {missing.length > 0 ? (
          <Notice tone="wait" title={t`These columns are still missing: ${lacking}`}>
            {t`Choose which heading of the file holds them.`}
          </Notice>
        ) : null}
        {twice.length > 0 ? <Notice tone="wait" title={t`Chosen for more than one heading: ${doubled}`} /> : null}
        {raised && raised.variants > 0 ? <RaisedNotice raised={raised} /> : null}
        <RefusalNotice refusal={refusal?.ok === false ? refusal : undefined} />
        <DataTable
          label={t`Column mapping`}
          columns={columns}
          rows={info.columns.map((one, at) => ({ ...one, at }))}
          rowKey={(one) => one.at}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            busy={start.busy || busy}
            disabled={missing.length > 0 || twice.length > 0}
            onClick={() => start.send({ importId, ...(raised && { stockRaised: raised }) })}
          >
            {t`Start the import`}
          </Button>
        </div>
      </div>
    </Section>
  );
}
