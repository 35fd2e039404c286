import { useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@kyakhta/ui';
import { useState } from 'react';
import { storesSend } from '../pages/stores/stores-resource.ts';
import { StoreSetting } from './store-setting.tsx';

/** Whether the goods of a store are looked at before buyers see them. */
export function StoreGoodsReview({ shopId, isReviewed: before }: { shopId: number; isReviewed: boolean }) {
  const { t } = useLingui();
  const [isReviewed, setReviewed] = useState(before);
  const { send, busy, result } = useSend<'PUT /platform/shop/goodsReview'>(storesSend.goodsReview);
  return (
    <StoreSetting wide busy={busy} result={result} fields={isReviewed} onSave={() => send({ shopId, isReviewed })}>
      <p className="text-sm text-ink-2">{t`New products, and changes of names, pictures, category and certificates, wait for an operator. What is on sale stays on sale; prices and stock never wait.`}</p>
      <Checkbox checked={isReviewed} onChange={(event) => setReviewed(event.currentTarget.checked)}>
        {t`Review this store’s products before buyers see them`}
      </Checkbox>
    </StoreSetting>
  );
}
