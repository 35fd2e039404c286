import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'aside' | 'li'; padded?: boolean };

export function Card({ as: Element = 'div', padded = true, className, ...rest }: CardProps) {
  return <Element {...rest} className={cx('rounded-3 border border-line bg-paper', padded && 'p-4 md:p-5', className)} />;
}
