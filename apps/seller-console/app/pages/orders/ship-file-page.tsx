import { PageHead, Section, ask, ordersHref, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LinkButton, Notice } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { TextFile } from '../../forms/text-file.tsx';
import { WaybillList } from '../../forms/waybill-list.tsx';
import { type CheckedRow, checkWaybills, readWaybills, waybillBytesMax, waybillRowsMax } from './waybill-rows.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /shop/admin/delivery/list', {});

/** Shipping many orders by one file of waybills; the file is read here and sent nowhere as such. */
export function Component() {
  const { t } = useLingui();
  const { list } = useFormat();
  const carriers = useLoaderData<typeof loader>();
  const [rows, setRows] = useState<readonly CheckedRow[] | null>(null);
  const [problem, setProblem] = useState('');
  const [times, setTimes] = useState(0);
  const take = (text: string) => {
    const read = readWaybills(text);
    if (read.length === 0) return setProblem(t`There are no rows in this file.`);
    if (read.length > waybillRowsMax) return setProblem(t`At most ${waybillRowsMax} rows are accepted at once.`);
    setRows(checkWaybills(read, carriers));
    setTimes((count) => count + 1);
  };
  const names = list(carriers.map(({ dvyName }) => dvyName));
  return (
    <>
      <PageHead title={t`Ship by a file of waybills`}>
        <LinkButton size="sm" variant="ghost" href={ordersHref({})}>
          {t`Orders`}
        </LinkButton>
      </PageHead>
      <div className="grid max-w-4xl gap-4">
        <Section title={t`The file`}>
          <p className="mb-1">{t`A CSV file with three columns: order number, carrier, waybill. Everything of an order that is still to be shipped goes into one package.`}</p>
          <p className="mb-3 text-sm text-ink-2">{t`Carriers: ${names}`}</p>
          <TextFile
            maxBytes={waybillBytesMax}
            isFirst={rows === null}
            problem={problem}
            onPick={() => setRows(null)}
            onProblem={setProblem}
            onText={take}
          />
        </Section>
        {rows === null ? (
          <Notice tone="info">{t`Uploading the same file twice is harmless: shipments are recognised by their waybill and skipped.`}</Notice>
        ) : (
          <WaybillList key={times} rows={rows} />
        )}
      </div>
    </>
  );
}
