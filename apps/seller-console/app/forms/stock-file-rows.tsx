import { DataTable, call, useFormat, useUnsavedGuard, type Column } from '@kyakhta/console';
import { code, stockLinesMax, type StockReason } from '@kyakhta/contract/values';
import { Plural, useLingui } from '@lingui/react/macro';
import { Button, CircleAlert, CircleCheck, Clock, Code, Notice, StatusTag } from '@kyakhta/ui';
import { useState } from 'react';
import type { StockFileRow } from '../pages/stock/stock-file.ts';
import { useFaultWords } from '../pages/stock/stock-words.ts';
import { StockReasonField } from './stock-reason.tsx';

/** What became of a row. `unsure`: no answer came. */
type Outcome = { readonly is: 'set' | 'unsure' } | { readonly is: 'refused'; readonly words: string };
/** Rows that the page shows; of a long file the refused ones come first. */
const shownMax = 200;

/** What the call takes as an article number: another one would have it refuse all the rows beside it. */
const articleMax = 200;
const unreadable = /\p{Cc}/u;

/** Rows of a file, set some hundred at a time; those that cannot be are told and do not hold up the rest. */
export function StockFileRows({ rows }: { rows: readonly StockFileRow[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const faultWords = useFaultWords();
  const [reason, setReason] = useState<StockReason>('counted');
  const [running, setRunning] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const guard = useUnsavedGuard(running);
  const wordsOf = (row: StockFileRow): string | null => {
    if (row.article === '') return t`There is no article number.`;
    if (row.article.length > articleMax || unreadable.test(row.article)) return t`This is no article number.`;
    if (row.edit === null) return t`Write what is there, such as 120, or a change, such as +5 or -3.`;
    return row.twice ? t`This variant stands here twice.` : null;
  };
  const able = rows.filter((row) => wordsOf(row) === null);
  const tell = (some: readonly StockFileRow[], of: (row: StockFileRow, index: number) => Outcome) =>
    setOutcomes((all) => new Map([...all, ...some.map((row, index) => [row.line, of(row, index)] as const)]));
  /** Sets some rows; what is refused of them is told, and the others are sent once more without it. */
  const put = async (some: readonly StockFileRow[]): Promise<void> => {
    if (some.length === 0) return;
    const answer = await call('PUT /shop/admin/stock', {
      reason,
      lines: some.map(({ article, edit }) => ({ article, ...edit })),
    });
    if (answer.code !== code.ok) {
      const isUnsure = answer.code === code.serverError;
      return tell(some, () => (isUnsure ? { is: 'unsure' } : { is: 'refused', words: answer.msg }));
    }
    const faults = new Map(answer.data.faults.map((f) => [f.line, faultWords(f)]));
    if (faults.size === 0) return tell(some, () => ({ is: 'set' }));
    tell(
      some.filter((_, index) => faults.has(index)),
      (row) => ({ is: 'refused', words: faults.get(some.indexOf(row)) ?? '' }),
    );
    return put(some.filter((_, index) => !faults.has(index)));
  };
  const setAll = async () => {
    setRunning(true);
    for (let at = 0; at < able.length; at += stockLinesMax) await put(able.slice(at, at + stockLinesMax));
    setRunning(false);
  };
  const began = outcomes.size > 0;
  const done = [...outcomes.values()].filter((o) => o.is === 'set').length;
  const count = able.length;
  const isRefused = (row: StockFileRow) => wordsOf(row) !== null || (outcomes.get(row.line)?.is ?? 'set') !== 'set';
  const shown = [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))].slice(0, shownMax);
  const columns: Column<StockFileRow>[] = [
    { key: 'line', head: t({ message: 'Line', comment: 'Column: of a file' }), numeric: true, render: ({ line }) => number(line) },
    {
      key: 'article',
      head: t({ message: 'Article', comment: 'Column: article number' }),
      card: 'title',
      render: ({ article }) => <Code>{article}</Code>,
    },
    {
      key: 'pieces',
      head: t({ message: 'On hand', comment: 'Column: pieces in the warehouse' }),
      numeric: true,
      render: ({ text }) => <bdi dir="ltr">{text}</bdi>,
    },
    {
      key: 'state',
      head: t({ message: 'State', comment: 'Column' }),
      card: 'line',
      render: (row) => <OutcomeTag outcome={outcomes.get(row.line)} words={wordsOf(row)} />,
    },
  ];
  return (
    <>
      {guard.question}
      <div className="flex flex-wrap items-end gap-3">
        <StockReasonField reason={reason} disabled={began || running} onChange={setReason} />
        <Button disabled={began || count === 0} busy={running} onClick={() => void setAll()}>
          <Plural value={count} one="Set # variant" other="Set # variants" />
        </Button>
      </div>
      <div role="status">
        {began && !running ? (
          <Notice tone={done === rows.length ? 'good' : 'wait'}>
            <Plural value={done} one="The stock of # variant was set" other="The stock of # variants was set" />
          </Notice>
        ) : null}
      </div>
      <DataTable label={t`The file`} needs="narrow" columns={columns} rows={shown} rowKey={({ line }) => line} busy={running} />
    </>
  );
}

function OutcomeTag({ outcome, words }: { outcome: Outcome | undefined; words: string | null }) {
  const { t } = useLingui();
  const refused = words ?? (outcome?.is === 'refused' ? outcome.words : null);
  if (refused !== null)
    return (
      <StatusTag tone="act" icon={CircleAlert}>
        {refused}
      </StatusTag>
    );
  if (outcome === undefined)
    return (
      <StatusTag tone="plain" icon={Clock}>
        {t({ message: 'To be set', comment: 'State of a row of a file' })}
      </StatusTag>
    );
  return outcome.is === 'set' ? (
    <StatusTag tone="good" icon={CircleCheck}>
      {t({ message: 'Set', comment: 'State of a row of a file: the stock is as it says' })}
    </StatusTag>
  ) : (
    <StatusTag tone="wait" icon={Clock}>
      {t`No answer came. Look at its movements before you send it again.`}
    </StatusTag>
  );
}
