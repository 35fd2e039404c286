import { Section } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, StatusTag } from '@kyakhta/ui';

const names = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10', 'I11', 'I12'] as const;

type InvariantsProps = { checked: readonly { invariant: string; ok: boolean }[] };

/** What is checked, each rule in plain words with its result. */
export function Invariants({ checked }: InvariantsProps) {
  const { t } = useLingui();
  const meanings: Record<(typeof names)[number], string> = {
    I1: t`Every entry, and every currency over all accounts, sums to zero. Nothing is ever changed or deleted.`,
    I2: t`The escrow of an open order is exactly what was paid for it, with the platform’s part, less what has gone back; that of any other order is empty.`,
    I3: t`Balances and stock equal the sum of their movements, are never below zero, and reserved stock equals the open reservations.`,
    I4: t`No order is paid twice, and each payment equals its parts and what was captured.`,
    I5: t`Escrow is released once, and only for a completed order.`,
    I6: t`Every payment belongs to orders or to one top-up of a balance; no money waits without one.`,
    I7: t`Points granted, less spent and expired, equal the points people have.`,
    I8: t`Every order is in the state its recorded changes lead to, and each change starts where the previous one ended.`,
    I9: t`The frozen prices, reductions and freight of the lines reproduce what was charged, to the cent.`,
    I10: t`An order proceeds only with both signatures of its contract, and every seal is valid.`,
    I11: t`Numbers of invoices run without a gap, and each invoice is the sum of its orders.`,
    I12: t`A paid order of vouchers has one for each piece, and waits exactly while one can be used; what is void has gone back.`,
  };
  const results = new Map(checked.map(({ invariant, ok }) => [invariant, ok]));
  return (
    <Section title={t`What is checked`}>
      <ul className="grid divide-y divide-line">
        {names.map((name) => (
          <li
            key={name}
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-2 gap-y-1 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[2rem_minmax(0,1fr)_auto]"
          >
            <span className="font-semibold text-ink-3" dir="ltr">
              {name}
            </span>
            <span>{meanings[name]}</span>
            <span className="col-start-2 sm:col-start-3">
              <Result ok={results.get(name)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Result({ ok }: { ok: boolean | undefined }) {
  const { t } = useLingui();
  if (ok === undefined)
    return (
      <StatusTag tone="plain" icon={Clock}>
        {t({ message: 'Not in use yet', comment: 'Result of a check: this part of the product does not run yet' })}
      </StatusTag>
    );
  return ok ? (
    <StatusTag tone="good" icon={CircleCheck}>
      {t({ message: 'Holds', comment: 'Result of a check' })}
    </StatusTag>
  ) : (
    <StatusTag tone="act" icon={CircleX}>
      {t({ message: 'Broken', comment: 'Result of a check' })}
    </StatusTag>
  );
}
