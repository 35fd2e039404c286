import { PageHead, Section } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LinkButton, Notice } from '@kyakhta/ui';
import { useState } from 'react';
import { StockFileRows } from '../../forms/stock-file-rows.tsx';
import { TextFile } from '../../forms/text-file.tsx';
import { readStockFile, type StockFileRow, stockFileBytesMax, stockFileRowsMax } from './stock-file.ts';
import { stockHref } from './stock-resource.ts';

/** Setting the stock of many variants by one file. */
export function Component() {
  const { t } = useLingui();
  const [rows, setRows] = useState<readonly StockFileRow[] | null>(null);
  const [problem, setProblem] = useState('');
  const [times, setTimes] = useState(0);
  const take = (text: string) => {
    const read = readStockFile(text);
    if (read.length === 0) return setProblem(t`There are no rows in this file.`);
    if (read.length > stockFileRowsMax) return setProblem(t`At most ${stockFileRowsMax} rows are accepted at once.`);
    setRows(read);
    setTimes((count) => count + 1);
  };
  return (
    <>
      <PageHead title={t`Set stock from a file`}>
        <LinkButton size="sm" variant="ghost" href={stockHref({})}>
          {t({ message: 'Stock', comment: 'Page: what is in the warehouse of the store' })}
        </LinkButton>
      </PageHead>
      <div className="grid max-w-4xl gap-4">
        <Section title={t`The file`}>
          <p className="mb-3">{t`A CSV file with two columns: article number, and what is on hand, such as 120, or a change, such as +5 or -3.`}</p>
          <TextFile
            maxBytes={stockFileBytesMax}
            isFirst={rows === null}
            problem={problem}
            onPick={() => setRows(null)}
            onProblem={setProblem}
            onText={take}
          />
        </Section>
        {rows === null ? (
          <Notice tone="info">{t`A file of quantities may be uploaded twice. A file of changes adds them twice.`}</Notice>
        ) : (
          <StockFileRows key={times} rows={rows} />
        )}
      </div>
    </>
  );
}
