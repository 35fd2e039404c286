import { RefusalNotice, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { productsSend } from './products-href.ts';

type BulkProps = { all: readonly number[]; chosen: ReadonlySet<number>; onChoose: (chosen: ReadonlySet<number>) => void };

/** Takes the products that are chosen off sale, or puts them back. */
export function ProductsBulk({ all, chosen, onChoose }: BulkProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/prod/statuses'>(productsSend.statuses);
  useDone(result, ({ data }) => {
    const [changed, left] = [number(data.changed), number(data.left)];
    say({
      tone: 'good',
      text: data.left === 0 ? t`Products changed: ${changed}` : t`Products changed: ${changed}. Not yours to change now: ${left}`,
    });
    onChoose(new Set());
    void revalidate();
  });
  const isAll = chosen.size === all.length;
  const count = number(chosen.size);
  const set = (onSale: boolean) => send({ prodIds: [...chosen], onSale });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-line bg-paper px-3 py-1.5">
        <label className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 accent-brand"
            checked={isAll}
            onChange={() => onChoose(isAll ? new Set() : new Set(all))}
          />
          {t({ message: 'All on this page', comment: 'Chooses all products of a page' })}
        </label>
        {chosen.size === 0 ? null : (
          <>
            <span className="text-ink-2 tabular-nums">{t({ message: `Chosen: ${count}`, comment: 'How many products are chosen' })}</span>
            <span className="ms-auto flex flex-wrap gap-2">
              <Button size="sm" variant="ghost" busy={busy} onClick={() => set(true)}>
                {t({ message: 'Put on sale', comment: 'Button' })}
              </Button>
              <Button size="sm" variant="ghost" busy={busy} onClick={() => set(false)}>
                {t({ message: 'Take off sale', comment: 'Button' })}
              </Button>
            </span>
          </>
        )}
      </div>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
    </div>
  );
}
