import { ItemName, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, FieldError, Select, Stepper, TextInput, Trash2 } from '@kyakhta/ui';
import { useId } from 'react';
import { faultKey, restOf, stepOf, type Change, type Draft, type Fault, type Faults, type Line, type PackageDraft } from './ship-draft.ts';

export type Courier = { dvyId: number; dvyName: string };
type ShipPackageProps = {
  number: number;
  pack: PackageDraft;
  draft: Draft;
  lines: readonly Line[];
  couriers: readonly Courier[];
  faults: Faults;
  change: (change: Change) => void;
  removable: boolean;
};

/** One package: who carries it, under which waybill, with what in it. */
export function ShipPackage({ number, pack, draft, lines, couriers, faults, change, removable }: ShipPackageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const { key } = pack;
  const words: Record<Fault, string> = {
    courier: t`Choose a carrier for the package.`,
    waybill: t`Enter the waybill number.`,
    waybillSigns: t`A waybill number has 4 to 64 Latin letters, digits or hyphens. Check what you entered.`,
    sameWaybill: t`Another package has this waybill already. Each package has its own.`,
    empty: t`Put something into this package, or remove it.`,
  };
  const told = (field: 'courier' | 'waybill' | 'items') => {
    const fault = faults.get(faultKey(pack, field));
    return fault ? words[fault] : undefined;
  };
  const empty = told('items');
  const anyRest = lines.some((line) => restOf(draft, line) > 0);
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="flex-1 text-lg font-semibold">
          {t`Package ${number}`}
        </h2>
        {draft.split && anyRest ? (
          <Button size="sm" variant="soft" onClick={() => change({ do: 'rest', key, lines })}>
            {t`Put the remaining items here`}
          </Button>
        ) : null}
        {removable ? (
          <Button size="sm" variant="bare" aria-label={t`Remove package ${number}`} onClick={() => change({ do: 'remove', key })}>
            <Trash2 aria-hidden className="size-4" />
          </Button>
        ) : null}
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Select
          label={t`Courier`}
          value={pack.dvyId}
          required
          error={told('courier')}
          onChange={(event) => change({ do: 'courier', key, dvyId: event.currentTarget.value })}
        >
          <option value="" disabled>
            {t`Choose a courier`}
          </option>
          {couriers.map(({ dvyId, dvyName }) => (
            <option key={dvyId} value={dvyId}>
              {dvyName}
            </option>
          ))}
        </Select>
        <TextInput
          label={t`Waybill`}
          value={pack.waybill}
          required
          maxLength={80}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={told('waybill')}
          onChange={(event) => change({ do: 'waybill', key, waybill: event.currentTarget.value })}
        />
      </div>
      <ul aria-label={t`Contents of package ${number}`} className="grid divide-y divide-line">
        {lines.map((line) => (
          <li key={line.orderItemId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0">
            <span className="min-w-0 flex-1 basis-52">
              <ItemName item={line} />
            </span>
            {draft.split ? countOf(line) : piecesOf(line.left, line)}
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-empty`}>{empty}</FieldError>
    </Card>
  );

  function piecesOf(pieces: number, line: Line) {
    const count = format.number(pieces);
    const unit = format.unit(pieces, line.unit);
    const cartons = line.carton === null ? null : format.number(pieces / line.carton);
    return (
      <span className="text-end text-sm text-ink-2 tabular-nums">
        {cartons === null
          ? t({ message: `${count} ${unit}`, comment: 'Quantity, then the unit of the goods, such as pcs, pairs, sets' })
          : t({
              message: `${count} ${unit} (${cartons} ctn)`,
              comment: 'Quantity, the unit of the goods, and how many cartons that is',
            })}
      </span>
    );
  }

  function countOf(line: Line) {
    const step = stepOf(draft, line);
    const pieces = pack.counts[line.orderItemId] ?? 0;
    const name = [line.prodName, line.skuName].filter(Boolean).join(' ');
    const max = (pieces + restOf(draft, line)) / step;
    return (
      <span className="flex flex-wrap items-center gap-3">
        {piecesOf(pieces, line)}
        <Stepper
          label={step > 1 ? t`Cartons of ${name}` : t`Units of ${name}`}
          lessLabel={t`Less`}
          moreLabel={t`More`}
          value={pieces / step}
          max={max}
          {...(empty && { describedBy: `${id}-empty` })}
          onChange={(value) => change({ do: 'count', key, orderItemId: line.orderItemId, count: value * step })}
        />
      </span>
    );
  }
}
