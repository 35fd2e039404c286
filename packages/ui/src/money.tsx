import { cx } from './cx.ts';

/** An amount already written for its reader. Figures are tabular and keep their order inside right-to-left text. */
export function Money({ children, className }: { children: string; className?: string }) {
  return <bdi className={cx('whitespace-nowrap tabular-nums', className)}>{children}</bdi>;
}

/** A number of an order, a waybill, a code: always left to right. */
export function Code({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="ltr" className={cx('tabular-nums', className)}>
      {children}
    </bdi>
  );
}
