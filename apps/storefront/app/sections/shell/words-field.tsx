import { cx } from '@kyakhta/ui';
import type { ComponentProps } from 'react';

/** The frame of a search: it takes the focus ring of the field within. */
export const searchFrame =
  'flex overflow-hidden rounded-2 bg-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

/** Words to search for, in the address `pn`; blanks alone search nothing. */
export function WordsField({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      name="pn"
      type="search"
      required
      pattern=".*\S.*"
      maxLength={200}
      enterKeyHint="search"
      className={cx('w-full min-w-0 flex-1 bg-transparent px-4 outline-none', className)}
    />
  );
}
