import type { SVGProps } from 'react';
import sprite from './icons.svg?no-inline';
import { cx } from './cx.ts';

/**
 * An icon out of the one picture that holds all of them: pages carry a reference instead of the drawing, in their
 * HTML and in their scripts. Beside words it is hidden from screen readers; alone it needs a label.
 */
export const icon = (name: string) =>
  function Icon({ className, ...rest }: Omit<SVGProps<SVGSVGElement>, 'children'>) {
    return (
      <svg aria-hidden={rest['aria-label'] === undefined ? true : undefined} {...rest} className={cx('icon', className)}>
        <use href={`${sprite}#${name}`} />
      </svg>
    );
  };
