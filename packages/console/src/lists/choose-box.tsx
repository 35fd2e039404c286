import { useLingui } from '@lingui/react/macro';
import { cx } from '@kyakhta/ui';

type ChooseBoxProps = {
  /** What the row is called: said beside the box to a person who does not see where it is. */
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Whether a word stands beside it, where the box alone does not say what it is for: always, or where rows are cards. */
  word?: 'always' | 'inCards';
};

/** Chooses one row among others. */
export function ChooseBox({ name, isChosen, onChoose, word }: ChooseBoxProps) {
  const { t } = useLingui();
  return (
    <label className="inline-flex min-h-9 min-w-6 cursor-pointer items-center justify-center gap-2">
      <span className="sr-only">{t({ message: `Select ${name}`, comment: 'Chooses a row of a list; its name' })}</span>
      <input
        type="checkbox"
        className="size-4.5 accent-brand"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {word === undefined ? null : (
        <span aria-hidden className={cx('text-sm text-ink-2', word === 'inCards' && '@4xl:hidden')}>
          {t({ message: 'Choose', context: 'bulk', comment: 'Beside a box: chooses a row of a list' })}
        </span>
      )}
    </label>
  );
}
