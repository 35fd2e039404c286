import { useLingui } from '@lingui/react/macro';
import { Money } from '@kyakhta/ui';
import type { IncomingView } from './payment.server.ts';

/** What is to come by bank, what of it has come, what of that is being checked, and what is still missing. */
export function TransferLedger({ total, incoming: { received, checking, missing } }: { total: string | null; incoming: IncomingView }) {
  const { t } = useLingui();
  const rows = [
    { label: t`Sum`, value: total },
    { label: t({ message: 'Received', context: 'money', comment: 'Before an amount that came by bank' }), value: received },
    { label: t({ message: 'Being checked', comment: 'Before an amount that came by bank' }), value: checking },
    { label: t`Still to transfer`, value: received === null ? null : missing },
  ];
  return (
    <dl className="grid gap-1.5 text-sm">
      {rows.map(({ label, value }) =>
        value === null ? null : (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <Money>{value}</Money>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
