import { DataTable, call, useFormat, useUnsavedGuard, type Column } from '@kyakhta/console';
import { code, stockLinesMax, type StockReason } from '@kyakhta/contract/values';
import { Plural, useLingui } from '@lingui/react/macro';
import { Button, CircleAlert, CircleCheck, Clock, Code, Notice, StatusTag } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { type OnHand, raisedByRows, stockFileLines, type StockFileRow } from '../pages/stock/stock-file.ts';
import { useFaultWords } from '../pages/stock/stock-words.ts';
import { RaisedNotice } from './raised-notice.tsx';
import { StockReasonField } from './stock-reason.tsx';

/** What became of a row. `unsure`: no answer came. */
type Outcome = { readonly is: 'set' | 'unsure' } | { readonly is: 'refused'; readonly words: string };
/** Rows that the page shows; of a long file the refused ones come first. */
const shownMax = 200;

/** What the call takes as an article number: another one would have it refuse all the rows beside it. */
const articleMax = 200;
const unreadable = /\p{Cc}/u;

/**
 * What is on hand now of the variants that a file names. Their counts are sent with it: what is sold while somebody looks at
 * the rows must not come back. Null while it is read; a sentence where it could not be.
 */
function useOnHand(articles: readonly string[]): OnHand | string | null {
  const [read, setRead] = useState<OnHand | string | null>(null);
  const asked = articles.join('\n');
  useEffect(() => {
    let left = false;
    const readAll = async () => {
      const all = asked === '' ? [] : asked.split('\n');
      const onHand = new Map<string, number>();
      for (let at = 0; at < all.length && !left; at += stockLinesMax) {
        const answer = await call('POST /shop/admin/stock/figures', { articles: all.slice(at, at + stockLinesMax) });
        if (answer.code !== code.ok) return left ? undefined : setRead(answer.msg);
        for (const { article, onHand: pieces } of answer.data) onHand.set(article, pieces);
      }
      if (!left) setRead(onHand);
    };
    void readAll();
    return () => {
      left = true;
    };
  }, [asked]);
  return read;
}

/** Rows of a file, set some hundred at a time; those that cannot be set are listed and do not hold up the rest. */
export function StockFileRows({ rows }: { rows: readonly StockFileRow[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const faultWords = useFaultWords();
  const [reason, setReason] = useState<StockReason>('counted');
  const [running, setRunning] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const guard = useUnsavedGuard(running);
  const wordsOf = (row: StockFileRow): string | null => {
    if (row.article === '') return t`The article number is missing.`;
    if (row.article.length > articleMax || unreadable.test(row.article)) return t`This isn’t a valid article number.`;
    if (row.edit === null) return t`Enter the quantity, such as 120, or a change, such as +5 or -3.`;
    return row.twice ? t`This variant is listed twice.` : null;
  };
  const able = rows.filter((row) => wordsOf(row) === null);
  const read = useOnHand(able.map(({ article }) => article));
  const onHand = typeof read === 'string' ? null : read;
  const tell = (some: readonly StockFileRow[], of: (row: StockFileRow, index: number) => Outcome) =>
    setOutcomes((all) => new Map([...all, ...some.map((row, index) => [row.line, of(row, index)] as const)]));
  /** Sets some rows; refused ones are listed, and the others are sent once more without them. */
  const put = async (some: readonly StockFileRow[]): Promise<void> => {
    if (some.length === 0) return;
    const answer = await call('PUT /shop/admin/stock', {
      reason,
      lines: stockFileLines(some, onHand ?? new Map()),
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
  const raised = raisedByRows(able, onHand ?? new Map());
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
      key: 'now',
      head: t({ message: 'On hand now', comment: 'Column: pieces in the warehouse at this moment' }),
      numeric: true,
      render: ({ line, article, edit }) => {
        const before = onHand?.get(article);
        if (before === undefined || edit === null || outcomes.get(line)?.is !== 'set') return before === undefined ? '–' : number(before);
        return number('count' in edit ? edit.count : before + edit.change);
      },
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
        <Button disabled={began || count === 0 || onHand === null} busy={running || read === null} onClick={() => void setAll()}>
          <Plural value={count} one="Set # variant" other="Set # variants" />
        </Button>
      </div>
      {typeof read === 'string' ? <Notice tone="error" title={read} /> : null}
      {raised.variants > 0 && !began ? <RaisedNotice raised={raised} /> : null}
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
      {t`No response. Check its movements before you send it again.`}
    </StatusTag>
  );
}
