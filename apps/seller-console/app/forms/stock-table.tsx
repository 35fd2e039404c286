import { DataTable, RefusalNotice, pictureOf, useDone, useFormat, useSend, useUnsavedGuard, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import type { StockReason } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import {
  Anchor,
  Button,
  CircleAlert,
  CircleX,
  Code,
  FieldError,
  Picture,
  StatusTag,
  TextInput,
  cx,
  inputClass,
  useToast,
} from '@kyakhta/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { movementsHref, stockSend } from '../pages/stock/stock-resource.ts';
import { readStockEdit } from '../pages/stock/stock-text.ts';
import { useFaultWords } from '../pages/stock/stock-words.ts';
import { StockReasonField } from './stock-reason.tsx';

export type StockRow = Output<'GET /shop/admin/stock/page'>['records'][number];

/** The arrow keys and Enter lead from one number to the next, as in a spreadsheet. */
const onKeyDown = (press: KeyboardEvent<HTMLInputElement>) => {
  const step = press.key === 'ArrowDown' || press.key === 'Enter' ? 1 : press.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  press.preventDefault();
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-stock]')];
  const next = all[all.indexOf(press.currentTarget) + step];
  next?.focus();
  next?.select();
};

/** Variants with what is on hand of them, each changed where it stands and all saved at once. */
export function StockTable({ rows }: { rows: readonly StockRow[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const say = useToast();
  const faultWords = useFaultWords();
  const { send, busy, result } = useSend<'PUT /shop/admin/stock'>(stockSend.set);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [reason, setReason] = useState<StockReason>('counted');
  const [note, setNote] = useState('');
  const [told, setTold] = useState<ReadonlyMap<number, string>>(new Map());
  /** The variants that were sent, in their order: rows may have left the list by the time their answer is there. */
  const sent = useRef<readonly number[]>([]);
  const edited = rows.filter(({ skuId }) => (typed.get(skuId) ?? '').trim() !== '');
  const guard = useUnsavedGuard(edited.length > 0 && !busy);
  const setAt = (skuId: number, text: string) => {
    setTyped((all) => new Map(all).set(skuId, text));
    setTold((all) => new Map([...all].filter(([id]) => id !== skuId)));
  };
  useDone(result, ({ data: { changed, faults } }) => {
    if (faults.length > 0) {
      setTold(new Map(faults.map((f) => [sent.current[f.line] ?? 0, faultWords(f)])));
      document.querySelector<HTMLInputElement>(`input[data-stock="${sent.current[faults[0]?.line ?? 0]}"]`)?.focus();
      return;
    }
    setTyped(new Map());
    setNote('');
    say({ tone: 'good', text: t`${plural(changed, { one: 'The stock of # variant was set', other: 'The stock of # variants was set' })}` });
  });
  const save = () => {
    const read = edited.map(({ skuId, onHand }) => ({ skuId, onHand, edit: readStockEdit(typed.get(skuId) ?? '') }));
    const wrong = read.filter(({ edit }) => edit === null);
    setTold(new Map(wrong.map(({ skuId }) => [skuId, t`Enter the quantity, such as 120, or a change, such as +5 or -3.`])));
    if (wrong.length > 0 || read.length === 0) return;
    sent.current = read.map(({ skuId }) => skuId);
    send({
      reason,
      note: note.trim() || undefined,
      // A count is of what was seen; more and fewer hold whatever was sold meanwhile.
      lines: read.map(({ skuId, onHand, edit }) => ({ skuId, ...edit, ...(edit !== null && 'count' in edit && { seen: onHand }) })),
    });
  };
  const columns: Column<StockRow>[] = [
    {
      key: 'product',
      head: t({ message: 'Product', comment: 'Column' }),
      card: 'line',
      render: (row) => (
        <span className="flex items-center gap-3">
          <Picture source={pictureOf(row.pic)} alt="" sizes="40px" className="size-10 shrink-0 rounded-1" />
          <span className="grid min-w-0">
            <bdi className="line-clamp-2 font-medium">{row.prodName}</bdi>
            <span className="text-sm text-ink-2">
              <bdi>{row.skuName || '–'}</bdi>
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'article',
      head: t({ message: 'Article', comment: 'Column: article number' }),
      card: 'title',
      render: ({ skuId, partyCode }) => (
        <Anchor href={movementsHref(skuId)} className="inline-flex min-h-6 items-center font-medium text-brand hover:underline">
          <Code>{partyCode}</Code>
        </Anchor>
      ),
    },
    {
      key: 'state',
      head: t({ message: 'State', comment: 'Column' }),
      quiet: true,
      card: 'state',
      render: (row) => <StockTag row={row} />,
    },
    {
      key: 'reserved',
      head: t({ message: 'Reserved', comment: 'Column: pieces that orders hold' }),
      numeric: true,
      render: ({ reserved }) => number(reserved),
    },
    {
      key: 'free',
      head: t({ message: 'Free', comment: 'Column: pieces that can still be sold' }),
      numeric: true,
      render: ({ onHand, reserved }) => (
        <span className={cx(onHand === reserved && 'font-semibold text-seal')}>{number(onHand - reserved)}</span>
      ),
    },
    {
      key: 'onHand',
      head: t({ message: 'On hand', comment: 'Column: pieces in the warehouse' }),
      numeric: true,
      card: 'action',
      className: '@4xl:w-44',
      render: ({ skuId, partyCode, onHand }) => {
        const fault = told.get(skuId);
        const now = number(onHand);
        return (
          <span className="grid gap-1 text-start">
            <span aria-hidden className="text-xs text-ink-3 @4xl:hidden">
              {t({ message: 'On hand', comment: 'Column: pieces in the warehouse' })}
            </span>
            <input
              data-stock={skuId}
              value={typed.get(skuId) ?? ''}
              placeholder={now}
              aria-label={t`On hand of ${partyCode}, now ${now}`}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `stock-${skuId}` : undefined}
              inputMode="text"
              dir="ltr"
              autoComplete="off"
              className={cx(inputClass, 'text-end tabular-nums placeholder:text-ink-2')}
              onKeyDown={onKeyDown}
              onChange={(event) => setAt(skuId, event.currentTarget.value)}
            />
            <FieldError id={`stock-${skuId}`}>{fault}</FieldError>
          </span>
        );
      },
    },
  ];
  const changes = edited.length;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {guard.question}
      <p className="text-sm text-ink-2">{t`Enter the quantity on hand, such as 120, or a change, such as +5 or -3. Enter and the arrow keys move between variants.`}</p>
      <DataTable label={t`Stock of the variants`} columns={columns} rows={rows} rowKey={({ skuId }) => skuId} busy={busy} />
      {changes > 0 ? (
        <div className="sticky bottom-0 z-10 grid gap-3 rounded-3 border border-line-strong bg-paper p-3 shadow-2">
          <RefusalNotice refusal={result?.ok === false ? result : undefined} />
          <div className="flex flex-wrap items-end gap-3">
            <StockReasonField reason={reason} onChange={setReason} />
            <TextInput
              label={t`Note (optional)`}
              value={note}
              maxLength={200}
              className="min-w-48 flex-1"
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Button variant="ghost" onClick={() => setTyped(new Map())}>
              {t`Discard`}
            </Button>
            <Button type="submit" busy={busy}>
              <Plural value={changes} one="Set # variant" other="Set # variants" />
            </Button>
          </div>
        </div>
      ) : null}
    </form>
  );
}

/** Says in a word what is short. */
export function StockTag({ row }: { row: Pick<StockRow, 'onHand' | 'reserved' | 'lowAt'> }) {
  const { t } = useLingui();
  const free = row.onHand - row.reserved;
  if (free > row.lowAt) return null;
  return free <= 0 ? (
    <StatusTag tone="act" icon={CircleX}>
      {t({ message: 'None left', comment: 'State of a variant: nothing of it can be sold' })}
    </StatusTag>
  ) : (
    <StatusTag tone="wait" icon={CircleAlert}>
      {t({ message: 'Low', comment: 'State of a variant: little of it is left' })}
    </StatusTag>
  );
}
