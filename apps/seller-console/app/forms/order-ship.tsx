import { RefusalNotice, Section, useUnsavedGuard, type Order, type useSend } from '@kyakhta/console';
import { Plural, useLingui } from '@lingui/react/macro';
import { packagesPerOrderMax } from '@kyakhta/contract/values';
import { Button, Notice, Plus, RadioCard, Truck } from '@kyakhta/ui';
import { useReducer, useState, type SubmitEvent } from 'react';
import { ShipPackage, type Courier } from './order-ship-package.tsx';
import { changed, faultsOf, isKeptBack, linesLeft, newDraft, packagesOf, restOf, shipping, stepOf } from './ship-draft.ts';

type OrderShipProps = { order: Order; couriers: readonly Courier[]; sent: ReturnType<typeof useSend<'PUT /shop/admin/order/delivery'>> };

/** Sends what is left of an order: everything in one package, or several packages with their content. */
export function OrderShip({ order, couriers, sent }: OrderShipProps) {
  const { t } = useLingui();
  const [lines] = useState(() => linesLeft(order));
  const [initial] = useState(() => newDraft(lines, String(order.packages.at(-1)?.dvyId ?? '')));
  const [draft, change] = useReducer(changed, initial);
  const [checked, setChecked] = useState(false);
  const guard = useUnsavedGuard(draft !== initial && !sent.busy);
  const packages = packagesOf(draft);
  const faults = checked ? faultsOf(draft) : new Map();
  const room = packagesPerOrderMax - order.packages.length;
  const refusal = sent.result && !sent.result.ok ? sent.result : undefined;

  const onSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    setChecked(true);
    if (faultsOf(draft).size === 0) sent.send(shipping(order, draft));
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {guard.question}
      <Section title={t`How it is packed`}>
        <div role="radiogroup" aria-label={t`How it is packed`} className="grid gap-2 md:grid-cols-2">
          <RadioCard
            name="split"
            checked={!draft.split}
            onChange={() => change({ do: 'split', split: false })}
            title={t`Everything in one package`}
            detail={
              isKeptBack(order)
                ? t`All goods that can leave go out under one waybill.`
                : t`All goods left in the order go out under one waybill.`
            }
          />
          <RadioCard
            name="split"
            checked={draft.split}
            disabled={room < 2}
            onChange={() => change({ do: 'split', split: true })}
            title={t`Split into packages`}
            detail={
              <Plural
                value={room}
                one="Up to # package, each with its waybill; what is not packed ships later."
                other="Up to # packages, each with its waybill; what is not packed ships later."
              />
            }
          />
        </div>
        {draft.split && lines.some((line) => line.carton !== null) ? (
          <div role="radiogroup" aria-label={t`Counted in`} className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
            <span className="text-sm font-medium">{t`Counted in`}</span>
            {(['carton', 'piece'] as const).map((unit) => (
              <label key={unit} className="inline-flex min-h-9 items-center gap-2">
                <input
                  type="radio"
                  name="unit"
                  checked={draft.unit === unit}
                  onChange={() => change({ do: 'unit', unit })}
                  className="size-4 accent-brand"
                />
                {unit === 'carton'
                  ? t({ message: 'cartons', comment: 'What is counted' })
                  : t({ message: 'single units', comment: 'What is counted' })}
              </label>
            ))}
          </div>
        ) : null}
      </Section>
      {packages.map((one, index) => (
        <ShipPackage
          key={one.key}
          number={index + 1}
          pack={one}
          draft={draft}
          lines={lines}
          couriers={couriers}
          faults={faults}
          change={change}
          removable={draft.split && packages.length > 1}
        />
      ))}
      {draft.split ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="ghost" disabled={packages.length >= room} onClick={() => change({ do: 'add' })}>
            <Plus aria-hidden className="size-4" />
            {t`Add a package`}
          </Button>
          {leftWords()}
        </div>
      ) : null}
      <RefusalNotice refusal={refusal} />
      {faults.size > 0 ? (
        <Notice tone="error" live>
          <Plural
            value={faults.size}
            one="# field needs correction; it is marked above."
            other="# fields need correction; they are marked above."
          />
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={sent.busy}>
          <Truck aria-hidden className="size-4.5" />
          {sent.busy ? t`Sending…` : t`Hand over to the carrier`}
        </Button>
        <p className="text-sm text-ink-3">{t`The buyer is notified at once, and the order moves on.`}</p>
      </div>
    </form>
  );

  function leftWords() {
    const open = lines.filter((line) => restOf(draft, line) > 0);
    if (open.length === 0) return <p className="text-sm text-ink-2">{t`Everything is packed.`}</p>;
    const rest = open.reduce((sum, line) => sum + restOf(draft, line) / stepOf(draft, line), 0);
    return (
      <p className="text-sm text-ink-2">
        {draft.unit === 'carton' && open.every((line) => line.carton !== null) ? (
          <Plural
            value={rest}
            one="# carton is not packed and still has to be shipped."
            other="# cartons are not packed and still have to be shipped."
          />
        ) : (
          <Plural
            value={rest}
            one="# unit is not packed and still has to be shipped."
            other="# units are not packed and still have to be shipped."
          />
        )}
      </p>
    );
  }
}
