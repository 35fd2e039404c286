import { stockReasons, type StockReason } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@kyakhta/ui';
import { reasonsFor, useMovementNames } from '../pages/stock/stock-words.ts';

type StockReasonFieldProps = { reason: StockReason; disabled?: boolean; onChange: (reason: StockReason) => void };

/** Why the stock of some variants is set. */
export function StockReasonField({ reason, disabled = false, onChange }: StockReasonFieldProps) {
  const { t } = useLingui();
  const names = useMovementNames();
  return (
    <Select
      label={t({ message: 'Why', comment: 'Field: the reason of a change of stock' })}
      value={reason}
      disabled={disabled}
      onChange={(event) => onChange(stockReasons.find((one) => one === event.currentTarget.value) ?? 'other')}
    >
      {reasonsFor(names, stockReasons).map((one) => (
        <option key={one.reason} value={one.reason}>
          {one.name}
        </option>
      ))}
    </Select>
  );
}
