import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@kyakhta/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { useRefusalWords } from '../refusal-notice.tsx';
import type { Bulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

type BulkBarProps<K> = {
  chosen: Chosen<K>;
  /** What is done row by row, where it is. */
  bulk?: Bulk;
  /** What can be done with those that are chosen; not shown while none is. */
  children: ReactNode;
};

/** Over a list: chooses all of a page, says how many are chosen, and does the same with each of them. */
export function BulkBar<K>({ chosen: { all, keys, set }, bulk, children }: BulkBarProps<K>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const box = useRef<HTMLInputElement>(null);
  const isAll = keys.size === all.length && all.length > 0;
  const isSome = keys.size > 0 && !isAll;
  const hadSome = useRef(false);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  useEffect(() => {
    // The button that was pressed is gone with the last row it was about: a person who works by keys goes on from the box.
    if (hadSome.current && keys.size === 0 && document.activeElement === document.body) box.current?.focus();
    hadSome.current = keys.size > 0;
  }, [keys.size]);
  const count = number(keys.size);
  const progress = bulk?.progress ?? null;
  const at = number(progress?.at ?? 0);
  const of = number(progress?.of ?? 0);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-line bg-paper px-3 py-1.5">
        <label className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            ref={box}
            type="checkbox"
            className="size-4.5 accent-brand"
            checked={isAll}
            disabled={all.length === 0}
            onChange={() => set(isAll ? [] : all)}
          />
          {t({ message: 'Select all on this page', comment: 'Chooses all rows of a page' })}
        </label>
        {keys.size === 0 ? null : (
          <>
            <span className="text-ink-2 tabular-nums">{t({ message: `Selected: ${count}`, comment: 'How many rows are chosen' })}</span>
            <span className="ms-auto flex flex-wrap gap-2">{children}</span>
          </>
        )}
        <span role="status" className="text-sm text-ink-2 tabular-nums empty:absolute">
          {progress === null
            ? null
            : t({ message: `Processing: ${at} of ${of}`, comment: 'How far it is with rows that are done one after another' })}
        </span>
      </div>
      {bulk === undefined ? null : <Told bulk={bulk} />}
    </div>
  );
}

/** What became of the rows: how many it was done with, and of each other why not. */
function Told({ bulk: { outcome, forget } }: { bulk: Bulk }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const wordsOf = useRefusalWords();
  if (outcome === null) return null;
  const [done, refused, left] = [number(outcome.done.length), number(outcome.refused.length), number(outcome.left)];
  const isWhole = outcome.refused.length === 0;
  return (
    <Notice
      tone={isWhole ? 'good' : 'error'}
      live
      title={
        isWhole
          ? t({ message: `Done: ${done}`, comment: 'How many rows something was done with' })
          : t({ message: `Done: ${done}. Failed: ${refused}`, comment: 'How many rows something was done with, and how many refused it' })
      }
      action={
        <Button variant="bare" size="sm" onClick={forget}>
          {t`Dismiss`}
        </Button>
      }
    >
      {isWhole ? null : (
        <ul className="mt-1 grid gap-1">
          {outcome.refused.map(({ key, name, refusal }) => (
            <li key={String(key)} className="grid">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <span>{wordsOf(refusal)}</span>
            </li>
          ))}
        </ul>
      )}
      {outcome.left > 0 ? <p className="mt-1">{t({ message: `Not attempted: ${left}`, comment: 'How many rows were left out' })}</p> : null}
    </Notice>
  );
}
