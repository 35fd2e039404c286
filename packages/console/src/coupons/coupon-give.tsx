import type { PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useMay } from '../areas.tsx';
import { useFormat } from '../format.ts';
import { QuestionDialog } from '../question-dialog.tsx';
import { useSend } from '../send.ts';
import { useDone } from '../use-done.ts';
import { buyersNamed } from './coupon-load.ts';
import { FindField } from './find-field.tsx';
import { couponSend, type Coupon } from './types.ts';

type Give = 'POST /platform/coupon/give' | 'POST /shop/admin/coupon/give';
type CouponGiveProps = { owner: PromotionOwner; coupon: Coupon; onClose: () => void };

/** Gives a coupon: the platform to buyers by their numbers, a store to the buyers of its orders. */
export function CouponGive({ owner, coupon, onClose }: CouponGiveProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const may = useMay();
  const say = useToast();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<Give>(couponSend.give);
  useDone(result, ({ data }) => {
    const [given, skipped] = [number(data.given), number(data.skipped)];
    say({ tone: 'good', text: t`Given to buyers: ${given}. Already had as many as allowed: ${skipped}.` });
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  const numbers = typed.split(/[\s,;，；、]+/).filter(Boolean);
  const isStore = owner === 'store';
  const name = coupon.couponName;
  return (
    <QuestionDialog
      title={t`Give “${name}”`}
      warning={t`Each buyer receives one more coupon, unless they already have as many as one buyer can have.`}
      yes={t({ message: 'Give', comment: 'Button: gives a coupon to buyers' })}
      busy={busy}
      refusal={refusal}
      typed={typed !== ''}
      onYes={() => {
        setChecked(true);
        const whom = isStore ? { orderNumbers: numbers } : { userIds: numbers };
        if (numbers.length > 0) send({ couponId: coupon.couponId, ...whom });
      }}
      onClose={onClose}
    >
      {!isStore && may('people') ? (
        <FindField
          label={t`Find a buyer`}
          find={buyersNamed}
          keyOf={({ userId }) => userId}
          render={(buyer) => (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setTyped((now) => [...now.split('\n').filter(Boolean), String(buyer.userId)].join('\n'))}
            >
              <bdi>{buyer.nickName}</bdi> · <bdi>{buyer.userName}</bdi>
            </Button>
          )}
        />
      ) : null}
      <TextArea
        label={isStore ? t`Order numbers` : t`Numbers of the buyers`}
        hint={
          isStore
            ? t`The buyers of these orders receive it. One number a line.`
            : t`One number a line. A buyer’s number is at the end of the address of the buyer’s page.`
        }
        rows={4}
        dir="ltr"
        value={typed}
        error={(checked && numbers.length === 0 ? t`Enter at least one number.` : null) ?? Object.values(refusal?.fields ?? {})[0]}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
