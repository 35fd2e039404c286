import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storesSend } from '../pages/stores/stores-href.ts';

/** Whether the goods of a store are looked at before buyers see them. */
export function StoreGoodsReview({ shopId, isReviewed: before }: { shopId: number; isReviewed: boolean }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [isReviewed, setReviewed] = useState(before);
  const { send, busy, result } = useSend<'PUT /platform/shop/goodsReview'>(storesSend.goodsReview);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  return (
    <form
      noValidate
      className="grid max-w-xl gap-3"
      onSubmit={(submit) => {
        submit.preventDefault();
        send({ shopId, isReviewed });
      }}
    >
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <p className="text-sm text-ink-2">{t`New products, and changes of names, pictures, category and certificates, wait for an operator. What is on sale stays on sale; prices and stock never wait.`}</p>
      <Checkbox checked={isReviewed} onChange={(event) => setReviewed(event.currentTarget.checked)}>
        {t`Look at the goods of this store before buyers see them`}
      </Checkbox>
      <div>
        <Button size="sm" type="submit" busy={busy}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
