import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { Quote } from './quote.server.ts';

/** Of which goods the store lets fewer wait for a bank transfer than are ordered; other ways to pay are open. */
export function TransferLimits({ limits }: { limits: Quote['transferLimits'] }) {
  const { t } = useLingui();
  if (limits.length === 0) return null;
  return (
    <Notice tone="info" title={t`This order cannot be paid by bank transfer`}>
      <p>{t`The store lets only part of its stock wait for transfers. Choose another payment method, or order fewer:`}</p>
      <ul className="mt-1 list-disc ps-5">
        {limits.map(({ skuId, name, left }) => (
          <li key={skuId}>
            {t({ message: `${name}: ${left} by transfer`, comment: 'Name of goods, and how many pieces can be paid by bank transfer now' })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
