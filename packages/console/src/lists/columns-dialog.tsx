import { useLingui } from '@lingui/react/macro';
import { Button, ChevronDown, Dialog, cx, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { RefusalNotice } from '../refusal-notice.tsx';
import { useDone } from '../use-done.ts';
import { arranged, isFixed, keysOf } from './arranged.ts';
import { useArrange, useList, type AnyColumn } from './list-views.tsx';

/** Which columns a list has, and in which order: by mouse or by keys. */
export function ColumnsDialog({ columns, onClose }: { columns: readonly AnyColumn[]; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { kept, view } = useList();
  const { arrange, busy, result } = useArrange();
  const [chosen, setChosen] = useState<readonly string[]>(view?.columns ?? kept.columns);
  const [dragged, setDragged] = useState<string | null>(null);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    onClose();
  });
  const list = arranged(columns, chosen);
  const movable = list.filter(({ column }) => !column.quiet);
  const put = (key: string, to: number) => {
    const from = movable.findIndex(({ column }) => column.key === key);
    if (from < 0 || to < 0 || to >= movable.length) return;
    const rest = movable.filter((_, at) => at !== from);
    const one = movable[from];
    if (one) setChosen(keysOf([...rest.slice(0, to), one, ...rest.slice(to)], chosen));
  };
  const save = (keys: readonly string[]) =>
    arrange(view ? { views: kept.views.map((one) => (one.viewId === view.viewId ? { ...one, columns: keys } : one)) } : { columns: keys });
  const name = view?.name;
  return (
    <Dialog title={t({ message: 'Columns', comment: 'Heading: which columns a list has' })} closeLabel={t`Close`} onClose={onClose}>
      <p className="text-sm text-ink-2">
        {name === undefined
          ? t`These settings stay with your account on every device.`
          : t`These settings are kept in your view “${name}”.`}
      </p>
      <ul className="grid gap-1">
        {movable.map(({ column, isShown }, at) => (
          <li key={column.key}>
            <div
              draggable
              onDragStart={() => setDragged(column.key)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) put(dragged, at);
              }}
              className={cx(
                'flex min-h-11 items-center gap-2 rounded-2 border border-line ps-3 pe-1',
                dragged === column.key && 'opacity-50',
              )}
            >
              <label className="flex min-h-11 flex-1 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-4.5 accent-brand"
                  checked={isShown}
                  disabled={isFixed(column)}
                  onChange={(event) => {
                    const isOn = event.currentTarget.checked;
                    setChosen(
                      keysOf(
                        list.map((one) => (one.column === column ? { ...one, isShown: isOn } : one)),
                        chosen,
                      ),
                    );
                  }}
                />
                <span className="[&_.sr-only]:not-sr-only">{column.head}</span>
              </label>
              <button
                type="button"
                disabled={at === 0}
                onClick={() => put(column.key, at - 1)}
                className="grid size-9 place-items-center rounded-2 hover:bg-sunk disabled:opacity-30"
              >
                <ChevronDown aria-hidden className="size-4.5 rotate-180" />
                <span className="sr-only">
                  {t`Earlier`} {column.head}
                </span>
              </button>
              <button
                type="button"
                disabled={at === movable.length - 1}
                onClick={() => put(column.key, at + 1)}
                className="grid size-9 place-items-center rounded-2 hover:bg-sunk disabled:opacity-30"
              >
                <ChevronDown aria-hidden className="size-4.5" />
                <span className="sr-only">
                  {t`Later`} {column.head}
                </span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={() => setChosen([])}>
          {t({ message: 'Reset to default', comment: 'Button: columns as the list has them without any choice' })}
        </Button>
        <Button busy={busy} onClick={() => save(chosen.length === 0 ? [] : keysOf(list, chosen))}>
          {t`Save`}
        </Button>
      </div>
    </Dialog>
  );
}
