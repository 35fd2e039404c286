import { QuestionDialog, call, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { FieldError, RadioCard, TextInput, useToast } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { inquiriesSend } from '../pages/inquiries/inquiries-resource.ts';

type Shop = Output<'GET /platform/inquiry/stores'>['stores'][number];

/** The open stores that are found by what is typed; the answers to earlier words are dropped. */
function useStores(q: string): readonly Shop[] | null {
  const [found, setFound] = useState<readonly Shop[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void call('GET /platform/inquiry/stores', { q }, { signal: stop.signal })
      .then((answer) => setFound(answer.code === code.ok ? answer.data.stores : []))
      .catch(() => undefined);
    return () => stop.abort();
  }, [q]);
  return found;
}

/** Asks which store is to answer an inquiry. */
export function InquiryPass({ inquiryId, onClose }: { inquiryId: number; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [checked, setChecked] = useState(false);
  const shops = useStores(q.trim());
  const { send, busy, result } = useSend<'PUT /platform/inquiry/pass'>(inquiriesSend.pass);
  useDone(result, () => {
    say({ tone: 'good', text: t`Inquiry passed to the store` });
    onClose();
  });
  const shopId = shops?.some((shop) => shop.shopId === chosen) ? chosen : null;
  return (
    <QuestionDialog
      title={t`Which store should answer?`}
      yes={t`Pass it to this store`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => {
        setChecked(true);
        if (shopId !== null) send({ inquiryId, shopId });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t`Name, firm, city or number of the store`}
        autoComplete="off"
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <fieldset className="grid gap-2" aria-busy={shops === null || undefined}>
        <legend className="sr-only">{t`Stores found`}</legend>
        {shops?.map((shop) => (
          <RadioCard
            key={shop.shopId}
            name="shop"
            title={shop.shopName}
            detail={shop.city}
            checked={chosen === shop.shopId}
            onChange={() => setChosen(shop.shopId)}
          />
        ))}
        {shops?.length === 0 ? <p className="text-sm text-ink-2">{t`No open store matches`}</p> : null}
        <FieldError>{checked && shopId === null ? t`Choose a store.` : null}</FieldError>
      </fieldset>
    </QuestionDialog>
  );
}
