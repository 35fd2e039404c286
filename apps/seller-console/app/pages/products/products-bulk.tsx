import { BulkBar, RefusalNotice, useDone, useFormat, useSend, type Chosen } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { productsSend } from './products-resource.ts';

/** Takes the products that are chosen off sale, or puts them back. */
export function ProductsBulk({ chosen }: { chosen: Chosen<number> }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/prod/statuses'>(productsSend.statuses);
  useDone(result, ({ data }) => {
    const [changed, left] = [number(data.changed), number(data.left)];
    say({
      tone: 'good',
      text: data.left === 0 ? t`Products changed: ${changed}` : t`Products changed: ${changed}. Cannot be changed now: ${left}`,
    });
    chosen.set([]);
    void revalidate();
  });
  const set = (onSale: boolean) => send({ prodIds: [...chosen.keys], onSale });
  return (
    <div className="grid gap-2">
      <BulkBar chosen={chosen}>
        <Button size="sm" variant="ghost" busy={busy} onClick={() => set(true)}>
          {t({ message: 'Put on sale', comment: 'Button' })}
        </Button>
        <Button size="sm" variant="ghost" busy={busy} onClick={() => set(false)}>
          {t({ message: 'Take off sale', comment: 'Button' })}
        </Button>
      </BulkBar>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
    </div>
  );
}
