import { PageHead, Section, ask, ordersHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { FieldError, LinkButton, Notice, Upload, buttonClass, cx } from '@kyakhta/ui';
import { useId, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { WaybillList } from '../../forms/waybill-list.tsx';
import { type CheckedRow, checkWaybills, readWaybills, waybillBytesMax, waybillRowsMax } from './waybill-rows.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /shop/admin/delivery/list', {});

/** Shipping many orders by one file of waybills; the file is read here and sent nowhere as such. */
export function Component() {
  const { t } = useLingui();
  const id = useId();
  const carriers = useLoaderData<typeof loader>();
  const [rows, setRows] = useState<readonly CheckedRow[] | null>(null);
  const [problem, setProblem] = useState('');
  const [times, setTimes] = useState(0);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setRows(null);
    if (file.size > waybillBytesMax) return setProblem(t`The file is too large.`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const [first, second] = bytes;
    const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
    try {
      const read = readWaybills(new TextDecoder(encoding, { fatal: true }).decode(bytes));
      if (read.length === 0) return setProblem(t`There are no rows in this file.`);
      if (read.length > waybillRowsMax) return setProblem(t`At most ${waybillRowsMax} rows are taken at once.`);
      setRows(checkWaybills(read, carriers));
      setTimes((count) => count + 1);
    } catch {
      setProblem(t`This is no text in UTF-8. Save it as “CSV UTF-8”.`);
    }
  };
  const names = carriers.map(({ dvyName }) => dvyName).join(', ');
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
          <label
            className={cx(
              buttonClass({ variant: rows === null ? 'primary' : 'ghost' }),
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <Upload aria-hidden className="size-4" />
            {rows === null ? t`Choose a file` : t`Choose another file`}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              aria-describedby={`${id}-problem`}
              className="sr-only"
              onChange={(event) => {
                void take(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </label>
          <div role="alert" className="mt-2">
            <FieldError id={`${id}-problem`}>{problem}</FieldError>
          </div>
        </Section>
        {rows === null ? (
          <Notice tone="info">{t`The same file twice is harmless: what it shipped before is found by its waybill and passed over.`}</Notice>
        ) : (
          <WaybillList key={times} rows={rows} />
        )}
      </div>
    </>
  );
}
