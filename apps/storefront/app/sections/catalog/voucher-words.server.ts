import type { Output } from '@kyakhta/contract/types';
import { msg, plural } from '@lingui/core/macro';
import { formatOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

/** What is said of a service by voucher; written here, so that no first visit of other goods fetches the words. */
export function voucherWords({ context }: Asked, voucher: Output<'GET /prod/prodInfo'>['voucher']) {
  if (voucher === null) return null;
  const i18n = context.get(i18nContext);
  const until = voucher.until === null ? null : formatOf(context).deadline(voucher.until);
  return {
    title: i18n._(msg`This is a service by voucher`),
    lines: [
      i18n._(msg`You get a code for each piece as soon as you pay. Give it to the supplier when you receive the service.`),
      until === null
        ? i18n._(msg`${plural(voucher.days ?? 0, { one: 'Valid for # day from payment.', other: 'Valid for # days from payment.' })}`)
        : i18n._(msg`Valid until ${until}.`),
      voucher.unused === 'refund'
        ? i18n._(msg`Anything you don’t use is refunded automatically.`)
        : i18n._(msg`Anything you don’t use in time is paid to the supplier.`),
    ],
  };
}
