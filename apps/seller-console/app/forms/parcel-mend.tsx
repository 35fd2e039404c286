import { QuestionDialog, useDone, useSend, type Parcel } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { readWaybill, undoMinutes, waybillSigns } from '@kyakhta/contract/values';
import { Button, Select, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ordersSend } from '../pages/orders/orders-resource.ts';

export type Courier = { dvyId: number; dvyName: string };
type Mended = { parcel: Parcel; onClose: () => void };

/** What the store may put right about a package it has sent: the waybill, and within half an hour that it was sent at all. */
export function ParcelMend({ parcel, couriers }: { parcel: Parcel; couriers: readonly Courier[] }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'waybill' | 'undo' | null>(null);
  const onClose = () => setAsked(null);
  if (!parcel.canCorrect && !parcel.canUndo) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {parcel.canCorrect ? (
        <Button size="sm" variant="ghost" onClick={() => setAsked('waybill')}>
          {t`Correct the waybill`}
        </Button>
      ) : null}
      {parcel.canUndo ? (
        <Button size="sm" variant="ghost" onClick={() => setAsked('undo')}>
          {t`Cancel the shipment`}
        </Button>
      ) : null}
      {asked === 'waybill' ? <Correct parcel={parcel} couriers={couriers} onClose={onClose} /> : null}
      {asked === 'undo' ? <Undo parcel={parcel} onClose={onClose} /> : null}
    </div>
  );
}

function Correct({ parcel, couriers, onClose }: Mended & { couriers: readonly Courier[] }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/order/waybill'>(ordersSend.waybill);
  const [dvyId, setDvyId] = useState(parcel.dvyId ?? 0);
  const [waybill, setWaybill] = useState(parcel.dvyFlowId);
  const [checked, setChecked] = useState(false);
  useDone(result, () => {
    say({ tone: 'good', text: t`Waybill corrected; the buyer is notified` });
    void revalidate();
    onClose();
  });
  const read = readWaybill(waybill);
  const problem = waybillSigns.test(read)
    ? null
    : t`A waybill number has 4 to 64 Latin letters, digits or hyphens. Check what you entered.`;
  return (
    <QuestionDialog
      title={t`Correct the waybill`}
      warning={t`The package is tracked by the new number from now on, and the buyer is notified by email.`}
      yes={t`Save the waybill`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      typed={dvyId !== parcel.dvyId || read !== parcel.dvyFlowId}
      onYes={() => {
        setChecked(true);
        if (problem === null) send({ orderDeliveryId: parcel.orderDeliveryId, dvyId, dvyFlowId: read });
      }}
      onClose={onClose}
    >
      <Select label={t`Courier`} required value={String(dvyId)} onChange={(event) => setDvyId(Number(event.currentTarget.value))}>
        {couriers.map((courier) => (
          <option key={courier.dvyId} value={courier.dvyId}>
            {courier.dvyName}
          </option>
        ))}
      </Select>
      <TextInput
        label={t`Waybill`}
        required
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        value={waybill}
        error={checked ? (problem ?? undefined) : undefined}
        onChange={(event) => setWaybill(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}

function Undo({ parcel, onClose }: Mended) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/order/undoDelivery'>(ordersSend.undoDelivery);
  useDone(result, () => {
    say({ tone: 'good', text: t`Shipment cancelled; the goods are to be shipped again` });
    void revalidate();
    onClose();
  });
  return (
    <QuestionDialog
      title={t`Have the goods not left yet?`}
      warning={t`They are back in stock and reserved for this order, and the buyer is notified by email. This is possible for ${undoMinutes} minutes after shipping, until the carrier reports on the package.`}
      yes={t`Cancel the shipment`}
      danger
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ orderDeliveryId: parcel.orderDeliveryId })}
      onClose={onClose}
    />
  );
}
