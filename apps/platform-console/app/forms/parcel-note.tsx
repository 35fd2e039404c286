import { QuestionDialog, useDone, useSend, useTooShort } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { deliveryType, languageTag, orderStatus, parcelNoteMax, reasonChars, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { RadioCard, TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ordersSend } from '../pages/orders/orders-resource.ts';

type Order = Output<'GET /platform/order/info/{orderNumber}'>;
const onItsWay: readonly number[] = [orderStatus.partlyShipped, orderStatus.pendingReceipt];

/** A parcel takes events as long as it is under way with a carrier. */
export const canNote = (order: Order, parcel: Order['packages'][number]): boolean =>
  onItsWay.includes(order.status) && parcel.signedTime === null && parcel.dvyType === deliveryType.courier;

/** Tells buyer and store, each in their language, what holds a parcel up, or that it goes on. */
export function ParcelNote({ orderDeliveryId, onClose }: { orderDeliveryId: number; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/order/parcelNote'>(ordersSend.parcelNote);
  const [problem, setProblem] = useState(true);
  const [words, setWords] = useState({ wordsRu: '', wordsZh: '', wordsEn: '' });
  const [checked, setChecked] = useState(false);
  useDone(result, () => {
    say({ tone: 'good', text: t`The buyer and the store can see it now` });
    void revalidate();
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  const fields: readonly { name: keyof typeof words; locale: Locale; label: string; isNeeded: boolean }[] = [
    { name: 'wordsRu', locale: 'ru', label: t`In Russian`, isNeeded: true },
    { name: 'wordsZh', locale: 'zh_CN', label: t`In Chinese`, isNeeded: true },
    { name: 'wordsEn', locale: 'en', label: t`In English (optional)`, isNeeded: false },
  ];
  const tooShort = useTooShort();
  const faultOf = (text: string, isNeeded: boolean): string | null =>
    isNeeded || text.trim() !== '' ? tooShort(text, reasonChars.min) : null;
  return (
    <QuestionDialog
      title={t`Parcel update`}
      yes={t`Send update`}
      busy={busy}
      refusal={refusal}
      onYes={() => {
        setChecked(true);
        if (fields.some(({ name, isNeeded }) => faultOf(words[name], isNeeded) !== null)) return;
        send({ orderDeliveryId, problem, ...words });
      }}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">{t`What has happened`}</legend>
        <RadioCard
          name="problem"
          title={t`A problem in transit`}
          detail={t`The buyer and the store are also notified by email.`}
          checked={problem}
          onChange={() => setProblem(true)}
        />
        <RadioCard
          name="problem"
          title={t`Problem resolved`}
          detail={t`It is in transit again.`}
          checked={!problem}
          onChange={() => setProblem(false)}
        />
      </fieldset>
      {fields.map(({ name, locale, label, isNeeded }) => (
        <TextArea
          key={name}
          label={label}
          lang={languageTag[locale]}
          rows={2}
          maxLength={parcelNoteMax}
          value={words[name]}
          error={(checked ? faultOf(words[name], isNeeded) : null) ?? refusal?.fields[name]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setWords((now) => ({ ...now, [name]: value }));
          }}
        />
      ))}
    </QuestionDialog>
  );
}
