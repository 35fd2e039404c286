import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { Product } from './product.server.ts';

/** What a voucher is, how long it can be used, and what becomes of one that is not. */
export function VoucherWords({ voucher }: { voucher: NonNullable<Product['voucher']> }) {
  const { t } = useLingui();
  const { days, until, refunded } = voucher;
  return (
    <Notice tone="info" title={t`This is a service by voucher`}>
      <ul className="grid gap-1">
        <li>
          <Trans>You get a code for each piece as soon as you have paid, and tell it to the supplier when you get the service.</Trans>
        </li>
        <li>
          {until === null ? (
            <Plural value={days ?? 0} one="Valid for # day from payment." other="Valid for # days from payment." />
          ) : (
            <Trans>Valid until {until}.</Trans>
          )}
        </li>
        <li>{refunded ? t`What you do not use is refunded to you by itself.` : t`What you do not use in time is paid to the supplier.`}</li>
      </ul>
    </Notice>
  );
}
