import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What a stepper says of the cartons, or of the vouchers, that it counts. */
export function useStepWords() {
  const { t } = useLingui();
  return (full: string, most: number, isVoucher: boolean) =>
    isVoucher
      ? {
          label: t`Vouchers: ${full}`,
          lessLabel: t`One voucher fewer: ${full}`,
          moreLabel: t`One voucher more: ${full}`,
          cutWords: t`${plural(most, { one: 'Only # voucher can be ordered', other: 'Only # vouchers can be ordered' })}`,
        }
      : {
          label: t`Cartons: ${full}`,
          lessLabel: t`One carton fewer: ${full}`,
          moreLabel: t`One carton more: ${full}`,
          cutWords: t`${plural(most, { one: 'Only # carton can be ordered', other: 'Only # cartons can be ordered' })}`,
        };
}
