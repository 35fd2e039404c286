import { PageHead } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { VoucherRedeem } from '../../forms/voucher-redeem.tsx';

/** The counter: a buyer tells a code, and it is used up. */
export function Component() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Vouchers`} />
      <VoucherRedeem />
    </>
  );
}
