import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Card, Lock, PackageCheck, ShieldCheck, Truck } from '@kyakhta/ui';
import { useClaimDays } from '../shell/claim-days.ts';

/** What protects the money, in the order it happens. */
export function EscrowSteps() {
  const { t } = useLingui();
  const claimDays = useClaimDays();
  const claim = t`${plural(claimDays, { one: '# day to claim. If something is wrong, we pay you first.', other: '# days to claim. If something is wrong, we pay you first.' })}`;
  const steps = [
    { key: 'pay', Icon: Lock, title: t`You pay into escrow`, text: t`Kyakhta holds the money. The supplier doesn’t have it yet.` },
    { key: 'ship', Icon: Truck, title: t`The supplier ships`, text: t`Our line transports the cartons and clears customs.` },
    { key: 'check', Icon: PackageCheck, title: t`You receive and check`, text: claim },
    {
      key: 'release',
      Icon: Banknote,
      title: t`The supplier is paid`,
      text: t`Only after you confirm receipt, or once the claim period ends without a claim.`,
    },
  ];
  return (
    <Card as="section" id="escrow" aria-labelledby="escrow-title" className="shadow-2">
      <h2 id="escrow-title" className="flex items-center gap-3 border-b border-line pb-4 text-lg font-semibold">
        <span className="grid size-10 place-items-center rounded-2 bg-brand-soft text-brand">
          <ShieldCheck aria-hidden className="size-5" />
        </span>
        {t`Your money, step by step`}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ key, Icon, title, text }) => (
          <li key={key} className="flex gap-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
              <Icon aria-hidden className="size-4" />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
