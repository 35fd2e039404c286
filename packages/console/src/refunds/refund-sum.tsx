import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { useFormat } from '../format.ts';

/** What is typed of a sum that goes back: of which line (empty: the whole order), of how many pieces (empty: all), how much. */
export interface RefundSum {
  readonly line: string;
  readonly pieces: string;
  readonly amount: string;
}
export const noSum: RefundSum = { line: '', pieces: '', amount: '' };
/** The figures of it as a call takes them: pieces only of one line, the amount only where one is typed. */
export const sumOf = ({ pieces, amount }: RefundSum, isOneLine: boolean): { goodsNum?: number; amount: string } => ({
  ...(isOneLine && pieces.trim() !== '' && { goodsNum: Number(pieces) }),
  amount: amount.trim().replace(',', '.'),
});

/** The same for calls that read what was typed themselves, and tell all that is wrong with it. */
export const typedSum = ({ pieces, amount }: RefundSum, isOneLine: boolean): { goodsNum?: string; amount: string } => ({
  ...(isOneLine && pieces.trim() !== '' && { goodsNum: pieces.trim() }),
  amount: amount.trim().replace(',', '.'),
});

type RefundSumProps = {
  /** Lines to choose from, besides the whole order; null where that is said already. */
  lines: readonly { orderItemId: number; name: string }[] | null;
  /** Pieces of the line that is meant; null where none is. */
  count: number | null;
  currency: string;
  /** Below the amount. */
  hint?: string | undefined;
  required?: boolean;
  errors: { pieces?: string | undefined; amount?: string | undefined };
  typed: RefundSum;
  onType: (typed: RefundSum) => void;
};

/** For what, how many pieces, how much: wherever somebody of a console says what goes back. */
export function RefundSumFields({ lines, count, currency, hint, required = false, errors, typed, onType }: RefundSumProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const field = (name: keyof RefundSum) => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => onType({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <>
      {lines === null ? null : (
        <Select label={t({ message: 'For what', comment: 'Field: for which line of an order money goes back' })} {...field('line')}>
          <option value="">{t`The whole order`}</option>
          {lines.map((l) => (
            <option key={l.orderItemId} value={l.orderItemId}>
              {l.name}
            </option>
          ))}
        </Select>
      )}
      {count === null ? null : (
        <TextInput
          label={t({ message: `Pieces (maximum ${number(count)})`, comment: 'Field: for how many pieces money goes back' })}
          hint={t`Leave empty for all of them.`}
          error={errors.pieces}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...field('pieces')}
        />
      )}
      <TextInput
        label={t({ message: `Amount in ${currency}`, comment: 'Field' })}
        {...(hint !== undefined && { hint })}
        error={errors.amount}
        required={required}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        {...field('amount')}
      />
    </>
  );
}
