import { call } from '@kyakhta/console';
import { code, deliveryType } from '@kyakhta/contract/values';
import { useRef, useState } from 'react';
import type { CheckedRow } from '../pages/orders/waybill-rows.ts';

/** What became of a row. `already`: the order has a package with this waybill · `unsure`: no answer came. */
export type WaybillOutcome =
  | { readonly is: 'waits' | 'sending' | 'shipped' | 'already' | 'unsure' }
  | { readonly is: 'refused'; readonly reason: string };

/** Sends one row. What its file has done before is found by the waybill, so that the same file twice ships nothing twice. */
async function shipRow(row: CheckedRow): Promise<WaybillOutcome> {
  const order = await call('GET /shop/admin/order/info/{orderNumber}', { orderNumber: row.orderNumber });
  if (order.code !== code.ok) return { is: 'refused', reason: order.msg };
  const known = order.data.packages.flatMap(({ dvyFlowId, formerWaybills }) => [dvyFlowId, ...formerWaybills.map((f) => f.dvyFlowId)]);
  if (known.includes(row.waybill)) return { is: 'already' };
  const answer = await call('PUT /shop/admin/order/delivery', {
    orderNumber: row.orderNumber,
    dvyType: deliveryType.courier,
    packages: [{ dvyId: row.dvyId, dvyFlowId: row.waybill }],
  });
  if (answer.code === code.ok) return { is: 'shipped' };
  return answer.code === code.serverError ? { is: 'unsure' } : { is: 'refused', reason: answer.msg };
}

/** Rows of a file, shipped one after the other; those that are refused do not hold up the rest. */
export function useWaybills(rows: readonly CheckedRow[]) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, WaybillOutcome>>(new Map());
  const [running, setRunning] = useState(false);
  const started = useRef(false);
  const ship = async () => {
    if (started.current) return;
    started.current = true;
    setRunning(true);
    for (const row of rows.filter(({ fault }) => fault === null)) {
      setOutcomes((all) => new Map(all).set(row.line, { is: 'sending' }));
      const outcome = await shipRow(row);
      setOutcomes((all) => new Map(all).set(row.line, outcome));
    }
    setRunning(false);
  };
  return { outcomes, running, ship };
}
