import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Checkbox, cx, Money, Store } from '@kyakhta/ui';
import { useId, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../../paths.ts';
import type { CartResult } from './cart-action.server.ts';
import { CartLine } from './cart-line.tsx';
import type { Cart, LineView } from './cart.server.ts';
import { lineKey } from './line-key.ts';

type TickProps = { lines: readonly LineView[]; hideLabel?: boolean; className?: string; children: ReactNode };

/** A tick over several lines: shown at once, kept by the server; without scripts a button sends it. */
export function Tick({ lines, hideLabel = false, className, children }: TickProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<CartResult>();
  const checked = fetcher.formData ? fetcher.formData.has('checked') : lines.every((line) => line.checked);
  return (
    <fetcher.Form method="post" className={cx('flex items-center gap-2', className)}>
      <input type="hidden" name="intent" value="tick" />
      {lines.map((line) => (
        <input key={line.basketId} type="hidden" name="line" value={lineKey(line)} />
      ))}
      <Checkbox name="checked" checked={checked} onChange={(event) => void fetcher.submit(event.currentTarget.form)} hideLabel={hideLabel}>
        {children}
      </Checkbox>
      <Button type="submit" variant="bare" size="sm" className="only-noscript">
        {t`Apply`}
      </Button>
    </fetcher.Form>
  );
}

export function StoreLines({ store }: { store: Cart['stores'][number] }) {
  const { t } = useLingui();
  const id = useId();
  const { name, weight, volume } = store;
  return (
    <Card as="section" aria-labelledby={id} padded={false} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunk px-4 py-3">
        <Tick lines={store.lines} hideLabel>
          {t`All items from ${name}`}
        </Tick>
        <Store aria-hidden className="size-4.5 text-ink-2" />
        <h2 id={id} className="text-base font-semibold">
          <Anchor href={paths.shop(store.shopId)} className="hover:text-brand hover:underline">
            {store.name}
          </Anchor>
        </h2>
        <p className="text-xs text-ink-2 tabular-nums md:ms-auto">
          {store.cartons === 0 ? null : (
            <Plural value={store.cartons} one={`# carton, ${weight} kg, ${volume} m³`} other={`# cartons, ${weight} kg, ${volume} m³`} />
          )}
        </p>
      </header>
      <ul>
        {store.lines.map((line) => (
          <CartLine key={line.basketId} line={line} />
        ))}
      </ul>
      <p className="flex flex-wrap justify-end gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-sm tabular-nums">
        <span className="text-ink-2">
          <Trans>
            Goods <Money>{store.goods}</Money>
          </Trans>
        </span>
        {store.saved ? (
          <span className="text-brand">
            {t`Saved`} <Money>{t({ message: `− ${store.saved}`, comment: 'A reduction: minus sign and amount' })}</Money>
          </span>
        ) : null}
        <span className="text-ink-2">
          {store.isExpress ? (
            <Trans>
              Express freight <Money>{store.freight}</Money>
            </Trans>
          ) : (
            <Trans>
              Ordinary freight <Money>{store.freight}</Money>
            </Trans>
          )}
        </span>
        <span className="font-semibold">
          <Trans comment="Sum of one store in the cart">
            Total <Money>{store.total}</Money>
          </Trans>
        </span>
      </p>
    </Card>
  );
}
